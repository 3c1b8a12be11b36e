import { useLocation } from "react-router";
import { MobilityPage } from "./MobilityPage.tsx";
import { readMobilityPath } from "./mobilityPath.ts";
import { preloadMobility } from "./preloadMobility.ts";

preloadMobility(window.location.pathname);

export function Component() {
  return <MobilityPage route={readMobilityPath(useLocation().pathname)} />;
}
