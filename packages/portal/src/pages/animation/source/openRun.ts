// The time lapse of a run: of a battery, or of the lab. Computed on request, like the run itself.
import { FetchError } from "../../../data/network/fetchError.ts";
import { readRunPath, runFileUrl } from "../run/runPath.ts";
import type { AnimationSource, LoadOptions } from "./animationSource.ts";
import type { AnimationCalls } from "./animationWorker.ts";
import { openComputedAnimation } from "./computedAnimation.ts";

/** `path` is what the address says. */
export async function openRun(
  calls: AnimationCalls,
  dataRoot: string,
  path: string,
  options: LoadOptions,
): Promise<AnimationSource> {
  const run = readRunPath(path);
  if (!run) throw new FetchError("missing", path.slice(0, 200));
  // Other animations do not need what reads run tables.
  const context = import("../../../viewer/address/runContext.ts").then(({ loadRunContext }) =>
    loadRunContext(run, options.signal),
  );
  return await openComputedAnimation(calls, runFileUrl(dataRoot, run), options, context);
}
