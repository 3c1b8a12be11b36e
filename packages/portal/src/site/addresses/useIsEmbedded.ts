import { useLocation } from "react-router";
import { kindOfPath } from "./addresses.ts";

/** Whether a single plot is embedded in another site: without navigation and footer. */
export function useIsEmbedded(): boolean {
  const { pathname, search } = useLocation();
  const showsRuns = ["run", "legacy"].includes(kindOfPath(pathname));
  return showsRuns && Boolean(new URLSearchParams(search).get("embed"));
}
