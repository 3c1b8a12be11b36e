// Position and state of one person without computing everybody's: for the followed person and for
// both ends of an arc.
import { type Moment, staysHome } from "../../../maps/people/peopleAt.ts";
import type { StateChanges } from "../../../maps/people/stateChanges.ts";
import type { PeopleTracks } from "../../../maps/people/tracks.ts";

export interface ShownPeople {
  readonly tracks: PeopleTracks;
  readonly changes: StateChanges;
  /** Where people with symptoms stay. */
  readonly homes: { readonly x: Float32Array; readonly y: Float32Array };
}

/** Filled in place, because it is needed in every frame. */
export interface PersonPosition {
  x: number;
  y: number;
}

export function stateOf({ changes }: ShownPeople, person: number, time: number): number {
  const { start, time: times, state } = changes;
  let found = 0;
  for (let at = start[person] ?? 0; at < (start[person + 1] ?? 0); at++) {
    if ((times[at] ?? 0) > time) break;
    found = state[at] ?? 0;
  }
  return found;
}

export function locate(
  people: ShownPeople,
  person: number,
  moment: Moment,
  into: PersonPosition,
): void {
  if (staysHome(stateOf(people, person, moment.time))) {
    into.x = people.homes.x[person] ?? 0;
    into.y = people.homes.y[person] ?? 0;
    return;
  }
  const { start, tick, x, y } = people.tracks;
  // Binary search for the last corner passed.
  let corner = start[person] ?? 0;
  let behind = start[person + 1] ?? 0;
  const end = behind - 1;
  while (behind - corner > 1) {
    const middle = (corner + behind) >> 1;
    if ((tick[middle] ?? 0) <= moment.tick) corner = middle;
    else behind = middle;
  }
  const next = Math.min(corner + 1, end);
  const from = tick[corner] ?? 0;
  const duration = (tick[next] ?? 0) - from;
  const share = duration > 0 ? Math.min(1, Math.max(0, (moment.tick - from) / duration)) : 0;
  into.x = (x[corner] ?? 0) + share * ((x[next] ?? 0) - (x[corner] ?? 0));
  into.y = (y[corner] ?? 0) + share * ((y[next] ?? 0) - (y[corner] ?? 0));
}
