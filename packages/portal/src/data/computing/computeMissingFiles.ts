// On a static site with published scenarios, the visitor's browser computes runs that are not
// published. Callers see no difference from a server that computes: 202 with progress, then the
// file.

import { Calls } from "../calls/calls.ts";
import { workerConnection } from "../calls/workerConnection.ts";
import { readConfig } from "../config.ts";
import { alsoLoadedBy } from "../network/loadedFiles.ts";
import { answerMissing } from "../network/request.ts";
import { computerCount } from "./computerCount.ts";
import { ComputingHost } from "./computingHost.ts";
import { isLabUrl } from "./labUrl.ts";
import type { computingMethods } from "./methods.ts";

/** Called in workers, which start further workers with the model when they are needed. */
export function computeMissingFiles(): void {
  const computers = Array.from(
    { length: computerCount(navigator) },
    () =>
      new Calls<typeof computingMethods>((events) =>
        workerConnection(
          new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
          events,
        ),
      ),
  );
  const host = new ComputingHost(readConfig, computers);
  // All load the same.
  alsoLoadedBy(async () => {
    const started = computers.find(({ isStarted }) => isStarted);
    return started ? await started.call("takeLoadedFiles", undefined) : [];
  });
  answerMissing({
    answer: (url, options) => host.answer(url, options),
    isOnlyHere: isLabUrl,
    abandon: (url) => host.abandon(url),
  });
}
