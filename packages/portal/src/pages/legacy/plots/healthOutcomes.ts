import { infectionDays } from "@episcope/battery";
import type { Series } from "../../../charts/chartContent.ts";
import { sourcesOfCity } from "../../../plots/epidemic/observedSources.ts";
import { outcomeSeries } from "../../../plots/epidemic/outcomeSeries.ts";
import { type Outcome, outcomes } from "../../../plots/epidemic/outcomes.ts";
import { reportedCases } from "../../../plots/epidemic/reportedCases.ts";
import type { PlotContext, PlotDefinition } from "../../../plots/plot.ts";
import { axisOf } from "../calendar.ts";
import type { LegacyViewer } from "../definition.ts";
import { shownTable } from "../shownTable.ts";
import { outcomeSummary } from "./outcomeSummary.ts";

const quarantine: Outcome = {
  column: "nInQuarantine",
  name: "In Quarantine",
  label: { en: "In quarantine", de: "In Quarantäne" },
};

/**
 * People by state (legacy-viewers specification 1.5), with reported cases (legacy-viewers
 * specification 1.6) and intensive care capacity.
 */
export function healthOutcomes(viewer: LegacyViewer): PlotDefinition {
  const axis = axisOf(viewer.calendar);
  const drawn = [...outcomes, quarantine].filter(({ column }) => viewer.outcomes.includes(column));
  return {
    shortNames: ["health"],
    title: { en: "Simulated health outcomes over time", de: "Gesundheitszustand im Modell" },
    group: "epidemic",
    height: "normal",
    tables: ["infections"],
    observed: (city) => (viewer.extras.has("cases") ? sourcesOfCity(city, ["cases"]) : []),
    help,
    reportedHelp,
    content({ infections }, context) {
      if (!infections || infections.rowCount === 0) return undefined;
      const shown = shownTable(infections, viewer.table);
      const x = infectionDays(shown, context);
      const model = outcomeSeries(drawn, shown, x);
      if (model.length === 0) return undefined;
      return {
        kind: "panels",
        summary: outcomeSummary(shown, context, axis),
        panels: [
          {
            key: "health",
            ...axis,
            yTitle: { en: "Persons", de: "Personen" },
            scale: "page",
            series: [...model, ...cases(viewer, context), ...capacity(viewer, x)],
          },
        ],
      };
    },
  };
}

const help = {
  en: "How many people are in each state of health on a day, scaled up to the whole population. Nothing is smoothed. Our model counts people; only seriously sick and critical ones are expected numbers, to which each infection adds its probability. A run whose epidemic has died out goes on with its last values.",
  de: "Wie viele Menschen an einem Tag in welchem Zustand sind, hochgerechnet auf die ganze Bevölkerung. Nichts ist geglättet. Unser Modell zählt Menschen; nur schwer Kranke und Intensivfälle sind erwartete Zahlen, zu denen jede Infektion ihre Wahrscheinlichkeit beiträgt. Ein Lauf, dessen Epidemie erloschen ist, geht mit seinen letzten Werten weiter.",
};

const reportedHelp = {
  en: "The dotted line adds up the reported cases; many infections were never reported.",
  de: "Die gepunktete Linie zählt die gemeldeten Fälle zusammen; viele Ansteckungen wurden nie gemeldet.",
};

/** By date, even if the axis counts days (legacy-viewers specification 1.6). */
function cases({ calendar, extras }: LegacyViewer, context: PlotContext): readonly Series[] {
  if (!extras.has("cases")) return [];
  const { x, dayZero } = axisOf(calendar);
  const reported = reportedCases(context);
  if (x === "date") return reported;
  return dayZero === undefined
    ? []
    : reported.map((series) => ({
        ...series,
        x: Array.from(series.x, (day) => day - dayZero),
      }));
}

function capacity({ capacity: places }: LegacyViewer, x: ArrayLike<number>): readonly Series[] {
  if (places === undefined) return [];
  return [
    {
      name: "Intensive Care Capacity",
      label: {
        en: "Intensive care: about 1,000 places",
        de: "Intensivstationen: etwa 1.000 Plätze",
      },
      kind: "line",
      source: "target",
      color: "#5a6472",
      width: 1.2,
      dash: "dashed",
      x: [x[0] ?? 0, x[x.length - 1] ?? 0],
      y: [places, places],
    },
  ];
}
