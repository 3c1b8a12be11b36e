import { observedSource } from "@episcope/battery";
import { parseDay } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import { observedNames, observedTable, sourcesOfCity } from "../epidemic/observedSources.ts";
import type { PlotContext, PlotDefinition } from "../plot.ts";
import { reportedArea, reportedLabel, reportedWeeks } from "../series/reportedSeries.ts";
import { weekAround } from "../series/weeks.ts";
import { hospitalRange, hospitalSeries, observedSeries } from "./postHospital.ts";

/** Plot 2 (run-viewer specification 9.2). */
export const hospitalNewCasesPost: PlotDefinition = {
  shortNames: ["hosNewCasPos"],
  title: { en: "New patients in hospital", de: "Neue Patienten im Krankenhaus" },
  group: "hospital",
  height: "compact",
  tables: ["hospital"],
  observed: (city) =>
    sourcesOfCity(city, [
      intensiveCareRole(city),
      "hospitalizationRate",
      "stateHospitalization",
      "sari",
    ]),
  content({ hospital }, context) {
    const model = hospital ? hospitalSeries(hospital, "intakes") : [];
    if (model.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "hosNewCasPos",
          x: "date",
          yTitle: {
            en: "Admissions per 100,000 people and week",
            de: "Aufnahmen je 100.000 Menschen und Woche",
          },
          scale: "page",
          range: hospitalRange,
          series: [...model, ...reportedIntakes(context)],
        },
      ],
    };
  },
};

/** Daily figures that are published for a place are preferred to our weeks. */
function intensiveCareRole(city: string): "intensiveCareIncidence" | "intensiveCare" {
  return observedSource(city, "intensiveCareIncidence")
    ? "intensiveCareIncidence"
    : "intensiveCare";
}

/** Run-viewer specification 13.2. */
function reportedIntakes(context: PlotContext): readonly Series[] {
  return [
    ...observedSeries({
      table: observedTable(context, "hospitalizationRate"),
      column: "hospitalizationRate",
      name: "Observed Hospitalization Case Rate",
      label: {
        en: "Observed: hospital admissions",
        de: "Beobachtet: Krankenhausaufnahmen",
      },
    }),
    ...stateSeries(context),
    ...intensiveCareSeries(context),
    ...sariSeries(context),
  ];
}

function intensiveCareSeries(context: PlotContext): readonly Series[] {
  const { city } = context;
  if (intensiveCareRole(city) === "intensiveCareIncidence") {
    return observedSeries({
      table: observedTable(context, "intensiveCareIncidence"),
      column: "incidence",
      ...observedNames(city, "intensiveCareIncidence", "incidence"),
    });
  }
  const label = reportedLabel(
    { en: "Intensive care", de: "Intensivstation" },
    reportedArea(city, "intensiveCare"),
  );
  return reportedWeeks(context, "intensiveCare", [
    { column: "intakes", name: "Reported intensive care", label, look: { width: 1 } },
  ]);
}

function stateSeries(context: PlotContext): readonly Series[] {
  const state = reportedArea(context.city, "stateHospitalization");
  const table = observedTable(context, "stateHospitalization");
  if (!state) return [];
  return [
    ...observedSeries({
      table,
      column: "incidence",
      name: `Observed: ${state.de} (RKI) WITH Covid`,
      label: {
        en: `Observed: ${state.en} (RKI), with Covid`,
        de: `Beobachtet: ${state.de} (RKI), mit Covid`,
      },
    }),
    ...observedSeries({
      table,
      column: "adjustedIncidence",
      name: `Adjusted: ${state.de} (RKI) WITH Covid`,
      label: {
        en: `Adjusted: ${state.en} (RKI), with Covid`,
        de: `Berichtigt: ${state.de} (RKI), mit Covid`,
      },
    }),
    ...observedSeries({
      table,
      column: "adjustedIncidence",
      name: `Adjusted: ${state.de} (RKI) FROM Covid`,
      label: {
        en: `Adjusted: ${state.en} (RKI), because of Covid`,
        de: `Berichtigt: ${state.de} (RKI), wegen Covid`,
      },
      valueAt: (value, day) => value * shareBecauseOfCovid(day),
    }),
  ];
}

const firstDayOfLowerShare = parseDay("2022-01-01") ?? Number.NaN;

/** Assumed share of COVID patients who are in hospital because of it. */
function shareBecauseOfCovid(day: number): number {
  return day < firstDayOfLowerShare ? 2 / 3 : 1 / 3;
}

const daysFromMondayToThursday = 3;

function sariSeries(context: PlotContext): readonly Series[] {
  const weeks = observedSeries({
    table: observedTable(context, "sari"),
    column: "incidence",
    ...observedNames(context.city, "sari", "incidence"),
  });
  return weeks.map((week) => ({
    ...week,
    // The source dates a week by its Monday.
    x: Array.from(week.x, (monday) => monday + daysFromMondayToThursday),
    covers: weekAround,
    dash: "dotted",
    width: 2,
    color: "#800080",
  }));
}
