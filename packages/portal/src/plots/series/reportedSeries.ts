// Curves of reported figures whose rows are calendar weeks, by their Monday.
import { observedSource, type ReportedRole } from "@episcope/battery";
import {
  days,
  defineTexts,
  inEachLanguage,
  inLanguage,
  type Localized,
  numbers,
} from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import { observedTable } from "../epidemic/observedSources.ts";
import type { PlotContext } from "../plot.ts";
import { weekAround } from "./weeks.ts";

const texts = defineTexts({
  en: {
    reported: (what: string) => `${what}, reported`,
    reportedIn: (what: string, area: string) => `${what}, reported (${area})`,
  },
  de: {
    reported: (what: string) => `${what}, gemeldet`,
    reportedIn: (what: string, area: string) => `${what}, gemeldet (${area})`,
  },
});

/** What is reported, and where if that is not the place itself. */
export function reportedLabel(what: Localized, area: Localized | undefined): Localized {
  return inEachLanguage((language) => {
    const t = inLanguage(texts, language);
    return area ? t.reportedIn(what[language], area[language]) : t.reported(what[language]);
  });
}

/** Where the figures of a role are from. */
export function reportedArea(city: string, role: ReportedRole): Localized | undefined {
  return observedSource(city, role)?.area;
}

interface ReportedCurve {
  readonly column: string;
  readonly name: string;
  readonly label: Localized;
  /** Per unit of the file; 1 by default. */
  readonly times?: number;
  readonly look?: Pick<Series, "color" | "width" | "dash">;
}

/** In one panel with curves of the model. */
export const besideModel = { dash: "dotted", width: 2 } as const;

const daysFromMondayToThursday = 3;

/** Drawn at the Thursday of the week; a column without any value has no curve. */
export function reportedWeeks(
  context: PlotContext,
  role: ReportedRole,
  curves: readonly ReportedCurve[],
): readonly Series[] {
  const table = observedTable(context, role);
  const mondays = table && days(table);
  if (!table || !mondays) return [];
  const x = Array.from(mondays, (monday) => monday + daysFromMondayToThursday);
  return curves.flatMap(({ column, name, label, times = 1, look }): readonly Series[] => {
    const values = numbers(table, column);
    if (!values || values.every(Number.isNaN)) return [];
    const y = values.map((value) => value * times);
    return [
      {
        ...{ name, label, kind: "line", source: "observed", covers: weekAround, x, y },
        ...look,
      },
    ];
  });
}

/** Whether reports have a value in the days of the model: otherwise there is nothing to compare. */
export function isReportedDuring(
  reported: readonly Series[],
  modelled: readonly Pick<Series, "x">[],
): boolean {
  const all = modelled.flatMap(({ x }) => Array.from(x));
  const [first, last] = [
    all.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY),
    all.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY),
  ];
  return reported.some(({ x, y }) =>
    Array.from(x).some((day, row) => day >= first && day <= last && !Number.isNaN(y[row])),
  );
}
