// A worker with the model for one call: it knows the language of scenario files.
import { Calls } from "../calls/calls.ts";
import { workerConnection } from "../calls/workerConnection.ts";
import type { computingMethods } from "../computing/methods.ts";

type ModelCalls = Calls<typeof computingMethods>;

export async function withModel<T>(use: (calls: ModelCalls) => Promise<T>): Promise<T> {
  const worker = new Worker(new URL("../computing/worker.ts", import.meta.url), { type: "module" });
  const calls: ModelCalls = new Calls((events) => workerConnection(worker, events));
  try {
    return await use(calls);
  } finally {
    worker.terminate();
  }
}
