// A person's day while it is planned: stays, trips between them that take time, nights at home.
import { ticksPerDay } from "@episcope/common";
import { code } from "../../activities.ts";
import { uniform } from "../../random/counterRandom.ts";
import type { ModeShares } from "../regions/region.ts";
import { shortestStay } from "./habits.ts";
import { accessTicks, egressTicks, modeFor, pt, travelTicks } from "./travel.ts";
import { anyVehicle, type VisitList } from "./visitList.ts";

/** Everybody is home two minutes before midnight. */
const lastArrival = ticksPerDay - 60;
/** Numbers of the person's random sequence that decide modes, one per tour. */
const firstModeDraw = 64;

/** How somebody with this key leaves home for the first time of the day. */
export function firstModeChoice(key: number): number {
  return uniform(key, firstModeDraw + 1);
}

export class Timeline {
  readonly #x: Float32Array;
  readonly #y: Float32Array;
  readonly #modes: readonly ModeShares[];
  #list: VisitList;
  #person = 0;
  #home = 0;
  #key = 0;
  #tour = 0;
  /** Where the person is, since when, and until when; at home: free to go. */
  #container = 0;
  #activity = 0;
  #enter = 0;
  #leave = 0;

  constructor(x: Float32Array, y: Float32Array, modes: readonly ModeShares[], list: VisitList) {
    this.#x = x;
    this.#y = y;
    this.#modes = modes;
    this.#list = list;
  }

  begin(list: VisitList, person: number, home: number, key: number): void {
    this.#list = list;
    this.#person = person;
    this.#home = home;
    this.#key = key;
    this.#tour = 0;
    this.#arrive(home, code.home, 0, 0);
  }

  get isHome(): boolean {
    return this.#container === this.#home;
  }

  /** Since when the person is where it is. */
  get since(): number {
    return this.#enter;
  }

  /** When the person leaves the present place; at home: when it may. */
  get free(): number {
    return this.isHome ? this.#enter + shortestStay : this.#leave;
  }

  metres(from: number, to: number): number {
    const east = (this.#x[from] ?? 0) - (this.#x[to] ?? 0);
    const north = (this.#y[from] ?? 0) - (this.#y[to] ?? 0);
    return Math.sqrt(east * east + north * north);
  }

  /** Goes to a container and stays; false if the day is too short. Only from home on time. */
  visit(container: number, activity: number, start: number, length: number): boolean {
    if (container === this.#container || container === this.#home) return false;
    if (this.isHome) this.#tour++;
    const u = this.#u();
    const metres = this.metres(this.#container, container);
    const mode = modeFor(this.#modes, metres, u);
    const way = travelTicks(mode, metres);
    const leave = this.isHome ? Math.max(this.free, Math.round(start) - way) : this.#leave;
    const enter = leave + way;
    const wayBack = this.#ticks(container, this.#home, u);
    const end = Math.min(enter + Math.round(length), lastArrival - wayBack);
    if (end - enter < shortestStay) return false;
    this.#depart(leave, mode === pt, enter);
    this.#arrive(container, activity, enter, end);
    return true;
  }

  /** Spends part of a stay in another room of the same building, if the stay is long enough. */
  changeRoom(container: number, activity: number, from: number, to: number): void {
    const end = this.isHome ? ticksPerDay : this.#leave;
    if (from - this.#enter < shortestStay || end - to < shortestStay) return;
    const [room, before, leave] = [this.#container, this.#activity, this.#leave];
    this.#write(room, this.#enter, from, before);
    this.#write(container, from, to, activity);
    this.#arrive(room, before, to, leave);
  }

  goHome(): void {
    if (this.isHome) return;
    const metres = this.metres(this.#container, this.#home);
    const mode = modeFor(this.#modes, metres, this.#u());
    const enter = this.#leave + travelTicks(mode, metres);
    this.#depart(this.#leave, mode === pt, enter);
    this.#arrive(this.#home, code.home, enter, 0);
  }

  /** Whether there is time to go home and out again before the start. */
  hasTimeAtHome(container: number, start: number): boolean {
    const u = this.#u();
    const home = this.#leave + this.#ticks(this.#container, this.#home, u);
    return home + 2 * shortestStay + this.#ticks(this.#home, container, u) <= start;
  }

  /** Leaves home and comes back without a stay elsewhere, as a parent who brings a child. */
  step(leave: number, back: number): boolean {
    if (!this.isHome || leave < this.free || back > lastArrival) return false;
    this.#depart(leave, false, back);
    this.#arrive(this.#home, code.home, back, 0);
    return true;
  }

  /** When a way home that begins at a time ends. */
  homeAt(leave: number): number {
    return this.isHome ? leave : leave + this.#ticks(this.#container, this.#home, this.#u());
  }

  end(): void {
    this.goHome();
    this.#write(this.#container, this.#enter, ticksPerDay, this.#activity);
  }

  #u(): number {
    return uniform(this.#key, firstModeDraw + this.#tour);
  }

  #ticks(from: number, to: number, u: number): number {
    const metres = this.metres(from, to);
    return travelTicks(modeFor(this.#modes, metres, u), metres);
  }

  #arrive(container: number, activity: number, enter: number, leave: number): void {
    this.#container = container;
    this.#activity = activity;
    this.#enter = enter;
    this.#leave = leave;
  }

  #depart(leave: number, rides: boolean, arrival: number): void {
    this.#write(this.#container, this.#enter, leave, this.#activity);
    if (rides) this.#write(anyVehicle, leave + accessTicks, arrival - egressTicks, code.pt);
  }

  #write(container: number, enter: number, leave: number, activity: number): void {
    this.#list.add(this.#person, container, enter, leave, activity);
  }
}
