import { countedDays, infectionDays, valuesByDay } from "@episcope/battery";
import { numbers, type Table } from "@episcope/common";
import type { PlotContext, PlotDefinition } from "../../../plots/plot.ts";
import { axisOf } from "../calendar.ts";
import type { LegacyViewer } from "../definition.ts";

/**
 * Growth of the infections over four days, as published in April 2020 (legacy-viewers specification
 * 4.3).
 */
export function multipliers(viewer: LegacyViewer): PlotDefinition {
  return {
    shortNames: ["multipliers"],
    title: { en: "Estimated multipliers", de: "Geschätzter Multiplikator" },
    group: "epidemic",
    height: "compact",
    tables: ["infections"],
    help: {
      en: "New infections of four days divided by those of the four days before. Above 1 the epidemic grows, below 1 it shrinks. Gaps: nobody was infected in the four days before.",
      de: "Die Neuinfektionen von vier Tagen, geteilt durch die der vier Tage davor. Über 1 wächst die Epidemie, unter 1 geht sie zurück. Lücken: In den vier Tagen davor hat sich niemand angesteckt.",
    },
    content({ infections }, context) {
      const curve = infections && multiplierCurve(countedDays(infections, viewer.table), context);
      if (!curve) return undefined;
      const { x, y } = curve;
      return {
        kind: "panels",
        subtitle: {
          en: "Based on new infections in four days",
          de: "Aus den Neuinfektionen von je vier Tagen",
        },
        panels: [
          {
            key: "multipliers",
            ...axisOf(viewer.calendar),
            yTitle: { en: "Multiplier", de: "Multiplikator" },
            scale: "linear",
            series: [
              {
                name: "Target: 1.0",
                label: {
                  en: "1: neither growing nor shrinking",
                  de: "1: weder Wachstum noch Rückgang",
                },
                kind: "line",
                source: "target",
                color: "#5a6472",
                width: 1.2,
                dash: "dashed",
                x: [x[0] ?? 0, x[x.length - 1] ?? 0],
                y: [1, 1],
              },
              {
                name: "Estimated Multiplier",
                label: { en: "Multiplier", de: "Multiplikator" },
                kind: "line",
                source: "model",
                color: "#0044ff",
                width: 2,
                x,
                y,
              },
            ],
          },
        ],
      };
    },
  };
}

/** Days over which infections are counted, and days between the two counts. */
const span = 4;

/** From day nine; a gap (NaN) if nobody was infected before. */
export function multiplierCurve(
  daily: Table,
  context: PlotContext,
): { readonly x: readonly number[]; readonly y: readonly number[] } | undefined {
  const susceptible = numbers(daily, "nSusceptible");
  if (!susceptible) return undefined;
  const days = infectionDays(daily, context);
  const susceptibleOn = valuesByDay(days, susceptible);
  const infectedUntil = (day: number) =>
    (susceptibleOn.get(day - span) ?? Number.NaN) - (susceptibleOn.get(day) ?? Number.NaN);
  const x = Array.from(days).slice(2 * span);
  const y = x.map((day) => {
    const before = infectedUntil(day - span);
    return before > 0 ? infectedUntil(day) / before : Number.NaN;
  });
  return x.length > 0 ? { x, y } : undefined;
}
