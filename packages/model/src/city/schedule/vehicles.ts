// Public transport: passengers of a quarter of an hour, ordered along lines, fill runs of vehicles
// (model specification 12.8, 2.4).
import { code } from "../../activities.ts";
import { wordsPerVisit } from "../city.ts";
import { ticksPerHour, ticksPerMinute } from "./time.ts";

/** Largest first; capacity = floor(1.3 · (seats + standing room)). For rides of so many minutes. */
const vehicleKinds = [
  { name: "train", capacity: 1300, minutes: 50 },
  { name: "metro", capacity: 975, minutes: 16 },
  { name: "tram", capacity: 390, minutes: 10 },
  { name: "bus", capacity: 143, minutes: 0 },
] as const;

const slotTicks = 15 * ticksPerMinute;
const slotCount = 96;

/** How full vehicles are: more in the peaks. */
function loadOf(slot: number): number {
  const hour = (slot * slotTicks) / ticksPerHour;
  return (hour >= 6.5 && hour < 9.5) || (hour >= 15 && hour < 19) ? 0.35 : 0.2;
}

export interface Runs {
  readonly count: number;
  readonly capacity: Uint16Array;
  /** A passenger's visit in the middle of the run's list, to know where it drives. */
  readonly passenger: Uint32Array;
}

function kindOf(ticks: number): number {
  let kind = 0;
  while (ticks < (vehicleKinds[kind]?.minutes ?? 0) * ticksPerMinute) kind++;
  return kind;
}

/**
 * Gives every ride in `visits` a run, with container numbers from `first` on. A thin sample has
 * fewer runs, not emptier ones: passengers that would not fill a large vehicle take the next
 * smaller one, and runs serve neighbouring lines.
 */
export function assignVehicles(
  visits: Uint32Array,
  settlementOf: (container: number) => number,
  placeCount: number,
  first: number,
): Runs {
  const rides = listRides(visits);
  const groups = new Uint32Array(rides.length);
  const lines = new Uint32Array(rides.length);
  for (let n = 0; n < rides.length; n++) {
    const at = (rides[n] ?? 0) * wordsPerVisit;
    const times = visits[at + 2] ?? 0;
    const enter = times & 0xffff;
    const from = settlementOf(visits[at - wordsPerVisit + 1] ?? 0);
    const to = settlementOf(visits[at + wordsPerVisit + 1] ?? 0);
    const slot = Math.min(slotCount - 1, Math.floor(enter / slotTicks));
    groups[n] = slot * vehicleKinds.length + kindOf((times >>> 16) - enter);
    lines[n] = from * placeCount + to;
  }
  const byLine = orderBy(lines, placeCount * placeCount);
  const order = orderBy(groups, slotCount * vehicleKinds.length, byLine);
  const runs: { capacity: number; passenger: number }[] = [];
  let begin = 0;
  for (let slot = 0; slot < slotCount; slot++) {
    // Where the passengers of each kind begin: those who do not fill a kind move on to the next.
    let from = begin;
    for (let kind = 0; kind < vehicleKinds.length; kind++) {
      const group = slot * vehicleKinds.length + kind;
      while (begin < order.length && groups[order[begin] ?? 0] === group) begin++;
      const capacity = vehicleKinds[kind]?.capacity ?? 0;
      const wanted = (begin - from) / (capacity * loadOf(slot));
      if (begin === from || (wanted < 1 && kind < vehicleKinds.length - 1)) continue;
      const count = Math.max(1, Math.round(wanted));
      for (let run = 0; run < count; run++) {
        const low = from + Math.floor(((begin - from) * run) / count);
        const high = from + Math.floor(((begin - from) * (run + 1)) / count);
        for (let n = low; n < high; n++) {
          visits[(rides[order[n] ?? 0] ?? 0) * wordsPerVisit + 1] = first + runs.length;
        }
        runs.push({ capacity, passenger: rides[order[(low + high) >>> 1] ?? 0] ?? 0 });
      }
      from = begin;
    }
  }
  return {
    count: runs.length,
    capacity: Uint16Array.from(runs, ({ capacity }) => capacity),
    passenger: Uint32Array.from(runs, ({ passenger }) => passenger),
  };
}

function listRides(visits: Uint32Array): Uint32Array {
  let count = 0;
  for (let at = 3; at < visits.length; at += wordsPerVisit) {
    if (((visits[at] ?? 0) & 0xff) === code.pt) count++;
  }
  const rides = new Uint32Array(count);
  let n = 0;
  for (let at = 3; at < visits.length; at += wordsPerVisit) {
    if (((visits[at] ?? 0) & 0xff) === code.pt) rides[n++] = (at - 3) / wordsPerVisit;
  }
  return rides;
}

/** Indices by ascending key; equal keys stay in the order they come in (counting sort). */
function orderBy(keys: Uint32Array, keyCount: number, before?: Uint32Array): Uint32Array {
  const starts = new Uint32Array(keyCount + 1);
  for (const key of keys) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  for (let key = 1; key <= keyCount; key++) {
    starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0);
  }
  const order = new Uint32Array(keys.length);
  for (let n = 0; n < keys.length; n++) {
    const index = before === undefined ? n : (before[n] ?? 0);
    const key = keys[index] ?? 0;
    const settlement = starts[key] ?? 0;
    starts[key] = settlement + 1;
    order[settlement] = index;
  }
  return order;
}
