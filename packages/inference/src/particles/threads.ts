// Particles are advanced by threads, or by this one.
import { Worker } from "node:worker_threads";
import { type Advanced, Advancer, type AdvancerSource, type AdvanceTask } from "./advance.ts";

export interface Advancing {
  advance(task: AdvanceTask): Promise<Advanced>;
  /** How many tasks are worth giving at a time. */
  readonly width: number;
  close(): Promise<void>;
}

export function inThisThread(source: AdvancerSource): Advancing {
  const advancer = new Advancer(source);
  return {
    advance: async (task) => advancer.advance(task),
    width: 1,
    close: async () => {},
  };
}

/** `program` is the bundled worker. */
export function inThreads(source: AdvancerSource, program: URL, count: number): Advancing {
  const idle = Array.from({ length: count }, () => new Worker(program, { workerData: source }));
  const all = [...idle];
  const waiting: (() => void)[] = [];
  const taken = async (): Promise<Worker> => {
    const worker = idle.pop();
    if (worker) return worker;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return taken();
  };
  return {
    width: count,
    async advance(task) {
      const worker = await taken();
      const advanced = await new Promise<Advanced>((resolve, reject) => {
        worker.once("message", (message: Advanced) => {
          worker.off("error", reject);
          resolve(message);
        });
        worker.once("error", reject);
        worker.postMessage(task);
      });
      idle.push(worker);
      waiting.shift()?.();
      return advanced;
    },
    async close() {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}
