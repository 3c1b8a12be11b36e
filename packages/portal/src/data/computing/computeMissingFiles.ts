// On a static site with published scenarios, the visitor's browser computes runs that are not
// published. Callers see no difference from a server that computes: 202 with progress, then the
// file.

import { Calls } from "../calls/calls.ts";
import { workerConnection } from "../calls/workerConnection.ts";
import { readConfig } from "../config.ts";
import { answerMissing } from "../network/request.ts";
import { ComputingHost } from "./computingHost.ts";
import type { computingMethods } from "./methods.ts";

/** Called in workers, which start another worker with the model when it is needed. */
export function computeMissingFiles(): void {
  const computer = new Calls<typeof computingMethods>((events) =>
    workerConnection(
      new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
      events,
    ),
  );
  const host = new ComputingHost(readConfig, computer);
  answerMissing((url, options) => host.answer(url, options));
}
