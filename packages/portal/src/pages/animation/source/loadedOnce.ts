import { type ReportProgress, SharedTask } from "../../../data/tasks/sharedTask.ts";

/** Something that is loaded once for all who ask, and anew only after that failed. */
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
