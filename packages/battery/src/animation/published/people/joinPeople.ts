// Files that name the same people in another order, brought into the order of the tracks.
import type { Positions } from "../../homes.ts";
import type { PersonIndex } from "../bytes/personIndex.ts";
import type { TimeLapse } from "../readTimeLapse.ts";
import type { PublishedTrips } from "../readTrips.ts";
import { homesOf, type StateChanges } from "./tracks.ts";

export interface Joined {
  /** By person of the trips; those who are not in the file are susceptible. */
  readonly changes: StateChanges;
  /** How many of the trips are not in the file. */
  readonly missing: number;
  /** How many of the file are not in the trips at all; those who make no trip are not meant. */
  readonly unknown: number;
}

interface FileOfPeople {
  readonly people: PersonIndex;
  readonly changes: StateChanges;
}

export function joinChanges(
  trips: Pick<PublishedTrips, "people" | "leftOut">,
  file: FileOfPeople,
): Joined {
  return joinBy(trips.people.numbersIn(file.people), trips.leftOut, file);
}

/** The numbers are those of the people of the trips in the file. */
function joinBy(numbers: Int32Array, leftOut: PersonIndex, file: FileOfPeople): Joined {
  const missing = count(numbers, (number) => number < 0);
  const resting = count(leftOut.numbersIn(file.people), (number) => number >= 0);
  return {
    changes: reordered(file.changes, numbers),
    missing,
    unknown: file.people.count - (numbers.length - missing) - resting,
  };
}

/** Positions and states of the time lapse; who is not in it stands where the day begins. */
export function joinTimeLapse(
  trips: PublishedTrips,
  lapse: TimeLapse,
): Joined & { readonly positions: Positions } {
  const numbers = trips.people.numbersIn(lapse.people);
  const homes = homesOf(trips.tracks);
  numbers.forEach((number, person) => {
    if (number < 0) return;
    homes.x[person] = lapse.positions.x[number] ?? 0;
    homes.y[person] = lapse.positions.y[number] ?? 0;
  });
  return { ...joinBy(numbers, trips.leftOut, lapse), positions: homes };
}

/** The changes of these numbers, one after the other; none for negative ones. */
function reordered({ start, time, state }: StateChanges, numbers: Int32Array): StateChanges {
  const starts = new Uint32Array(numbers.length + 1);
  let length = 0;
  numbers.forEach((number, person) => {
    if (number >= 0) length += (start[number + 1] ?? 0) - (start[number] ?? 0);
    starts[person + 1] = length;
  });
  const [times, states] = [new Uint32Array(length), new Uint8Array(length)];
  numbers.forEach((number, person) => {
    if (number < 0) return;
    const [from, to] = [start[number] ?? 0, start[number + 1] ?? 0];
    for (let at = from, into = starts[person] ?? 0; at < to; at++, into++) {
      times[into] = time[at] ?? 0;
      states[into] = state[at] ?? 0;
    }
  });
  return { start: starts, time: times, state: states };
}

function count(numbers: Int32Array, fits: (number: number) => boolean): number {
  return numbers.reduce((sum, number) => sum + (fits(number) ? 1 : 0), 0);
}
