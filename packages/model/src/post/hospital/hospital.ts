// Hospital figures of a run (model specification 10, table run-data-format specification 5.11).
import type { Table } from "@episcope/common";
import type { ModelSettings } from "../../settings.ts";
import { residentsOfAges } from "../cityFacts.ts";
import { dayAndDate, makeTable, numberColumn, textColumn } from "../columns.ts";
import type { RunRecord } from "../runRecord.ts";
import { Clinic } from "./clinic.ts";
import { type AgeGroup, ExpectedCases, everybody } from "./expectedCases.ts";
import { severities, severityFactor } from "./severities.ts";

const admissionAges: readonly AgeGroup[] = [
  { name: "0to17", ages: [0, 18] },
  { name: "18to59", ages: [18, 60] },
  { name: "60to79", ages: [60, 80] },
  { name: "80+", ages: [80, everybody[1]] },
];

/** `base` are the cases with the severity that the settings say. */
export function hospital(
  record: RunRecord,
  settings: Pick<ModelSettings, "profile" | "strains">,
  base: ExpectedCases,
): Table {
  const { city, startDay, dayCount, log } = record;
  const clinic = new Clinic(settings.profile, dayCount);
  const people = residentsOfAges(city, everybody);
  const differs = settings.strains.map((_, code) => severityFactor(code, "Severe") !== 1);
  const isSevere = log.strain.some((code) => differs[code]);
  const seriesOf = (expected: ExpectedCases) => {
    const all = expected.of();
    const intensive = clinic.intensive(all);
    const inHospital = clinic.ward(all).map((ward, day) => ward + (intensive[day] ?? 0));
    return new Map([
      ["intakesHosp", weeklyRate(clinic.admissions(all), people)],
      ...admissionAges.map(({ name, ages }) => {
        const admissions = clinic.admissions(expected.of({ ages }));
        const rate = weeklyRate(admissions, residentsOfAges(city, ages));
        return [`intakesHosp_${name}`, rate] as const;
      }),
      ["intakesIcu", weeklyRate(clinic.intensiveIntakes(all), people)],
      ["occupancyHosp", inHospital.map((beds) => rate(beds, people))],
      ["occupancyIcu", intensive.map((beds) => rate(beds, people))],
    ]);
  };
  const ofBase = seriesOf(base);
  const series = severities.flatMap((severity) => {
    const hasOwn = severity !== "Base" && isSevere;
    const its = hasOwn ? seriesOf(new ExpectedCases(record, settings, severity)) : ofBase;
    return [...its].map(([measurement, values]) => ({ measurement, severity, values }));
  });

  // Day by day, each with all series. Plain loops: `from` with a function takes longer than
  // computing them.
  const rowCount = dayCount * series.length;
  const days = new Uint16Array(rowCount);
  const measurements = new Array<string>(rowCount);
  const ofSeverity = new Array<string>(rowCount);
  const values = new Float64Array(rowCount);
  let row = 0;
  for (let day = 1; day <= dayCount; day++) {
    for (const one of series) {
      days[row] = day;
      measurements[row] = one.measurement;
      ofSeverity[row] = one.severity;
      values[row++] = one.values[day] ?? Number.NaN;
    }
  }
  return makeTable(rowCount, [
    ...dayAndDate(startDay, days),
    textColumn("measurement", measurements),
    textColumn("severity", ofSeverity),
    numberColumn("n", values),
  ]);
}

/** Events of the last seven days per 100,000, by simulation day. */
export function weeklyRate(daily: Float64Array, people: number): Float64Array {
  return daily.map((_, day) => {
    let sum = 0;
    for (let before = Math.max(0, day - 6); before <= day; before++) sum += daily[before] ?? 0;
    return rate(sum, people);
  });
}

/** Per 100,000, with four decimals: fractions of people are expected, more digits are none. */
function rate(count: number, people: number): number {
  return Math.round((1e9 * count) / people) / 1e4;
}
