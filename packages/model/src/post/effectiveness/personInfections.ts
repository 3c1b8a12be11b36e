// The infections of each person, found without a search through the log.
import { imported, notReached } from "@episcope/common";
import type { InfectionLog } from "../../run/results/infectionLog.ts";

export interface PersonInfections {
  /** By person: episode + 1 of the latest infection, 0 if there was none. */
  readonly latest: Uint32Array;
  /** By episode: episode + 1 of the infection of the same person before it, or 0. */
  readonly previous: Uint32Array;
  /** By person: day of the first infection, or never. */
  readonly firstDay: Uint16Array;
  /** By person: 1 if any infection came from outside. */
  readonly wasImported: Uint8Array;
}

export function personInfections(log: InfectionLog, personCount: number): PersonInfections {
  const latest = new Uint32Array(personCount);
  const previous = new Uint32Array(log.count);
  const firstDay = new Uint16Array(personCount).fill(notReached);
  const wasImported = new Uint8Array(personCount);
  for (let episode = 0; episode < log.count; episode++) {
    const person = log.person[episode] ?? 0;
    previous[episode] = latest[person] ?? 0;
    latest[person] = episode + 1;
    const day = log.day[episode] ?? notReached;
    if (day < (firstDay[person] ?? 0)) firstDay[person] = day;
    if (log.infector[episode] === imported) wasImported[person] = 1;
  }
  return { latest, previous, firstDay, wasImported };
}
