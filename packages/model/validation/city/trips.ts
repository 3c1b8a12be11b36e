// Ways that people of the city make on a weekday, read from the visits alone.
import { secondsPerTick } from "@episcope/common";
import { type Activity, activities, code } from "../../src/activities.ts";
import { type City, wordsPerVisit } from "../../src/city/city.ts";
import { handOver } from "../../src/city/schedule/habits.ts";
import {
  bicycle,
  car,
  foot,
  lengthClass,
  type Mode,
  modes,
  pt,
  travelTicks,
} from "../../src/city/schedule/travel.ts";

/**
 * What is found per class; purposes as in the surveys: the way home belongs to what was done
 * before.
 */
export const purposes = [
  "work",
  "business",
  "education",
  "shopping",
  "errands",
  "leisure",
  "escort",
] as const;
type Purpose = (typeof purposes)[number];

export interface TripStatistics {
  readonly people: number;
  readonly leavingHome: number;
  readonly trips: number;
  /** Beeline. */
  readonly kilometres: number;
  readonly minutes: number;
  readonly modes: readonly number[];
  readonly lengths: readonly number[];
  readonly purposes: readonly number[];
  /** Beeline from home to work, km, ascending. */
  readonly commutes: Float64Array;
}

/** More people than that change nothing. */
const mostPeople = 200_000;

function purposeOf(activity: Activity): Purpose | undefined {
  if (activity === "work" || activity === "business" || activity === "errands") return activity;
  if (activity.startsWith("educ_")) return "education";
  if (activity.startsWith("shop_")) return "shopping";
  return activity.startsWith("leis") || activity === "visit" ? "leisure" : undefined;
}

const purposeByCode = activities.map((activity) => {
  const purpose = purposeOf(activity);
  return purpose === undefined ? -1 : purposes.indexOf(purpose);
});
const [businessNumber, escortNumber] = [purposes.indexOf("business"), purposes.indexOf("escort")];

/** Ways without a vehicle are known by their speed. */
function modeBySpeed(metres: number, ticks: number): Mode {
  let [best, smallest]: [Mode, number] = [foot, Number.POSITIVE_INFINITY];
  for (const mode of [foot, bicycle, car] as const) {
    const off = Math.abs(travelTicks(mode, metres) - ticks);
    if (off < smallest) [best, smallest] = [mode, off];
  }
  return best;
}

export function measureTrips(city: City): TripStatistics {
  const { personStart, visits } = city.templates[0];
  const byMode = modes.map(() => 0);
  const byLength = [0, 0, 0, 0, 0];
  const byPurpose = purposes.map(() => 0);
  const commutes: number[] = [];
  let [people, leavingHome, trips, metresSum, ticksSum] = [0, 0, 0, 0, 0];
  const stride = Math.max(1, Math.floor(city.residentCount / mostPeople));
  const distance = (a: number, b: number) => {
    const east = (city.containerX[a] ?? 0) - (city.containerX[b] ?? 0);
    const north = (city.containerY[a] ?? 0) - (city.containerY[b] ?? 0);
    return Math.sqrt(east * east + north * north);
  };
  const count = (mode: Mode, metres: number, ticks: number, purpose: number, times: number) => {
    trips += times;
    metresSum += times * metres;
    ticksSum += times * ticks;
    byMode[mode] = (byMode[mode] ?? 0) + times;
    const length = lengthClass(metres);
    byLength[length] = (byLength[length] ?? 0) + times;
    byPurpose[purpose] = (byPurpose[purpose] ?? 0) + times;
  };
  for (let person = 0; person < city.personCount; person += stride) {
    if (!city.districts[city.district[person] ?? 0]?.isCity) continue;
    people++;
    const [first, end] = [personStart[person] ?? 0, personStart[person + 1] ?? 0];
    const tripsBefore = trips;
    let before = first * wordsPerVisit;
    let rides = false;
    for (let visit = first + 1; visit < end; visit++) {
      const at = visit * wordsPerVisit;
      const activity = (visits[at + 3] ?? 0) & 0xff;
      if (activity === code.pt) {
        rides = true;
        continue;
      }
      const [from, to] = [visits[before + 1] ?? 0, visits[at + 1] ?? 0];
      const ticks = ((visits[at + 2] ?? 0) & 0xffff) - ((visits[before + 2] ?? 0) >>> 16);
      const origin = (visits[before + 3] ?? 0) & 0xff;
      // Another room of the same building.
      if (ticks === 0) {
        before = at;
        continue;
      }
      if (from === to) {
        const way = (ticks - handOver) / 2;
        const metres = escortMetres(city, person, way, distance);
        count(modeBySpeed(metres, way), metres, way, escortNumber, 2);
      } else {
        const metres = distance(from, to);
        const was = purposeByCode[origin] ?? -1;
        const isBack =
          to === city.home[person] || (was === businessNumber && activity === code.work);
        const purpose = isBack && was >= 0 ? was : (purposeByCode[activity] ?? -1);
        count(rides ? pt : modeBySpeed(metres, ticks), metres, ticks, purpose, 1);
        if (origin === code.home && activity === code.work) commutes.push(metres / 1000);
      }
      before = at;
      rides = false;
    }
    if (trips > tripsBefore) leavingHome++;
  }
  const shares = (counts: readonly number[]) => counts.map((n) => (100 * n) / trips);
  return {
    people,
    leavingHome: (100 * leavingHome) / people,
    trips: trips / people,
    kilometres: metresSum / 1000 / people,
    minutes: (ticksSum * secondsPerTick) / 60 / people,
    modes: shares(byMode),
    lengths: shares(byLength),
    purposes: shares(byPurpose),
    commutes: Float64Array.from(commutes).sort(),
  };
}

/**
 * A way that begins and ends at home leads to a small child's day care or school: to the one that
 * takes the same time.
 */
function escortMetres(
  city: City,
  person: number,
  way: number,
  distance: (a: number, b: number) => number,
): number {
  const { personStart, visits } = city.templates[0];
  const home = city.home[person] ?? 0;
  let [best, smallest] = [0, Number.POSITIVE_INFINITY];
  for (let child = person + 1; city.home[child] === home; child++) {
    const end = personStart[child + 1] ?? 0;
    for (let visit = personStart[child] ?? 0; visit < end; visit++) {
      const at = visit * wordsPerVisit;
      const activity = (visits[at + 3] ?? 0) & 0xff;
      if (activity !== code.educ_kiga && activity !== code.educ_primary) continue;
      const metres = distance(home, visits[at + 1] ?? 0);
      const mode = modeBySpeed(metres, way);
      const off = Math.abs(travelTicks(mode, metres) - way);
      if (off < smallest) [best, smallest] = [metres, off];
    }
  }
  return best;
}
