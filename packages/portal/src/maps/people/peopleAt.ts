// Positions and states of everybody at a moment, computed on the CPU: for clicks, and if there is
// no GPU.
import { healthStates } from "@episcope/common";
import type { StateChanges } from "./stateChanges.ts";
import type { PeopleTracks } from "./tracks.ts";

/** The time of day gives positions, the time since day 1 gives states. */
export interface Moment {
  /** Ticks since midnight, possibly fractional. */
  readonly tick: number;
  /** Ticks since the start of day 1. */
  readonly time: number;
  /** End of the shown day in the same ticks: people infected before it have their own state. */
  readonly until?: number;
}

/**
 * An additional state: susceptible, but infected before the day ends. Stays visible when other
 * susceptible people are hidden (visualisations specification 2.1).
 */
export const soonInfected = healthStates.length;

const first = healthStates.indexOf("showingSymptoms");
const last = healthStates.indexOf("critical");

/** As in the model, people stay at home from their symptoms until they recover. */
export function staysHome(state: number): boolean {
  return state >= first && state <= last;
}

/** Everybody at one moment after another. Consecutive moments are fastest. */
export class PeopleAt {
  readonly #tracks: PeopleTracks;
  readonly #changes: StateChanges;
  readonly #homeX: Float32Array;
  readonly #homeY: Float32Array;
  /** The last corner passed, for everybody. */
  readonly #corner: Uint32Array;
  readonly states: Uint8Array;
  readonly x: Float32Array;
  readonly y: Float32Array;

  constructor(
    tracks: PeopleTracks,
    changes: StateChanges,
    homeX: Float32Array,
    homeY: Float32Array,
  ) {
    const count = tracks.start.length - 1;
    this.#tracks = tracks;
    this.#changes = changes;
    this.#homeX = homeX;
    this.#homeY = homeY;
    this.#corner = tracks.start.slice(0, count);
    this.states = new Uint8Array(count);
    this.x = new Float32Array(count);
    this.y = new Float32Array(count);
  }

  get count(): number {
    return this.states.length;
  }

  move({ tick, time, until = 0 }: Moment): void {
    const { start: changeStart, time: times, state: codes } = this.#changes;
    const { start, tick: ticks, x, y } = this.#tracks;
    const corners = this.#corner;
    for (let person = 0; person < this.count; person++) {
      let state = 0;
      const changeEnd = changeStart[person + 1] ?? 0;
      let change = changeStart[person] ?? 0;
      for (; change < changeEnd && (times[change] ?? 0) <= time; change++) {
        state = codes[change] ?? 0;
      }
      if (state === 0 && change < changeEnd && (times[change] ?? 0) < until) state = soonInfected;
      this.states[person] = state;
      if (staysHome(state)) {
        this.x[person] = this.#homeX[person] ?? 0;
        this.y[person] = this.#homeY[person] ?? 0;
        continue;
      }
      const begin = start[person] ?? 0;
      const end = (start[person + 1] ?? 0) - 1;
      let corner = corners[person] ?? begin;
      while (corner < end && (ticks[corner + 1] ?? 0) <= tick) corner++;
      while (corner > begin && (ticks[corner] ?? 0) > tick) corner--;
      corners[person] = corner;
      const next = Math.min(corner + 1, end);
      const from = ticks[corner] ?? 0;
      const duration = (ticks[next] ?? 0) - from;
      const share = duration > 0 ? Math.min(1, Math.max(0, (tick - from) / duration)) : 0;
      const x0 = x[corner] ?? 0;
      const y0 = y[corner] ?? 0;
      this.x[person] = x0 + share * ((x[next] ?? 0) - x0);
      this.y[person] = y0 + share * ((y[next] ?? 0) - y0);
    }
  }

  /** The visible person nearest to a point, within a distance in metres. */
  nearest(x: number, y: number, metres: number, isShown: (state: number) => boolean): number {
    let best = -1;
    let least = metres * metres;
    for (let person = 0; person < this.count; person++) {
      const dx = (this.x[person] ?? 0) - x;
      const dy = (this.y[person] ?? 0) - y;
      const distance = dx * dx + dy * dy;
      if (distance > least || !isShown(this.states[person] ?? 0)) continue;
      best = person;
      least = distance;
    }
    return best;
  }
}
