// Every infection of the first days of a run, person by person.
import { type City, ticksPerDay } from "../../city/city.ts";
import { type InfectionLog, imported, never } from "../../run/results/infectionLog.ts";
import type { PlaceNumbers } from "./places.ts";
import { type Course, UnloggedDays } from "./unloggedDays.ts";

/** By person, and where somebody is infected again by time. Days count from 1; they are never where they have not come. */
export interface Courses {
  readonly person: Uint32Array;
  readonly day: Uint16Array;
  /** Tick of that day: 0 for imports, more for all others. */
  readonly time: Uint16Array;
  readonly strain: Uint8Array;
  readonly contagiousDay: Uint16Array;
  readonly symptomsDay: Uint16Array;
  readonly seriouslySickDay: Uint16Array;
  readonly criticalDay: Uint16Array;
  /** Out of intensive care, seriously sick again. */
  readonly afterCriticalDay: Uint16Array;
  readonly recoveredDay: Uint16Array;
  /** No longer immune. */
  readonly susceptibleDay: Uint16Array;
}

export interface Sources {
  /** Person, or imported. */
  readonly infector: Uint32Array;
  /** Number of a place, inVehicle or noPlace. */
  readonly place: Uint32Array;
}

/** Where somebody was infected who did not catch it at a place: outside of the city, or in a vehicle. */
export const noPlace = 0xffffffff;
export const inVehicle = 0xfffffffe;

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
): Courses {
  const unlogged = new UnloggedDays(log, course);
  const words = (read: (entry: number) => number) => Uint16Array.from(order, read);
  const days = (read: (entry: number) => number) =>
    words((entry) => {
      const day = read(entry);
      return day <= dayCount ? day : never;
    });
  const logged = (column: Uint16Array) => days((entry) => column[entry] ?? never);
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
): Sources {
  const placeOf = (container: number) => {
    if (container >= containerCount) return noPlace;
    return numbers.isVehicle(container) ? inVehicle : numbers.of(container);
  };
  return {
    infector: Uint32Array.from(order, (entry) => log.infector[entry] ?? imported),
    place: Uint32Array.from(order, (entry) => placeOf(log.container[entry] ?? imported)),
  };
}
