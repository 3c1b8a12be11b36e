// Reads and writes the query of an animation. Invalid values are ignored, numbers outside of their
// range are clamped.
import { healthStates } from "@episcope/common";
import type { QueryChange } from "../../../environment/useQuery.ts";
import type { Camera } from "../../../maps/camera.ts";
import { defaultSpeed, isSpeed, type Speed } from "../../../maps/player/speeds.ts";
import { lastSecond } from "../player/clock.ts";

/** Undefined if the parameter is missing or invalid. */
export interface AnimationAddress {
  /** Starts at 1; the number of days is not known yet. */
  readonly day: number | undefined;
  /** Second of the day. */
  readonly start: number | undefined;
  readonly speed: Speed | undefined;
  /** Numbers of states. */
  readonly hidden: readonly number[] | undefined;
  /** Starts at 0, in the address at 1. */
  readonly person: number | undefined;
  readonly view: Camera | undefined;
}

export function readAddress(query: URLSearchParams): AnimationAddress {
  const day = wholeNumber(query.get("day"));
  const start = wholeNumber(query.get("start"));
  const person = wholeNumber(query.get("person"));
  return {
    day: day === undefined ? undefined : Math.max(1, day),
    start: start === undefined ? undefined : Math.min(lastSecond, Math.max(0, start)),
    speed: readSpeed(query.get("speed")),
    hidden: readHidden(query.get("hide")),
    person: person === undefined || person < 1 ? undefined : person - 1,
    view: readView(query.get("view")),
  };
}

/** Changes of the query, one per parameter. Default values are left out. */
export const queryChanges = {
  day: (day: number | undefined): QueryChange => ({ day: text(day) }),
  start: (start: number | undefined): QueryChange => ({ start: text(start) }),
  speed: (speed: Speed): QueryChange => ({
    speed: speed === defaultSpeed ? undefined : text(speed),
  }),
  hidden: (hidden: readonly number[], defaults: readonly number[]): QueryChange => ({
    hide: writeHidden(hidden, defaults),
  }),
  person: (person: number | undefined): QueryChange => ({
    person: text(person === undefined ? undefined : person + 1),
  }),
  view: (view: Camera | undefined): QueryChange => ({ view: view && writeView(view) }),
} as const;

function text(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(Math.round(value * 100) / 100);
}

function wholeNumber(value: string | null): number | undefined {
  return value !== null && /^[+-]?\d{1,9}$/.test(value) ? Number(value) : undefined;
}

function readSpeed(value: string | null): Speed | undefined {
  const speed = value === null || value === "" ? Number.NaN : Number(value);
  return isSpeed(speed) ? speed : undefined;
}

/** Digits of the states, or "none". */
function readHidden(value: string | null): readonly number[] | undefined {
  if (value === "none") return [];
  if (value === null || !/^[0-6]{1,7}$/.test(value)) return undefined;
  return healthStates.map((_, state) => state).filter((state) => value.includes(String(state)));
}

function writeHidden(hidden: readonly number[], defaults: readonly number[]): string | undefined {
  const digits = hidden.toSorted().join("");
  return digits === defaults.toSorted().join("") ? undefined : digits || "none";
}

/** Metres east, metres north and metres per pixel. */
function readView(value: string | null): Camera | undefined {
  const number = "(-?\\d{1,7}(?:\\.\\d{1,3})?)";
  const match = new RegExp(`^${number}_${number}_${number}$`).exec(value ?? "");
  if (!match) return undefined;
  const [x = 0, y = 0, metresPerPixel = 0] = match.slice(1).map(Number);
  return metresPerPixel > 0 ? { x, y, metresPerPixel } : undefined;
}

function writeView({ x, y, metresPerPixel }: Camera): string {
  return `${Math.round(x)}_${Math.round(y)}_${Math.round(metresPerPixel * 10) / 10}`;
}
