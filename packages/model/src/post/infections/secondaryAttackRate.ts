// Share of household members who become contagious after an index case (model specification 8.8). A
// household is one home container. Its first contagious person is the index case; everybody who
// follows before the index case recovers counts once, on the day of the index case. Counts the
// whole region.
import { notReached, type Table } from "@episcope/common";
import type { City } from "../../city/city.ts";
import type { InfectionLog } from "../../run/results/infectionLog.ts";
import { cityFacts } from "../cityFacts.ts";
import { count, dayAndDate, makeTable, numberColumn } from "../columns.ts";
import type { RunRecord } from "../runRecord.ts";
import { halfWeek, thursdays } from "../weeks.ts";

export function secondaryAttackRate({
  log,
  city,
  startDay,
  dayCount,
}: Omit<RunRecord, "strains">): Table {
  const { exposed, infected } = householdCases(log, city, dayCount);
  const middles = thursdays(startDay, dayCount);
  const rate = Float64Array.from(
    middles,
    (middle) => weekSum(infected, middle) / weekSum(exposed, middle),
  );
  return makeTable(middles.length, [...dayAndDate(startDay, middles), numberColumn("rate", rate)]);
}

interface HouseholdCases {
  /** People who live with the index cases of a day. */
  readonly exposed: Uint32Array;
  /** Those of them who became contagious. */
  readonly infected: Uint32Array;
}

function householdCases(log: InfectionLog, city: City, dayCount: number): HouseholdCases {
  const { householdSizes: size } = cityFacts(city);
  const { home: homes } = city;
  const { person: people, contagiousDay, recoveredDay } = log;
  const exposed = new Uint32Array(dayCount + 1);
  const infected = new Uint32Array(dayCount + 1);
  /** By home: the index case (episode + 1), and the day on which its last case is over. */
  const index = new Uint32Array(city.containerCount);
  const over = new Uint16Array(city.containerCount);
  /** By person: the index case (episode + 1) for which somebody has been counted. */
  const countedFor = new Uint32Array(city.personCount);

  const order = byContagiousDay(log, dayCount);
  for (let place = 0; place < order.length; place++) {
    const episode = order[place] ?? 0;
    const person = people[episode] ?? 0;
    const home = homes[person] ?? 0;
    const housemates = (size[home] ?? 0) - 1;
    if (housemates < 1) continue;
    const day = contagiousDay[episode] ?? notReached;
    const recovered = recoveredDay[episode] ?? notReached;
    const lastOver = over[home] ?? 0;
    if (day >= lastOver) {
      index[home] = episode + 1;
      countedFor[person] = episode + 1;
      exposed[day] = (exposed[day] ?? 0) + housemates;
    } else {
      const first = index[home] ?? 0;
      const isInTime = day < (recoveredDay[first - 1] ?? 0);
      if (isInTime && countedFor[person] !== first) {
        countedFor[person] = first;
        count(infected, contagiousDay[first - 1] ?? notReached);
      }
    }
    if (recovered > lastOver) over[home] = recovered;
  }
  return { exposed, infected };
}

/** Episodes that became contagious, by that day; those of one day in the order of the log. */
function byContagiousDay(log: InfectionLog, dayCount: number): Uint32Array {
  const starts = new Uint32Array(dayCount + 2);
  for (let episode = 0; episode < log.count; episode++) {
    const day = log.contagiousDay[episode] ?? notReached;
    if (day <= dayCount) count(starts, day + 1);
  }
  for (let day = 1; day < starts.length; day++) {
    starts[day] = (starts[day] ?? 0) + (starts[day - 1] ?? 0);
  }
  const order = new Uint32Array(starts[dayCount + 1] ?? 0);
  for (let episode = 0; episode < log.count; episode++) {
    const day = log.contagiousDay[episode] ?? notReached;
    if (day > dayCount) continue;
    const place = starts[day] ?? 0;
    order[place] = episode;
    starts[day] = place + 1;
  }
  return order;
}

function weekSum(daily: Uint32Array, middle: number): number {
  let sum = 0;
  for (let day = middle - halfWeek; day <= middle + halfWeek; day++) sum += daily[day] ?? 0;
  return sum;
}
