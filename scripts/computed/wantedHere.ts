// The computed runs that the content of this repository asks for.
import { join } from "node:path";
import { Batteries } from "../../packages/portal/build/computed/runOfAddress.ts";
import { type WantedRun, wantedRuns } from "../../packages/portal/build/computed/wantedRuns.ts";
import { loadContent } from "../../packages/portal/build/content/loadContent.ts";

export function wantedHere(root: string): readonly WantedRun[] {
  const folder = join(root, "content");
  return wantedRuns(folder, loadContent(folder), {
    batteries: new Batteries(join(root, "scenarios")),
    // The build checks where pages lead to.
    calculators: undefined,
    hasPicture: () => true,
  });
}
