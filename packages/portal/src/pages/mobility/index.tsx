import { useLocation } from "react-router";
import { askAhead } from "./askAhead.ts";
import { MobilityPage } from "./MobilityPage.tsx";
import { readMobilityPath } from "./mobilityPath.ts";

askAhead(window.location.pathname);

export function Component() {
  return <MobilityPage place={readMobilityPath(useLocation().pathname)} />;
}
