import { hundredThousands, modelIncidence, type ReportedRole } from "@episcope/battery";
import type { Table } from "@episcope/common";
import type { XAxis } from "../../charts/chartContent.ts";
import { dateAxis } from "../../charts/layout/axis.ts";
import type { PlotContext, PlotDefinition } from "../plot.ts";
import { peopleBehind } from "../series/peopleBehind.ts";
import { observedCaseSeries } from "./observedCases.ts";
import { sourcesOfCity } from "./observedSources.ts";

interface KeyIncidence {
  readonly axis: XAxis;
  /** The part of the infections table that the page shows. */
  readonly shown: (infections: Table) => Table;
  /** Reports that are drawn beside the model: the first of these that the region has. */
  readonly reported: readonly ReportedRole[];
}

/** The chart of the first screen: the model, and the reported cases of the region. */
export function keyIncidenceOf({ axis, shown, reported }: KeyIncidence): PlotDefinition {
  return {
    shortNames: ["keyInc"],
    title: {
      en: "Weekly infections per 100,000 inhabitants",
      de: "Infektionen je Woche und 100.000 Einwohner",
    },
    height: "normal",
    group: "epidemic",
    tables: ["infections", "infectionsPerSeed"],
    observed: (city) => sourcesOfCity(city, reported),
    content({ infections }, context) {
      if (!infections || infections.rowCount === 0) return undefined;
      const table = shown(infections);
      return {
        kind: "panels",
        panels: [
          {
            key: "keyInc",
            ...axis,
            yTitle: {
              en: "new infections with symptoms per week and 100,000",
              de: "neue Infektionen mit Symptomen je Woche und 100.000",
            },
            scale: "linear",
            series: [
              {
                name: "Model",
                label: { en: "This choice", de: "Diese Auswahl" },
                kind: "line",
                source: "model",
                color: "#332299",
                width: 2.5,
                ...modelIncidence(table, context),
                ...peopleBehind(hundredThousands(table), context),
              },
              ...(reported.length > 0 ? reports(context, hundredThousands(table)) : []),
            ],
          },
        ],
      };
    },
  };
}

/** One series: two kinds of cases beside each other would need an explanation. */
function reports(context: PlotContext, perHundredThousand: number) {
  const cases = observedCaseSeries(context, perHundredThousand);
  return cases.filter(({ axis }) => !axis).slice(0, 1);
}

export const keyIncidence = keyIncidenceOf({
  axis: dateAxis,
  shown: (infections) => infections,
  reported: ["cases", "incidence"],
});
