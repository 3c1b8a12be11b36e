// Where people go and how they are, as a painter takes it.
import type { Bounds } from "@episcope/common";
import type { Positions } from "../../homes.ts";

/**
 * Person p has the vertices from start[p] to start[p + 1], by time, and moves in straight lines
 * between them.
 */
export interface PeopleTracks {
  readonly start: Uint32Array;
  /** Of the day, ascending within a person. */
  readonly tick: Uint16Array;
  /** Metres east and north of the centre. */
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/**
 * Person p has the changes from start[p] to start[p + 1], by time; susceptible before the first
 * one.
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
