import { numbers, type Table } from "@episcope/common";
import { infectionDays } from "./infectionDays.ts";
import { hundredThousands } from "./population.ts";
import { type Points, weeklyIncrease } from "./weeks.ts";

/** Rounded to one decimal: r1 of run-viewer specification 8. */
export function roundToTenth(value: number): number {
  return Math.round(10 * value) / 10;
}

/** New people with symptoms per calendar week and 100,000 inhabitants. */
export function modelIncidence(infections: Table, start: { readonly startDay: number }): Points {
  const { x, y } = weeklyIncrease(infectionDays(infections, start), runningTotal(infections));
  const perHundredThousand = hundredThousands(infections);
  return { x, y: y.map((value) => roundToTenth(value / perHundredThousand)) };
}

/** Falls back to the decrease of susceptible people if there is no symptom count. */
function runningTotal(infections: Table): ArrayLike<number> {
  const symptoms = numbers(infections, "nShowingSymptomsCumulative");
  if (symptoms) return symptoms;
  return (numbers(infections, "nSusceptible") ?? new Float64Array()).map((value) => -value);
}
