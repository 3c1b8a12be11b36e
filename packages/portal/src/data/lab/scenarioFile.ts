// The scenario of the lab as a file for the command line: made by the worker with the model, which
// knows the language of scenario files.
import { Calls } from "../calls/calls.ts";
import { workerConnection } from "../calls/workerConnection.ts";
import type { LabFileContent } from "../computing/labRunJob.ts";
import type { computingMethods } from "../computing/methods.ts";

/** All scenarios are of one place. Undefined if the lab does not know it. */
export async function scenarioFile(content: LabFileContent): Promise<string | undefined> {
  const worker = new Worker(new URL("../computing/worker.ts", import.meta.url), { type: "module" });
  const calls = new Calls<typeof computingMethods>((events) => workerConnection(worker, events));
  try {
    return await calls.call("scenarioFile", content);
  } finally {
    worker.terminate();
  }
}
