// On a site of files that publishes scenarios, runs that are not published are computed by the
// visitor's browser. Whoever asks for them notices no difference to a server that computes: 202
// with progress, then the file.

import { Calls } from "../calls/calls.ts";
import { workerConnection } from "../calls/workerConnection.ts";
import { readConfig } from "../config.ts";
import { answerMissing } from "../network/request.ts";
import { ComputingHost } from "./computingHost.ts";
import type { computingMethods } from "./methods.ts";

/** For workers: they start one more, which has the model, when it is needed. */
export function computeWhatIsMissing(): void {
  const computer = new Calls<typeof computingMethods>((events) =>
    workerConnection(
      new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
      events,
    ),
  );
  const host = new ComputingHost(readConfig, computer);
  answerMissing((url, options) => host.answer(url, options));
}
