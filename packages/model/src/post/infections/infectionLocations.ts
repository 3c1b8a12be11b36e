// Homes of all infected people of the region, for the infection map
// (run-data-format specification 7.2, and with which strain). Rows are in the order of the log,
// which is by day.
import { itemKey, key, stream, uniform } from "../../random/counterRandom.ts";
import { imported } from "../../run/results/infectionLog.ts";
import type { ResultTable } from "../../table.ts";
import { makeTable, numberColumn, textColumn } from "../columns.ts";
import { degreesAround } from "../coordinates.ts";
import type { RunRecord } from "../runRecord.ts";

/** Metres in each direction: homes are synthetic, and should look like it (model specification 8.14). */
const jitter = 50;
const decimals = 10_000;
const jitterKey = key(4711, stream.household);

export function infectionLocations({
  log,
  city,
  strains,
}: Pick<RunRecord, "log" | "city" | "strains">): ResultTable {
  const toDegrees = degreesAround(city.centre);
  const daysSinceStart = new Float64Array(log.count);
  const longitudes = new Float64Array(log.count);
  const latitudes = new Float64Array(log.count);
  const kinds = new Array<string>(log.count);
  const names = new Array<string>(log.count);
  for (let episode = 0; episode < log.count; episode++) {
    const person = log.person[episode] ?? 0;
    const home = city.home[person] ?? 0;
    // A person stays at one place, however often infected.
    const placeKey = itemKey(jitterKey, person);
    const east = (city.containerX[home] ?? 0) + jitter * (2 * uniform(placeKey, 0) - 1);
    const north = (city.containerY[home] ?? 0) + jitter * (2 * uniform(placeKey, 1) - 1);
    const { latitude, longitude } = toDegrees(east, north);
    daysSinceStart[episode] = (log.day[episode] ?? 1) - 1;
    longitudes[episode] = Math.round(longitude * decimals) / decimals;
    latitudes[episode] = Math.round(latitude * decimals) / decimals;
    kinds[episode] = log.infector[episode] === imported ? "import" : "normal";
    names[episode] = strains[log.strain[episode] ?? 0] ?? "";
  }
  return makeTable(log.count, [
    numberColumn("daysSinceStart", daysSinceStart),
    numberColumn("home_lon", longitudes),
    numberColumn("home_lat", latitudes),
    textColumn("infection_type", kinds),
    textColumn("strain", names),
  ]);
}
