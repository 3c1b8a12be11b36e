// The reproduction number by case (model specification 9.1, 9.2; table
// run-data-format specification 5.5): everybody counts on the day on which the infector became
// contagious, in the group of the activity in which the infected person was. The whole region
// counts, since chains of infection cross the limits of the city; imported cases count as
// infectors. Nothing is scaled. In the last two weeks or so infections are still to come, so R is
// too low there.
import { imported, notReached, type Table } from "@episcope/common";
import type { InfectionLog } from "../../run/results/infectionLog.ts";
import { count, dayAndDate, makeTable, numberColumn, textColumn } from "../columns.ts";
import type { RunDays } from "../runRecord.ts";
import { activityGroups, groupCount, groupOf } from "./activityGroups.ts";

export function rValues({ log, startDay, dayCount }: RunDays, scenario = ""): Table {
  const { contagious, caused } = countInfectors(log, dayCount);
  const newContagious = new Float64Array(dayCount);
  const rValue = new Float64Array(dayCount);
  const byGroup = activityGroups.map(() => new Float64Array(dayCount));
  for (let row = 0; row < dayCount; row++) {
    const infectors = contagious[row + 1] ?? 0;
    newContagious[row] = infectors;
    if (infectors === 0) continue;
    let total = 0;
    byGroup.forEach((values, group) => {
      const infections = caused[(row + 1) * groupCount + group] ?? 0;
      values[row] = infections / infectors;
      total += infections;
    });
    rValue[row] = total / infectors;
  }

  const simulationDays = Float64Array.from(rValue, (_, row) => row + 1);
  return makeTable(dayCount, [
    ...dayAndDate(startDay, simulationDays),
    numberColumn("rValue", rValue),
    numberColumn("newContagious", newContagious),
    textColumn("scenario", new Array<string>(dayCount).fill(scenario)),
    ...activityGroups.map((group, index) =>
      numberColumn(group, byGroup[index] ?? new Float64Array(dayCount)),
    ),
  ]);
}

interface Infectors {
  /** People who became contagious on a day. */
  readonly contagious: Uint32Array;
  /** Whom they infected, by day and group of activities. */
  readonly caused: Uint32Array;
}

function countInfectors(log: InfectionLog, dayCount: number): Infectors {
  const contagious = new Uint32Array(dayCount + 1);
  const caused = new Uint32Array((dayCount + 1) * groupCount);
  const { activity, contagiousDay, infectorEpisode } = log;
  for (let episode = 0; episode < log.count; episode++) {
    const day = contagiousDay[episode] ?? notReached;
    if (day <= dayCount) count(contagious, day);
    const source = infectorEpisode[episode] ?? imported;
    if (source >= log.count) continue;
    const sourceDay = contagiousDay[source] ?? notReached;
    if (sourceDay <= dayCount) count(caused, sourceDay * groupCount + groupOf(activity[episode]));
  }
  return { contagious, caused };
}
