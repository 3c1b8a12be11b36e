import type { PersonIndex } from "../bytes/personIndex.ts";
import type { PublishedTrips } from "../readTrips.ts";
import type { StateChanges } from "./tracks.ts";

export interface Joined {
  /** By person of the trips; people missing in the file are susceptible. */
  readonly changes: StateChanges;
  /** People with trips who are missing in the file. */
  readonly missing: number;
  /** People in the file who are not in the trips file, not even without a trip. */
  readonly unknown: number;
}

interface FileOfPeople {
  readonly people: PersonIndex;
  readonly changes: StateChanges;
}

export function joinChanges(
  { people, leftOut }: Pick<PublishedTrips, "people" | "leftOut">,
  file: FileOfPeople,
): Joined {
  const numbers = people.numbersIn(file.people);
  const missing = count(numbers, (number) => number < 0);
  const resting = count(leftOut.numbersIn(file.people), (number) => number >= 0);
  return {
    changes: reordered(file.changes, numbers),
    missing,
    unknown: file.people.count - (numbers.length - missing) - resting,
  };
}

/** The changes of these people, in this order; none for negative numbers. */
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
