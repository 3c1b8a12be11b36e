// Places of an animation: all containers but vehicles, which have no place of their own.
import { type AnimationPlaces, type Bounds, largestCoordinate } from "@episcope/common";
import { code } from "../../activities.ts";
import type { City } from "../../city/city.ts";
import type { SpreadPositions } from "./spread.ts";

const none = 0xffffffff;

/** Which container is which place; in the same order. */
export class PlaceNumbers {
  /** By number of the place. */
  readonly containers: readonly number[];
  readonly #numbers: Uint32Array;

  constructor({ containerCount, containerActivity }: City) {
    const all = Array.from({ length: containerCount }, (_, container) => container);
    this.containers = all.filter((container) => containerActivity[container] !== code.pt);
    this.#numbers = new Uint32Array(containerCount).fill(none);
    this.containers.forEach((container, place) => {
      this.#numbers[container] = place;
    });
  }

  isVehicle(container: number): boolean {
    return this.#numbers[container] === none;
  }

  of(container: number): number {
    return this.#numbers[container] ?? none;
  }
}

/** Whole metres around all places. */
export function boundsOf(positions: SpreadPositions, { containers }: PlaceNumbers): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const container of containers) {
    const x = positions.x[container] ?? 0;
    const y = positions.y[container] ?? 0;
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  return {
    west: Math.floor(west),
    south: Math.floor(south),
    east: Math.ceil(east),
    north: Math.ceil(north),
  };
}

export function placesOf(
  city: City,
  positions: SpreadPositions,
  { containers }: PlaceNumbers,
  { west, south, east, north }: Bounds,
): AnimationPlaces {
  const share = (value: number, low: number, high: number) =>
    high > low ? Math.round(((value - low) / (high - low)) * largestCoordinate) : 0;
  return {
    x: Uint16Array.from(containers, (at) => share(positions.x[at] ?? 0, west, east)),
    y: Uint16Array.from(containers, (at) => share(positions.y[at] ?? 0, south, north)),
    activity: Uint8Array.from(containers, (at) => city.containerActivity[at] ?? 0),
  };
}
