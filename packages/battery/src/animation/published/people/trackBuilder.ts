// From way-points of a person to a track (visualisations specification 2.3, 2.4). Way-points come
// in pairs: departure from the old place, arrival at the new one.
import { secondsPerDay, secondsPerTick, ticksPerDay } from "@episcope/common";
import { NumberList } from "../bytes/numberList.ts";
import { trimmed, withCapacity } from "../bytes/withCapacity.ts";
import type { PeopleTracks } from "./tracks.ts";

export class TrackBuilder {
  /** Way-points of the next person: seconds, and metres from the centre. */
  readonly time = new NumberList();
  readonly x = new NumberList();
  readonly y = new NumberList();
  #start = new Uint32Array(64);
  #tick = new Uint16Array(64);
  #trackX = new Float32Array(64);
  #trackY = new Float32Array(64);
  #personCount = 0;
  #vertexCount = 0;

  get vertexCount(): number {
    return this.#vertexCount;
  }

  /** Returns false for a person without a trip, who is not drawn. Times must ascend. */
  addPerson(): boolean {
    const last = this.#lastTrip();
    if (last < 0) return false;
    const { time, x, y } = this;
    // The day begins where it ends.
    let hereX = x.at(last + 1);
    let hereY = y.at(last + 1);
    let tick = 0;
    let isFirst = true;
    this.#reserve(2 * time.length + 2);
    this.#push(0, hereX, hereY);
    for (let trip = 0; trip <= last; trip += 2) {
      if (!this.#isTrip(trip)) continue;
      const fromX = isFirst ? hereX : x.at(trip);
      const fromY = isFirst ? hereY : y.at(trip);
      const toX = x.at(trip + 1);
      const toY = y.at(trip + 1);
      isFirst = false;
      const departure = Math.max(tick, tickOf(time.at(trip)));
      if (departure >= ticksPerDay) break;
      const startsHere = fromX === hereX && fromY === hereY;
      if (startsHere && toX === hereX && toY === hereY) continue;
      if (departure > tick) {
        // A person who departs from elsewhere got there by a dropped trip: they jump there just
        // before departure instead of drifting.
        if (startsHere || departure - 1 > tick) {
          this.#push(startsHere ? departure : departure - 1, hereX, hereY);
        }
        if (!startsHere) this.#push(departure, fromX, fromY);
      }
      tick = Math.max(departure + 1, tickOf(time.at(trip + 1)));
      hereX = toX;
      hereY = toY;
      this.#push(tick, hereX, hereY);
    }
    if (tick < ticksPerDay) this.#push(ticksPerDay, hereX, hereY);
    this.#endPerson();
    return true;
  }

  finish(): PeopleTracks {
    return {
      start: trimmed(this.#start, this.#personCount + 1, Uint32Array),
      tick: trimmed(this.#tick, this.#vertexCount, Uint16Array),
      x: trimmed(this.#trackX, this.#vertexCount, Float32Array),
      y: trimmed(this.#trackY, this.#vertexCount, Float32Array),
    };
  }

  /** Index of the way-point at which the last trip of the day departs. */
  #lastTrip(): number {
    const pairs = Math.floor(this.time.length / 2);
    for (let trip = 2 * pairs - 2; trip >= 0; trip -= 2) {
      if (this.#isTrip(trip)) return trip;
    }
    return -1;
  }

  /** Trips without duration and trips of the next day do not count. */
  #isTrip(at: number): boolean {
    const departure = this.time.at(at);
    return this.time.at(at + 1) > departure && departure < secondsPerDay;
  }

  #push(tick: number, x: number, y: number): void {
    const at = this.#vertexCount++;
    this.#tick[at] = tick;
    this.#trackX[at] = x;
    this.#trackY[at] = y;
  }

  #reserve(count: number): void {
    const needed = this.#vertexCount + count;
    if (needed <= this.#tick.length) return;
    this.#tick = withCapacity(this.#tick, needed, Uint16Array);
    this.#trackX = withCapacity(this.#trackX, needed, Float32Array);
    this.#trackY = withCapacity(this.#trackY, needed, Float32Array);
  }

  #endPerson(): void {
    const next = ++this.#personCount;
    if (next === this.#start.length) this.#start = withCapacity(this.#start, next + 1, Uint32Array);
    this.#start[next] = this.#vertexCount;
  }
}

/** Trips end at midnight at the latest. */
function tickOf(seconds: number): number {
  return Math.min(ticksPerDay, Math.floor(seconds / secondsPerTick));
}
