// How long ways are, and by which means they are made: the city keeps only times, but every mode
// has its own speed (model specification 12.8).
import type { City } from "../../city/city.ts";
import { bicycle, car, foot, type Mode, travelTicks } from "../../city/schedule/travel.ts";

export function metresBetween(city: City, from: number, to: number): number {
  const east = (city.containerX[from] ?? 0) - (city.containerX[to] ?? 0);
  const north = (city.containerY[from] ?? 0) - (city.containerY[to] ?? 0);
  return Math.sqrt(east * east + north * north);
}

/** Without a ride: on foot, by bicycle or by car, whichever fits the time best. */
export function modeBySpeed(metres: number, ticks: number): Mode {
  let [best, smallest]: [Mode, number] = [foot, Number.POSITIVE_INFINITY];
  for (const mode of [foot, bicycle, car] as const) {
    const off = Math.abs(travelTicks(mode, metres) - ticks);
    if (off < smallest) [best, smallest] = [mode, off];
  }
  return best;
}
