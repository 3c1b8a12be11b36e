// What the published files contain about one person: neither age nor district, infector or place of
// infection.
import type { PeopleTracks, StateChanges } from "@episcope/battery";
import { ticksPerDay } from "@episcope/common";
import type { Setting, Stay } from "../../person/personRecord.ts";

export interface PublishedPerson {
  readonly kind: "published";
  /** The id in the files. */
  readonly id: string;
  /** Undefined in the time lapse. */
  readonly stays: readonly Stay[] | undefined;
  readonly infection: PublishedInfection;
}

/** Unknown if the time lapse, the only source, is missing. */
export type PublishedInfection =
  | "never"
  | "unknown"
  /** Known only on that day. */
  | { readonly day: number; readonly tick: number | undefined };

/**
 * The day begins and ends at home; other places have no names. The mode of transport is unknown.
 */
export function staysOf({ start, tick, x, y }: PeopleTracks, person: number): Stay[] {
  const [first, end] = [start[person] ?? 0, start[person + 1] ?? 0];
  const isAt = (vertex: number, other: number) => x[vertex] === x[other] && y[vertex] === y[other];
  const stays: Stay[] = [];
  for (let vertex = first, last = first; vertex < end; vertex = last + 1) {
    last = vertex;
    while (last + 1 < end && isAt(last + 1, vertex)) last++;
    const setting: Setting = isAt(vertex, first)
      ? { kind: "home" }
      : { kind: "place", activity: "" };
    stays.push({ enter: tick[vertex] ?? 0, leave: tick[last] ?? 0, setting, mode: undefined });
  }
  return stays;
}

const infected = 1;

/** The tick of an infection on this day; undefined if it happened on another day or at 0:00. */
export function tickOfInfection(
  { start, time, state }: StateChanges,
  person: number,
): number | undefined {
  for (let at = start[person] ?? 0; at < (start[person + 1] ?? 0); at++) {
    const tick = (time[at] ?? 0) % ticksPerDay;
    if (state[at] === infected && tick > 0) return tick;
  }
  return undefined;
}
