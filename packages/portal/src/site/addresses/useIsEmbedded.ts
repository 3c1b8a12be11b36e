import { useLocation } from "react-router";
import { kindOfPath } from "./addresses.ts";

/** One plot of a run page inside of another site: no navigation, no footer. */
export function useIsEmbedded(): boolean {
  const { pathname, search } = useLocation();
  const showsRuns = ["run", "legacy"].includes(kindOfPath(pathname));
  return showsRuns && Boolean(new URLSearchParams(search).get("embed"));
}
