// Particles are advanced by threads, or by this one.
import { Worker } from "node:worker_threads";
import {
  type Advanced,
  Advancer,
  type AdvancerSource,
  type AdvanceTask,
  type ForecastTask,
} from "./advance.ts";

export interface Advancing {
  advance(task: AdvanceTask): Promise<Advanced>;
  forecast(task: ForecastTask): Promise<readonly number[]>;
  /** How many tasks are worth giving at a time. */
  readonly width: number;
  close(): Promise<void>;
}

export function inThisThread(source: AdvancerSource): Advancing {
  const advancer = new Advancer(source);
  return {
    advance: async (task) => advancer.advance(task),
    forecast: async (task) => advancer.forecast(task),
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
  const answer = async <Answer>(task: AdvanceTask | ForecastTask): Promise<Answer> => {
    const worker = await taken();
    const answered = await new Promise<Answer>((resolve, reject) => {
      worker.once("message", (message: Answer) => {
        worker.off("error", reject);
        resolve(message);
      });
      worker.once("error", reject);
      worker.postMessage(task);
    });
    idle.push(worker);
    waiting.shift()?.();
    return answered;
  };
  return {
    width: count,
    advance: (task) => answer<Advanced>(task),
    forecast: (task) => answer<readonly number[]>(task),
    async close() {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}
