import type { Computing } from "../../network/openFile.ts";
import { wait } from "../../network/request.ts";
import type { ReportProgress } from "../../tasks/sharedTask.ts";

/** Pauses between requests to a server that is still computing. */
const firstPause = 300;
const maxPause = 2000;

/** Polls until the run is ready. There is no limit as long as the server answers. */
export async function waitUntilComputed<Found extends { readonly kind: "file" | "table" }>(
  ask: () => Promise<Found | Computing>,
  signal: AbortSignal,
  report: ReportProgress,
): Promise<Found> {
  for (let pause = firstPause; ; pause = Math.min(1.5 * pause, maxPause)) {
    const answer = await ask();
    if (answer.kind !== "computing") return answer;
    report(answer.progress, "computing");
    await wait(answer.pause ?? pause, signal);
  }
}
