import { healthStateCount, ticksPerDay } from "@episcope/common";
import type { StateChanges } from "./tracks.ts";

/** People by state at the end of each day: seven numbers for day 1, seven for day 2, … */
export function countStates(changes: StateChanges, dayCount: number): Uint32Array {
  const { start, time, state } = changes;
  const personCount = Math.max(0, start.length - 1);
  const counts = new Uint32Array(healthStateCount * dayCount);
  if (dayCount === 0) return counts;
  counts[0] = personCount;
  const add = (day: number, of: number, by: number) => {
    const at = healthStateCount * day + of;
    counts[at] = (counts[at] ?? 0) + by;
  };
  // First the net change per day and state. Unsigned 32-bit arithmetic wraps around, so sums of
  // negative steps come out right.
  for (let person = 0; person < personCount; person++) {
    let before = 0;
    for (let at = start[person] ?? 0; at < (start[person + 1] ?? 0); at++) {
      const day = Math.floor((time[at] ?? 0) / ticksPerDay);
      if (day >= dayCount) break;
      add(day, before, -1);
      before = state[at] ?? 0;
      add(day, before, 1);
    }
  }
  for (let at = healthStateCount; at < counts.length; at++) {
    counts[at] = (counts[at] ?? 0) + (counts[at - healthStateCount] ?? 0);
  }
  return counts;
}
