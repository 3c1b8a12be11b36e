import { type ReportProgress, SharedTask } from "../../../data/tasks/sharedTask.ts";

/** Loads once for all callers, and again only after a failure. */
export class LoadedOnce<T> {
  #task: SharedTask<T> | undefined;

  get(
    { signal, report }: { readonly signal: AbortSignal; readonly report?: ReportProgress },
    load: (signal: AbortSignal, report: ReportProgress) => Promise<T>,
  ): Promise<T> {
    if (!this.#task || this.#task.hasFailed) this.#task = new SharedTask(load);
    return this.#task.join(signal, report);
  }
}
