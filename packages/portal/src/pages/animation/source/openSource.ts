// Chooses the animation of the data root: ours, or files that others have published. Ours has
// priority.
import { isMissing } from "../../../data/network/fetchText.ts";
import type { AnimationSource, LoadOptions } from "./animationSource.ts";
import type { AnimationCalls } from "./animationWorker.ts";
import { openComputedAnimation } from "./computedAnimation.ts";
import { openPublishedAnimation } from "./published/publishedAnimation.ts";
import { computedFile } from "./published/publishedSearch.ts";

/** `folder` is that of the animations, with a trailing slash. */
export async function openSource(
  calls: AnimationCalls,
  folder: string,
  options: LoadOptions,
): Promise<AnimationSource> {
  const { signal } = options;
  const listed = await calls.call("findAnimation", { folder }, { signal });
  if (listed === "published") return await openPublishedAnimation(calls, folder, options);
  try {
    return await openComputedAnimation(calls, folder + computedFile, options);
  } catch (error) {
    const isUnknown = listed === "unknown" && isMissing(error);
    if (!isUnknown || !(await calls.call("hasPublished", { folder }, { signal }))) throw error;
    return await openPublishedAnimation(calls, folder, options);
  }
}
