import { useLocation } from "react-router";
import { kindOfPath } from "./addresses.ts";

/** Whether a single plot is embedded in another site: without navigation and footer. */
export function useIsEmbedded(): boolean {
  const { pathname, search } = useLocation();
  // The query first: hardly any has it, and the kind of a path takes dozens of comparisons.
  const isAsked = Boolean(new URLSearchParams(search).get("embed"));
  return isAsked && ["run", "legacy"].includes(kindOfPath(pathname));
}
