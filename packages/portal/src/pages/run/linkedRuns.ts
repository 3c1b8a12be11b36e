import home from "virtual:content/home";
import navigation from "virtual:content/navigation";
import { linkedPaths } from "../../site/addresses/linkedPaths.ts";

const linked = linkedPaths(navigation, home.runs);

/** Whether the navigation or a card of the home page links here. */
export function isLinkedRun(path: string): boolean {
  return linked.has(path.replace(/\/$/, ""));
}
