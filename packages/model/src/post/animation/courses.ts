// Every infection of the first days of a run, person by person.
import {
  type InfectionCourses,
  type InfectionSources,
  imported,
  inVehicle,
  noPlace,
  notReached,
  ticksPerDay,
} from "@episcope/common";
import type { City } from "../../city/city.ts";
import type { InfectionLog } from "../../run/results/infectionLog.ts";
import type { PlaceNumbers } from "./places.ts";
import { type Course, UnloggedDays } from "./unloggedDays.ts";

/** Entries of the log up to a day, by person; the log itself is in the order of time. */
export function infectionsByPerson(log: InfectionLog, dayCount: number): readonly number[] {
  const entries = Array.from({ length: log.count }, (_, entry) => entry);
  return entries
    .filter((entry) => (log.day[entry] ?? 0) <= dayCount)
    .sort((a, b) => (log.person[a] ?? 0) - (log.person[b] ?? 0) || a - b);
}

export function coursesOf(
  log: InfectionLog,
  order: readonly number[],
  course: Course,
  dayCount: number,
): InfectionCourses {
  const unlogged = new UnloggedDays(log, course);
  const words = (read: (entry: number) => number) => Uint16Array.from(order, read);
  const days = (read: (entry: number) => number) =>
    words((entry) => {
      const day = read(entry);
      return day <= dayCount ? day : notReached;
    });
  const logged = (column: Uint16Array) => days((entry) => column[entry] ?? notReached);
  return {
    person: Uint32Array.from(order, (entry) => log.person[entry] ?? 0),
    day: words((entry) => log.day[entry] ?? 0),
    time: words((entry) => timeOf(log, entry)),
    strain: Uint8Array.from(order, (entry) => log.strain[entry] ?? 0),
    contagiousDay: logged(log.contagiousDay),
    symptomsDay: logged(log.symptomsDay),
    seriouslySickDay: logged(log.seriouslySickDay),
    criticalDay: logged(log.criticalDay),
    afterCriticalDay: days((entry) => unlogged.afterCritical(entry)),
    recoveredDay: logged(log.recoveredDay),
    susceptibleDay: days((entry) => unlogged.susceptible(entry)),
  };
}

/**
 * Infections of a day are at its end at the latest (model specification 1, step 11), and never in
 * the state of its beginning.
 */
function timeOf(log: InfectionLog, entry: number): number {
  if (log.infector[entry] === imported) return 0;
  return Math.min(ticksPerDay - 1, Math.max(1, log.tick[entry] ?? 0));
}

export function sourcesOf(
  { containerCount }: City,
  log: InfectionLog,
  order: readonly number[],
  numbers: PlaceNumbers,
): InfectionSources {
  const placeOf = (container: number) => {
    if (container >= containerCount) return noPlace;
    return numbers.isVehicle(container) ? inVehicle : numbers.of(container);
  };
  return {
    infector: Uint32Array.from(order, (entry) => log.infector[entry] ?? imported),
    place: Uint32Array.from(order, (entry) => placeOf(log.container[entry] ?? imported)),
  };
}
