// Where people are infected, week by week (model specification 8.7, table
// run-data-format specification 5.6): mean of the seven days around each Thursday. The whole
// region, not scaled; imports have no place and are left out.
import { imported, type Table } from "@episcope/common";
import { count, dayAndDate, makeTable, numberColumn, textColumn } from "../columns.ts";
import type { RunDays } from "../runRecord.ts";
import { halfWeek, thursdays } from "../weeks.ts";
import { activityGroups, groupCount, groupOf } from "./activityGroups.ts";

export function infectionsPerActivity({ log, startDay, dayCount }: RunDays): Table {
  const daily = new Uint32Array((dayCount + 1) * groupCount);
  for (let episode = 0; episode < log.count; episode++) {
    if (log.infector[episode] === imported) continue;
    count(daily, (log.day[episode] ?? 0) * groupCount + groupOf(log.activity[episode]));
  }

  const middles = thursdays(startDay, dayCount);
  const rowCount = middles.length * groupCount;
  const infections = new Float64Array(rowCount);
  const infectionsShare = new Float64Array(rowCount);
  middles.forEach((middle, week) => {
    const sums = weekSums(daily, middle);
    const total = sums.reduce((sum, value) => sum + value, 0);
    sums.forEach((sum, group) => {
      infections[week * groupCount + group] = sum / 7;
      // NaN, "no value", in a week without infections.
      infectionsShare[week * groupCount + group] = sum / total;
    });
  });

  return makeTable(rowCount, [
    ...dayAndDate(
      startDay,
      middles.flatMap((day) => new Array<number>(groupCount).fill(day)),
    ),
    textColumn(
      "activity",
      middles.flatMap(() => activityGroups),
    ),
    numberColumn("infections", infections),
    numberColumn("infectionsShare", infectionsShare),
    // In the header only, as published.
    textColumn("scenario", new Array<string>(rowCount).fill("")),
  ]);
}

function weekSums(daily: Uint32Array, middle: number): Float64Array {
  const sums = new Float64Array(groupCount);
  for (let day = middle - halfWeek; day <= middle + halfWeek; day++) {
    for (let group = 0; group < groupCount; group++) {
      sums[group] = (sums[group] ?? 0) + (daily[day * groupCount + group] ?? 0);
    }
  }
  return sums;
}
