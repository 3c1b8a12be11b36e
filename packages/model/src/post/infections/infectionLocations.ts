// Homes of all infected people of the region, for the infection map
// (run-data-format specification 7.2, and with which strain). Rows are in the order of the log,
// which is by day.
import { homeJitter, imported, locationColumns, type Table } from "@episcope/common";
import { itemKey, key, stream, uniform } from "../../random/counterRandom.ts";
import { makeTable, numberColumn, textColumn } from "../columns.ts";
import { degreesFrom } from "../coordinates.ts";
import type { RunRecord } from "../runRecord.ts";

const decimals = 10_000;
const jitterKey = key(4711, stream.household);

export function infectionLocations({
  log,
  city,
  strains,
}: Pick<RunRecord, "log" | "city" | "strains">): Table {
  const toDegrees = degreesFrom(city.centre);
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
    const east = (city.containerX[home] ?? 0) + homeJitter * (2 * uniform(placeKey, 0) - 1);
    const north = (city.containerY[home] ?? 0) + homeJitter * (2 * uniform(placeKey, 1) - 1);
    const { latitude, longitude } = toDegrees(east, north);
    daysSinceStart[episode] = (log.day[episode] ?? 1) - 1;
    longitudes[episode] = Math.round(longitude * decimals) / decimals;
    latitudes[episode] = Math.round(latitude * decimals) / decimals;
    kinds[episode] = log.infector[episode] === imported ? "import" : "normal";
    names[episode] = strains[log.strain[episode] ?? 0] ?? "";
  }
  return makeTable(log.count, [
    numberColumn(locationColumns.day, daysSinceStart),
    numberColumn(locationColumns.longitude, longitudes),
    numberColumn(locationColumns.latitude, latitudes),
    textColumn(locationColumns.kind, kinds),
    textColumn(locationColumns.strain, names),
  ]);
}
