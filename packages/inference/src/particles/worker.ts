// The program of a thread that advances particles.
import { parentPort, workerData } from "node:worker_threads";
import { Advancer, type AdvancerSource, type AdvanceTask, type ForecastTask } from "./advance.ts";

/** For who starts threads with it. */
export const program = new URL(import.meta.url);

if (parentPort) {
  const port = parentPort;
  const advancer = new Advancer(workerData as AdvancerSource);
  port.on("message", (task: AdvanceTask | ForecastTask) =>
    port.postMessage("known" in task ? advancer.forecast(task) : advancer.advance(task)),
  );
}
