// Where everybody is and how they are at a moment, on the processor: for clicks, for the person who
// is followed, and where there is no graphics card.
import { healthStates } from "@episcope/common";
import type { StateChanges } from "./stateChanges.ts";
import type { PeopleTracks } from "./tracks.ts";

/** The time of day places people, the time since day 1 says how they are. */
export interface Moment {
  /** Ticks since midnight, may have decimals. */
  readonly tick: number;
  /** Ticks since the beginning of day 1. */
  readonly time: number;
  /** When the day that is shown ends, in the same ticks: who is infected before is told apart. */
  readonly until?: number;
}

/**
 * Besides the states of health: susceptible, but infected before the day ends. Stays to be seen
 * when other susceptible people do not (visualisations specification 2.1).
 */
export const soonInfected = healthStates.length;

const first = healthStates.indexOf("showingSymptoms");
const last = healthStates.indexOf("critical");

/** From their symptoms until they recover people stay at home, as in the model. */
export function staysHome(state: number): boolean {
  return state >= first && state <= last;
}

/** Everybody at one moment after the other. Times that follow each other are found fastest. */
export class PeopleAt {
  readonly #tracks: PeopleTracks;
  readonly #changes: StateChanges;
  readonly #homeX: Float32Array;
  readonly #homeY: Float32Array;
  /** The last corner that has been passed, of everybody. */
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

  /** The person nearest to a point, at most so many metres away; among those who are shown. */
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
