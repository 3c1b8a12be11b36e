// Movement and health of people, in the form that the map draws.
import type { Bounds } from "@episcope/common";
import type { Positions } from "../../homes.ts";

/**
 * Person p has the vertices from start[p] to start[p + 1], in time order, and moves between them in
 * straight lines.
 */
export interface PeopleTracks {
  readonly start: Uint32Array;
  /** Tick of the day, ascending for each person. */
  readonly tick: Uint16Array;
  /** Metres east and north of the centre. */
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/**
 * Person p has the changes from start[p] to start[p + 1], in time order, and is susceptible before
 * the first.
 */
export interface StateChanges {
  readonly start: Uint32Array;
  /** Ticks since the beginning of day 1. */
  readonly time: Uint32Array;
  readonly state: Uint8Array;
}

/** Where everybody's day begins and ends. */
export function homesOf({ start, x, y }: PeopleTracks): Positions {
  const first = start.subarray(0, -1);
  return {
    x: Float32Array.from(first, (vertex) => x[vertex] ?? 0),
    y: Float32Array.from(first, (vertex) => y[vertex] ?? 0),
  };
}

export function boundsOf(x: Float32Array, y: Float32Array): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const value of x) {
    west = Math.min(west, value);
    east = Math.max(east, value);
  }
  for (const value of y) {
    south = Math.min(south, value);
    north = Math.max(north, value);
  }
  return { west, south, east, north };
}
