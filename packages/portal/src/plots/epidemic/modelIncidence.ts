import { numbers, type Table } from "@episcope/common";
import type { PlotContext } from "../plot.ts";
import { infectionDays } from "../series/infectionDays.ts";
import {
  hundredThousands,
  type Points,
  roundToTenth,
  weeklyIncrease,
} from "../series/seriesMath.ts";

/** New people with symptoms per calendar week and 100,000 inhabitants. */
export function modelIncidence(infections: Table, context: PlotContext): Points {
  const increase = weeklyIncrease(infectionDays(infections, context), runningTotal(infections));
  return perWeek(increase, hundredThousands(infections));
}

/** Falls back to the decrease of susceptible people if there is no symptom count. */
function runningTotal(infections: Table): ArrayLike<number> {
  const symptoms = numbers(infections, "nShowingSymptomsCumulative");
  if (symptoms) return symptoms;
  return (numbers(infections, "nSusceptible") ?? new Float64Array()).map((value) => -value);
}

function perWeek({ x, y }: Points, perHundredThousand: number): Points {
  return { x, y: y.map((value) => roundToTenth(value / perHundredThousand)) };
}
