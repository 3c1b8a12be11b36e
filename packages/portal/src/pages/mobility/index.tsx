import { useLocation } from "react-router";
import { kindOfPath } from "../../app/addresses.ts";
import { withoutBase } from "../../data/base.ts";
import { prepareReading } from "../../data/batteries.ts";
import { loadGermanyMap } from "../../maps/choropleth/areas-data/germanyMap.ts";
import { MobilityPage } from "./MobilityPage.tsx";
import { readMobilityPath } from "./mobilityPath.ts";

// While the page itself is still being put together. Whoever needs the map asks again, and hears of a fault then.
prepareReading();
if (kindOfPath(withoutBase(window.location.pathname)) === "mobilityCounties") {
  loadGermanyMap().catch(() => undefined);
}

/** How much people moved: by state and by county. */
export function Component() {
  return <MobilityPage place={readMobilityPath(useLocation().pathname)} />;
}
