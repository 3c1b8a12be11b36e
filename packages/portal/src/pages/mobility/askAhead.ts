// What the page needs, asked for while the app is still being put together. Whoever shows it asks again, joins in, and hears of a fault then.
import { mobilityPeriods } from "@episcope/battery";
import { initialLanguage } from "../../app/initialLanguage.ts";
import { withoutBase } from "../../data/base.ts";
import { prepareReading } from "../../data/batteries.ts";
import { loadMobility, loadMobilityText } from "../../data/mobility.ts";
import { loadGermanyMap } from "../../maps/choropleth/areas-data/germanyMap.ts";
import { readMobilityPath } from "./mobilityPath.ts";

export function askAhead(pathname: string): void {
  const { level, metric, period } = readMobilityPath(withoutBase(pathname));
  const ignore = () => undefined;
  prepareReading();
  const first = loadMobility({ level, metric, period });
  loadMobilityText(level, initialLanguage()).catch(ignore);
  if (level === "county") loadGermanyMap().catch(ignore);
  // The charts of the other periods stand further down.
  const others = mobilityPeriods.filter((other) => other !== period);
  first
    .then(() => Promise.all(others.map((other) => loadMobility({ level, metric, period: other }))))
    .catch(ignore);
}
