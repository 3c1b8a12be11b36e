import navigation from "virtual:content/navigation";
import cards from "virtual:content/run-cards";
import { linkedPaths } from "../../site/addresses/linkedPaths.ts";

const linked = linkedPaths(navigation, cards);

/** Whether the navigation or a card of the home page links here. */
export function isLinkedRun(path: string): boolean {
  return linked.has(path.replace(/\/$/, ""));
}
