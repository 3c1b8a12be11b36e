import navigation from "virtual:content/navigation";
import links from "virtual:content/run-links";
import { linkedPaths } from "../../site/addresses/linkedPaths.ts";

const linked = linkedPaths(navigation, links);

/** Whether the navigation or a card of the home page links here. */
export function isLinkedRun(path: string): boolean {
  return linked.has(path.replace(/\/$/, ""));
}
