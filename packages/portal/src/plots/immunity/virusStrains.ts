import { hundredThousands, type Points } from "@episcope/battery";
import { days, type Table } from "@episcope/common";
import type { Panel, Series } from "../../charts/chartContent.ts";
import { sourcesOfCity } from "../epidemic/observedSources.ts";
import type { PlotContext, PlotDefinition } from "../plot.ts";
import { peopleBehind, peopleBehindEach } from "../series/peopleBehind.ts";
import { firstDay, sevenDaySums } from "../series/sevenDaySums.ts";
import { sevenDayInfections } from "../series/sharedTexts.ts";
import { hasValues, valueColumns } from "../series/valueColumns.ts";
import { weekBefore } from "../series/weeks.ts";
import { reportedVariants } from "./reportedVariants.ts";
import { strainLabel } from "./strainLabels.ts";

/** Plot 5 (run-viewer specification 9.5). */
export const virusStrains: PlotDefinition = {
  shortNames: ["virStr"],
  title: { en: "Infections by virus variant", de: "Ansteckungen nach Virusvariante" },
  group: "immunity",
  height: "tall",
  tables: ["strains", "infections"],
  observed: (city) => sourcesOfCity(city, ["variants"]),
  content({ strains: table, infections }, context) {
    const strains = table ? weeklyInfections(table) : [];
    if (strains.length === 0) return undefined;
    const shares = [...shareSeries(strains, context), ...reportedVariants(context)];
    return {
      kind: "panels",
      subtitle: {
        en: "Simulated infections, those of the surroundings included, and percentage, by strain. The number is divided by the population of the region alone and therefore too high.",
        de: "Simulierte Infektionen samt denen im Umland und Anteile nach Variante. Die Zahl ist nur durch die Bevölkerung der Region selbst geteilt und deshalb zu hoch.",
      },
      panels: [
        ...(infections ? [infectionsPanel(strains, hundredThousands(infections), context)] : []),
        {
          key: "2-virStr",
          ...shareAxis,
          scale: "linear",
          range: { linear: [0, 100] },
          series: shares,
        },
        {
          key: "3-virStr",
          ...shareAxis,
          scale: "log",
          range: { log: [0.01, 100] },
          series: shares,
        },
      ],
    };
  },
};

const shareAxis = {
  x: "date",
  yTitle: { en: "Share of infections in %", de: "Anteil an den Infektionen in %" },
} as const;

interface Strain {
  readonly name: string;
  /** Infections of the seven days before each point. */
  readonly weeks: Points;
}

function weeklyInfections(table: Table): readonly Strain[] {
  const dates = days(table);
  const first = dates && firstDay(dates);
  if (!dates || first === undefined) return [];
  const window = { firstPoint: first + 7, start: -7 };
  return valueColumns(table)
    .filter(hasValues)
    .map(({ name, values }) => ({ name, weeks: sevenDaySums(dates, values, window) }))
    .filter(({ weeks }) => weeks.x.length > 0);
}

function infectionsPanel(strains: readonly Strain[], divisor: number, context: PlotContext): Panel {
  return {
    key: "1-virStr",
    weight: 1.2,
    x: "date",
    yTitle: sevenDayInfections,
    scale: "page",
    series: strains.map(({ name, weeks }) => ({
      name,
      label: strainLabel(name),
      kind: "points",
      source: "model",
      markerSize: 4,
      covers: weekBefore,
      x: weeks.x,
      y: weeks.y.map((sum) => gapForZero(sum) / divisor),
      ...peopleBehind(divisor, context),
    })),
  };
}

function shareSeries(strains: readonly Strain[], context: PlotContext): readonly Series[] {
  const totalAt = (week: number) =>
    strains.reduce((total, { weeks }) => total + (weeks.y[week] ?? Number.NaN), 0);
  return strains.map(({ name, weeks }) => ({
    name: `% ${name}`,
    label: strainLabel(name),
    kind: "line",
    source: "model",
    covers: weekBefore,
    x: weeks.x,
    y: weeks.y.map((sum, week) => (100 * gapForZero(sum)) / totalAt(week)),
    ...peopleBehindEach(weeks.y, context),
  }));
}

/** A strain has no point in a week without cases. */
function gapForZero(sum: number): number {
  return sum === 0 ? Number.NaN : sum;
}
