// Where people live, in metres, for the map of the time lapse.
import {
  type AnimationPeople,
  type AnimationPlaces,
  type Bounds,
  homeJitter,
  largestCoordinate,
} from "@episcope/common";

export interface Positions {
  /** Metres east and north of the centre. */
  readonly x: Float32Array;
  readonly y: Float32Array;
}

export function placePositions({ x, y }: AnimationPlaces, bounds: Bounds): Positions {
  const [width, height] = [bounds.east - bounds.west, bounds.north - bounds.south];
  return {
    x: Float32Array.from(x, (value) => bounds.west + (value / largestCoordinate) * width),
    y: Float32Array.from(y, (value) => bounds.south + (value / largestCoordinate) * height),
  };
}

/** By person, scattered slightly so that members of a household do not cover each other. */
export function homePositions({ home }: AnimationPeople, places: Positions): Positions {
  return {
    x: Float32Array.from(home, (at, person) => (places.x[at] ?? 0) + scatterX(person)),
    y: Float32Array.from(home, (at, person) => (places.y[at] ?? 0) + scatterY(person)),
  };
}

/** Offset of a person from any place, in metres. */
export function scatterX(person: number): number {
  return offset(2 * person);
}

export function scatterY(person: number): number {
  return offset(2 * person + 1);
}

/** Uniform and the same for each number: a hash (the finaliser of splitmix32). */
function offset(number: number): number {
  let z = Math.imul(number + 1, 0x9e3779b9);
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return homeJitter * (((z ^ (z >>> 15)) >>> 0) / 0x80000000 - 1);
}
