// Ways between places: by which means, and how long they take (model specification 12.8).
import type { ModeShares } from "../regions/region.ts";
import { ticksPerHour, ticksPerMinute } from "./time.ts";

export const modes = ["foot", "bicycle", "pt", "car"] as const;
export const [foot, bicycle, pt, car] = [0, 1, 2, 3] as const;
export type Mode = 0 | 1 | 2 | 3;

/** Class of beeline distance in m: up to 1, 3, 5, 10 km, and more. */
export function lengthClass(metres: number): 0 | 1 | 2 | 3 | 4 {
  if (metres <= 1000) return 0;
  if (metres <= 3000) return 1;
  if (metres <= 5000) return 2;
  return metres <= 10_000 ? 3 : 4;
}

const kmPerHour = [4.5, 13, 18, 24] as const;
/** Beyond 10 km trains and roads are fast; otherwise a trip between cities would take a day [D]. */
const fastKmPerHour = 60;
const fastFrom = 10_000;

/** Access and waiting: 8 minutes, most of them before the ride. */
export const accessTicks = 5 * ticksPerMinute;
export const egressTicks = 3 * ticksPerMinute;

const ticksPerMetre = kmPerHour.map((speed) => ticksPerHour / (speed * 1000));
const fastTicksPerMetre = ticksPerHour / (fastKmPerHour * 1000);

/** From door to door, at least one tick. */
export function travelTicks(mode: Mode, metres: number): number {
  const slow = ticksPerMetre[mode] ?? 0;
  const isFast = mode >= pt && metres > fastFrom;
  const ticks = isFast ? fastFrom * slow + (metres - fastFrom) * fastTicksPerMetre : metres * slow;
  const whole = Math.max(1, Math.round(ticks));
  return mode === pt ? Math.max(ticksPerMinute, whole) + accessTicks + egressTicks : whole;
}

/** The same u on the way out and back gives the same mode. */
export function modeFor(shares: readonly ModeShares[], metres: number, u: number): Mode {
  const share = shares[lengthClass(metres)];
  if (share === undefined) return car;
  if (u < share.foot) return foot;
  if (u < share.foot + share.bicycle) return bicycle;
  return u < share.foot + share.bicycle + share.pt ? pt : car;
}
