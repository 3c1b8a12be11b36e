// Starts requests while the app is still starting. Components request the same again, join these
// requests and report failures.
import { type MobilityPeriod, mobilityPeriods } from "@episcope/battery";
import { loadMobility, loadMobilityText } from "../../data/mobility.ts";
import { prepareReading } from "../../data/runs/batteries.ts";
import { withoutBase } from "../../environment/base.ts";
import { initialLanguage } from "../../environment/initialLanguage.ts";
import { loadGermanyMap } from "../../maps/choropleth/areas-data/germanyMap.ts";
import { readMobilityPath } from "./mobilityPath.ts";

export function preloadMobility(pathname: string): void {
  const { level, metric, period } = readMobilityPath(withoutBase(pathname));
  const ignore = () => undefined;
  prepareReading();
  // The charts of the other periods are further down.
  const nextPeriods = mobilityPeriods.filter((other) => other !== period);
  const first = loadMobility({ level, metric, period }, { nextPeriods });
  loadMobilityText(level, initialLanguage()).catch(ignore);
  if (level === "county") loadGermanyMap().catch(ignore);
  const loadNext = (next: MobilityPeriod) => loadMobility({ level, metric, period: next });
  first.then(() => Promise.all(nextPeriods.map(loadNext))).catch(ignore);
}
