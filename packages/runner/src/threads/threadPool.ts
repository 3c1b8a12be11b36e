// Worker threads with one run at a time each. They start on demand and stay alive, because they
// hold cities and snapshots in memory. A thread that dies fails only its own run; the next run gets
// a new one.
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Compute, ComputeWatch, RunJob } from "@episcope/scenario";
import { helperFolders } from "../compute/helperFolders.ts";
import { removeFilesOfThread } from "../files/writeAtomically.ts";
import type { FromThread, ThreadData, ToThread } from "./messages.ts";
import { SharedCities } from "./sharedCities.ts";

export interface ThreadPoolOptions {
  /** The bundled program that threads run. */
  readonly program: URL;
  readonly data: ThreadData;
  onStored?(name: string, size: number): void;
  onWarning?(message: string): void;
}

interface Thread {
  readonly worker: Worker;
  /** When it has ended, and nothing of what it was writing is left. */
  readonly end: Promise<void>;
  /** The battery whose city and snapshot it has in memory. */
  battery: string;
}

/** A run failed, but its thread is still usable; the message is for visitors. */
class ComputeError extends Error {
  override readonly name = "ComputeError";

  constructor(message: string, trace: string | undefined) {
    super(message, { cause: Object.assign(new Error(message), { stack: trace }) });
  }
}

export class ThreadPool {
  readonly #options: ThreadPoolOptions;
  readonly #idle = new Set<Thread>();
  readonly #all = new Set<Thread>();
  readonly #cities = new SharedCities<Worker>((worker, cityName, city) =>
    worker.postMessage({ cityName, city } satisfies ToThread),
  );

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
  }

  /** Of the cities that all threads see. */
  get cityBytes(): number {
    return this.#cities.bytes;
  }

  /** Uses a thread for each job: limiting their number is up to the caller. */
  readonly compute: Compute = async (job, watch) => {
    watch.signal?.throwIfAborted();
    const thread = this.#takeThread(job.battery);
    try {
      await this.#ask(thread, job, watch);
      this.#idle.add(thread);
    } catch (error) {
      // A thread that has died or is still busy cannot be reused.
      if (error instanceof ComputeError && this.#all.has(thread)) this.#idle.add(thread);
      else await this.#end(thread);
      throw error;
    }
  };

  /** Starts a thread and warms it up, so that the first run finds compiled code. */
  warmUp(rehearsal?: RunJob): void {
    if (this.#all.size > 0) return;
    const thread = this.#startThread();
    this.#idle.add(thread);
    if (rehearsal)
      thread.worker.postMessage({ job: rehearsal, isRehearsal: true } satisfies ToThread);
  }

  /** Ends threads when cities and snapshots for later runs are written. */
  async finish(): Promise<void> {
    const ended = [...this.#idle].map(({ worker, end }) => {
      worker.postMessage("end" satisfies ToThread);
      return end;
    });
    await Promise.all(ended);
    await this.close();
  }

  /** At once: files that are not whole are removed. */
  async close(): Promise<void> {
    await Promise.all([...this.#all].map((thread) => this.#end(thread)));
  }

  #takeThread(battery: string): Thread {
    const idle = [...this.#idle];
    const thread = idle.find((each) => each.battery === battery) ?? idle[0] ?? this.#startThread();
    this.#idle.delete(thread);
    thread.battery = battery;
    return thread;
  }

  #startThread(): Thread {
    const { program, data } = this.#options;
    const worker = new Worker(program, { workerData: data });
    const { threadId } = worker;
    const exit = new Promise((exited) => worker.once("exit", exited));
    const end = exit.then(() => removeHelpersOf(threadId, data.cacheFolder));
    const thread = { worker, end, battery: "" };
    this.#all.add(thread);
    const forget = () => {
      this.#all.delete(thread);
      this.#idle.delete(thread);
      this.#cities.forget(worker);
    };
    // A thread cleans up after its run: these messages belong to no run.
    thread.worker.on("message", (message: FromThread) => {
      if (message.kind === "needsCity") this.#cities.ask(worker, message.name);
      if (message.kind === "city") this.#cities.take(message.name, message.city);
      if (message.kind === "stored") this.#options.onStored?.(message.name, message.size);
      if (message.kind === "warning") this.#options.onWarning?.(message.message);
    });
    // Without a listener, the death of an idle thread would end the process.
    thread.worker.on("error", forget);
    thread.worker.on("exit", forget);
    return thread;
  }

  #ask({ worker }: Thread, job: RunJob, watch: ComputeWatch): Promise<void> {
    const { signal } = watch;
    return new Promise<void>((resolve, reject) => {
      const onMessage = (message: FromThread) => {
        if (message.kind === "progress") watch.onProgress(message.share);
        if (message.kind === "file") watch.onFile(message.file, message.bytes);
        if (message.kind === "failed") fail(new ComputeError(message.message, message.trace));
        if (message.kind === "done") {
          stopListening();
          resolve();
        }
      };
      const fail = (error: Error) => {
        stopListening();
        reject(error);
      };
      const onError = (cause: Error) =>
        fail(new Error(`The computation broke off: ${cause.message}`, { cause }));
      const onExit = () => fail(new Error("The computation broke off: its thread ended."));
      const onAbort = () => fail(abortError(signal));
      const stopListening = () => {
        worker.off("message", onMessage);
        worker.off("error", onError);
        worker.off("exit", onExit);
        signal?.removeEventListener("abort", onAbort);
      };
      worker.on("message", onMessage);
      worker.on("error", onError);
      worker.on("exit", onExit);
      signal?.addEventListener("abort", onAbort, { once: true });
      worker.postMessage({ job } satisfies ToThread);
    });
  }

  async #end(thread: Thread): Promise<void> {
    this.#all.delete(thread);
    this.#idle.delete(thread);
    await thread.worker.terminate();
    await thread.end;
  }
}

async function removeHelpersOf(threadId: number, folder: string | undefined): Promise<void> {
  if (folder === undefined) return;
  for (const name of helperFolders) await removeFilesOfThread(join(folder, name), threadId);
}

function abortError(signal: AbortSignal | undefined): Error {
  return signal?.reason instanceof Error
    ? signal.reason
    : new Error("The computation was stopped.");
}
