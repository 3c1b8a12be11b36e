// Everybody's positions during a day: lines through time, straight between their corners. Stays
// come from the data, ways between them from the streets.
import { type PeopleTracks, type Positions, scatterX, scatterY } from "@episcope/battery";
import { type Bounds, type DayMovement, ticksPerDay } from "@episcope/common";
import { chanceOf, StreetGrid } from "../ground/streetGrid.ts";
import { WayFinder } from "../ground/ways.ts";

export type { PeopleTracks };

/** Grid coordinates of places; computed once for all days. */
export interface PlacesOnStreets {
  readonly grid: StreetGrid;
  readonly places: Positions;
  readonly u: Float32Array;
  readonly v: Float32Array;
}

export function placesOnStreets(places: Positions, bounds: Bounds): PlacesOnStreets {
  const grid = new StreetGrid(bounds);
  const u = new Float32Array(places.x.length);
  const v = new Float32Array(places.x.length);
  places.x.forEach((x, place) => {
    const found = grid.locate(x, places.y[place] ?? 0);
    u[place] = found.u;
    v[place] = found.v;
  });
  return { grid, places, u, v };
}

/** Everybody is slightly off the centre of a place, because hundreds would cover each other. */
export function tracksOf(streets: PlacesOnStreets, movement: DayMovement): PeopleTracks {
  const { grid, places, u, v } = streets;
  const { personStart, place, enter, leave } = movement;
  const personCount = personStart.length - 1;
  const start = new Uint32Array(personCount + 1);
  const corners = new GrowingCorners(place.length * 4);
  const way = new WayFinder();
  for (let person = 0; person < personCount; person++) {
    const last = (personStart[person + 1] ?? 0) - 1;
    const dx = scatterX(person);
    const dy = scatterY(person);
    for (let stay = personStart[person] ?? 0; stay <= last; stay++) {
      const here = place[stay] ?? 0;
      const x = (places.x[here] ?? 0) + dx;
      const y = (places.y[here] ?? 0) + dy;
      corners.add(enter[stay] ?? 0, x, y);
      corners.add(leave[stay] ?? ticksPerDay, x, y);
      if (stay === last) continue;
      const next = place[stay + 1] ?? 0;
      if (next === here) continue;
      const before = corners.count - 1;
      const chance = chanceOf(person, here, next);
      way.find(u[here] ?? 0, v[here] ?? 0, u[next] ?? 0, v[next] ?? 0, chance);
      for (let corner = 0; corner < way.count; corner++) {
        const atU = way.u[corner] ?? 0;
        const atV = way.v[corner] ?? 0;
        corners.add(0, grid.x(atU, atV), grid.y(atU, atV));
      }
      const nextX = (places.x[next] ?? 0) + dx;
      const nextY = (places.y[next] ?? 0) + dy;
      corners.spreadTime(before, enter[stay + 1] ?? 0, nextX, nextY);
    }
    start[person + 1] = corners.count;
  }
  return { start, ...corners.take() };
}

/** Everybody at home all day, for the time lapse. */
export function homeTracks(homes: Positions): PeopleTracks {
  const { length } = homes.x;
  return {
    start: Uint32Array.from({ length: length + 1 }, (_, person) => person),
    tick: new Uint16Array(length),
    x: homes.x,
    y: homes.y,
  };
}

class GrowingCorners {
  #tick: Uint16Array<ArrayBuffer>;
  #x: Float32Array<ArrayBuffer>;
  #y: Float32Array<ArrayBuffer>;
  count = 0;

  constructor(capacity: number) {
    this.#tick = new Uint16Array(capacity);
    this.#x = new Float32Array(capacity);
    this.#y = new Float32Array(capacity);
  }

  add(tick: number, x: number, y: number): void {
    if (this.count === this.#tick.length) this.#grow();
    this.#tick[this.count] = tick;
    this.#x[this.count] = x;
    this.#y[this.count] = y;
    this.count++;
  }

  /** Sets the times of all corners after one: constant speed, arriving at a given time. */
  spreadTime(from: number, arrival: number, x: number, y: number): void {
    let length = 0;
    for (let at = from; at < this.count; at++) length += this.#distance(at, x, y);
    const departure = this.#tick[from] ?? 0;
    let travelled = 0;
    for (let at = from; at < this.count - 1; at++) {
      travelled += this.#distance(at, x, y);
      const share = length > 0 ? travelled / length : 0;
      this.#tick[at + 1] = departure + Math.round(share * (arrival - departure));
    }
  }

  /** To the next corner, or from the last one to a point. */
  #distance(at: number, x: number, y: number): number {
    const isLast = at === this.count - 1;
    const nextX = isLast ? x : (this.#x[at + 1] ?? 0);
    const nextY = isLast ? y : (this.#y[at + 1] ?? 0);
    const east = nextX - (this.#x[at] ?? 0);
    const north = nextY - (this.#y[at] ?? 0);
    // Much faster than Math.hypot, whose overflow protection is not needed here.
    return Math.sqrt(east * east + north * north);
  }

  #grow(): void {
    const larger = new GrowingCorners(2 * this.#tick.length + 1024);
    larger.#tick.set(this.#tick);
    larger.#x.set(this.#x);
    larger.#y.set(this.#y);
    this.#tick = larger.#tick;
    this.#x = larger.#x;
    this.#y = larger.#y;
  }

  take(): Omit<PeopleTracks, "start"> {
    return {
      tick: this.#tick.slice(0, this.count),
      x: this.#x.slice(0, this.count),
      y: this.#y.slice(0, this.count),
    };
  }
}
