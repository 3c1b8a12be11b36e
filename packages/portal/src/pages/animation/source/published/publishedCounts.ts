import type { DailyTotals } from "@episcope/battery";
import { healthStates } from "@episcope/common";
import { publishedDays, publishedSample } from "./publishedFacts.ts";

const states = healthStates.length;

/**
 * Dots by state at the start of each day. Row n of the totals is the start of day n + 1: the first
 * ten, infected on day 2, are contagious from day 6 on, and already so in row 5 (visualisations
 * specification 2.3). On day 1 nobody is infected.
 */
export function publishedCounts({ counts, dayCount }: DailyTotals): Uint32Array {
  const dots = new Uint32Array(states * publishedDays);
  const people = counts.slice(0, states).reduce((sum, count) => sum + count, 0);
  dots[0] = Math.round(people * publishedSample);
  const known = Math.min(dayCount, publishedDays - 1) * states;
  for (let at = 0; at < known; at++) {
    dots[states + at] = Math.round((counts[at] ?? 0) * publishedSample);
  }
  return dots;
}
