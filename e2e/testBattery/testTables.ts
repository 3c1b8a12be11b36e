// TEST DATA: every table of a run, filled from testCurves.ts.
import { type Column, parseDay, type RunTableName, type Table, weekday } from "@episcope/battery";
import { newInfections, population, strainShare, type TestChoice } from "./testCurves.ts";

const startDay = parseDay("2020-02-25") ?? 0;
const strains = ["SARS_CoV_2", "ALPHA", "DELTA", "OMICRON_BA1", "OMICRON_BA5"];
const vaccines = ["mRNA", "vector", "ba5Update"];
const activities = ["home", "leisPrivate", "leisPublic", "schools", "work&business", "pt", "other"];
const ageGroups = ["0-4", "5-14", "15-34", "35-59", "60-79", "80+"];
const measurements = [
  "intakesHosp",
  "intakesHosp_80+",
  "intakesIcu",
  "occupancyHosp",
  "occupancyIcu",
];

type Cells = Readonly<Record<string, Column>>;

const number = (values: readonly number[]): Column => ({
  kind: "number",
  values: Float64Array.from(values),
});
const text = (values: readonly string[]): Column => ({ kind: "text", values });
const date = (days: readonly number[]): Column => ({
  kind: "date",
  values: Int32Array.from(days, (day) => startDay + day - 1),
});
const tableOf = (rowCount: number, columns: Cells): Table => ({
  rowCount,
  columns: new Map(Object.entries(columns)),
});
const rounded = (value: number, decimals = 2) =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** One row per day. */
function daily(
  days: readonly number[],
  columns: Readonly<Record<string, (day: number) => number>>,
): Table {
  const values = Object.entries(columns).map(
    ([name, value]) => [name, number(days.map(value))] as const,
  );
  return tableOf(days.length, {
    day: number(days),
    date: date(days),
    ...Object.fromEntries(values),
  });
}

/** One row per day and name. */
function long(
  days: readonly number[],
  names: readonly string[],
  columns: (rows: readonly { day: number; name: string }[]) => Cells,
): Table {
  const rows = days.flatMap((day) => names.map((name) => ({ day, name })));
  const dayNumbers = rows.map(({ day }) => day);
  return tableOf(rows.length, {
    day: number(dayNumbers),
    date: date(dayNumbers),
    ...columns(rows),
  });
}

export function testTables(
  choice: TestChoice,
  dayCount: number,
): Readonly<Record<RunTableName, Table>> {
  const days = Array.from({ length: dayCount }, (_, index) => index + 1);
  const fresh = days.map((day) => newInfections(day, choice));
  const cumulative: number[] = [];
  for (const value of fresh) cumulative.push((cumulative.at(-1) ?? 0) + value);
  const total = (day: number) => cumulative[day - 1] ?? 0;
  const last = (day: number, length: number) =>
    total(day) - (day > length ? total(day - length) : 0);
  const thursdays = days.filter((day) => weekday(startDay + day - 1) === 4);
  const mondays = days.filter((day) => weekday(startDay + day - 1) === 1);
  const vaccinated = (day: number) => Math.min(0.75, Math.max(0, (day - 310) / 400)) * population;
  return {
    infections: infections(days, total, last, vaccinated),
    restrictions: tableOf(dayCount, {
      day: number(days),
      date: date(days),
      work: text(days.map((day) => `${(day > 20 && day < 90 ? 0.6 : 0.9).toFixed(2)}_1.00_{}`)),
      leisPublic: text(
        days.map((day) => `${(day > 20 && day < 90 ? 0.3 : 0.8).toFixed(2)}_1.00_{}`),
      ),
      leisPrivate: text(
        days.map((day) => `${(day > 20 && day < 90 ? 0.5 : 0.9).toFixed(2)}_1.00_{}`),
      ),
      educ_primary: text(
        days.map((day) => `${(choice.schools === 1 && day > 600 ? 0 : 1).toFixed(2)}_1.00_{}`),
      ),
      shop_daily: text(days.map(() => "0.95_1.00_{CLOTH=0.3, SURGICAL=0.4}")),
    }),
    strains: daily(
      days,
      Object.fromEntries(
        strains.map((name, index) => [
          name,
          (day: number) => rounded((fresh[day - 1] ?? 0) * strainShare(day, index, strains.length)),
        ]),
      ),
    ),
    diseaseImport: long(days, strains.slice(0, 2), (rows) => ({
      strain: text(rows.map(({ name }) => name)),
      n: number(
        rows.map(({ day, name }) =>
          name === strains[0] ? Math.max(0, 40 - day) : day > 330 ? 4 : 0,
        ),
      ),
    })),
    rValues: daily(days, {
      rValue: (day) => rounded(last(day, 7) / Math.max(1, last(day - 7, 7)), 3),
      newContagious: (day) => fresh[day - 1] ?? 0,
      ...Object.fromEntries(
        activities.map((name, index) => [
          name,
          (day: number) => rounded((1 + Math.sin(day / 40 + index)) / 14, 3),
        ]),
      ),
    }),
    infectionsPerActivity: long(thursdays, activities, (rows) => ({
      activity: text(rows.map(({ name }) => name)),
      infections: number(
        rows.map(({ day, name }) => rounded((last(day, 7) / 7) * (name === "home" ? 0.4 : 0.1))),
      ),
      infectionsShare: number(rows.map(({ name }) => (name === "home" ? 0.4 : 0.1))),
    })),
    vaccinations: daily(
      days,
      Object.fromEntries(
        vaccines.map((name, index) => [
          name,
          (day: number) => rounded(day > 310 + 200 * index ? 2000 / (index + 1) : 0),
        ]),
      ),
    ),
    vaccinationsDetailed: long(
      days.filter((day) => day > 310),
      vaccines,
      (rows) => ({
        type: text(rows.map(({ name }) => name)),
        number: number(rows.map(({ day }) => (day > 600 ? 2 : 1))),
        amount: number(rows.map(({ name }) => Math.round(500 / (vaccines.indexOf(name) + 1)))),
      }),
    ),
    antibodies: daily(
      days,
      Object.fromEntries(
        strains.map((name, index) => [
          name,
          (day: number) => rounded((6 / (index + 1)) * (1 - Math.exp(-day / 300))),
        ]),
      ),
    ),
    outdoorFraction: daily(days, {
      outdoorFraction: (day) => rounded(0.5 + 0.4 * Math.sin((day - 60) / 58), 3),
    }),
    hospital: hospital(days, last),
    incidenceByAge: weeklyByAge(mondays, last),
    vaccineEffectiveness: tableOf(180, {
      day: number(days.slice(0, 180)),
      "mRNA-DELTA": number(days.slice(0, 180).map((day) => rounded(0.9 - day / 400))),
      "vector-DELTA": number(
        days.slice(0, 180).map((day) => (day % 30 === 0 ? Number.NaN : rounded(0.7 - day / 300))),
      ),
    }),
    vaccineEffectivenessByStrain: tableOf(20, {
      day: number(days.slice(0, 20).map((day) => 14 * day)),
      deltaVe: number(days.slice(0, 20).map((day) => rounded(0.9 - day / 40))),
      omicronBA1Ve: number(days.slice(0, 20).map((day) => rounded(0.5 - day / 40))),
    }),
    infectionsPerSeed: daily(days, {
      nShowingSymptomsCumulative_0: (day) => Math.round(total(day) * 0.58),
      nShowingSymptomsCumulative_1: (day) => Math.round(total(day) * 0.62),
    }),
  };
}

function infections(
  days: readonly number[],
  total: (day: number) => number,
  last: (day: number, length: number) => number,
  vaccinated: (day: number) => number,
): Table {
  const infected = (day: number) => last(day, 10);
  // Immunity lasts about half a year here, so that nobody runs out of susceptible people.
  const recovered = (day: number) => Math.min(last(day, 180), population * 0.8) - infected(day);
  const susceptible = (day: number) => population - infected(day) - recovered(day);
  const counts: Readonly<Record<string, (day: number) => number>> = {
    nSusceptible: susceptible,
    nInfectedButNotContagious: (day) => last(day, 3),
    nContagious: (day) => last(day, 5) - last(day, 3),
    nShowingSymptoms: (day) => infected(day) - last(day, 5),
    nSeriouslySick: (day) => Math.round(last(day, 14) * 0.01),
    nCritical: (day) => Math.round(last(day, 14) * 0.002),
    nTotalInfected: infected,
    nInfectedCumulative: total,
    nContagiousCumulative: (day) => Math.round(total(day) * 0.95),
    nShowingSymptomsCumulative: (day) => Math.round(total(day) * 0.6),
    nSeriouslySickCumulative: (day) => Math.round(total(day) * 0.02),
    nCriticalCumulative: (day) => Math.round(total(day) * 0.004),
    nRecovered: recovered,
    nDeceasedCumulative: () => 0,
  };
  const columns = Object.entries(counts).flatMap(([name, value]) => [
    [name, value] as const,
    [
      `${name}Vaccinated`,
      (day: number) => Math.round((value(day) * vaccinated(day)) / population / 2),
    ] as const,
  ]);
  const table = daily(days, {
    ...Object.fromEntries(columns),
    nVaccinated: (day) => Math.round(vaccinated(day)),
    nReVaccinated: (day) => Math.round(vaccinated(day - 200)),
    nTested: (day) => 1000 + (day % 7) * 100,
  });
  return tableOf(table.rowCount, {
    ...Object.fromEntries(table.columns),
    district: text(days.map(() => "Köln")),
  });
}

function hospital(days: readonly number[], last: (day: number, length: number) => number): Table {
  const names = measurements.flatMap((measurement) => [
    `${measurement} Base`,
    `${measurement} Severe`,
  ]);
  const share = (name: string) =>
    (name.includes("Icu") ? 0.002 : 0.01) * (name.endsWith("Severe") ? 2 : 1);
  return long(days, names, (rows) => ({
    measurement: text(rows.map(({ name }) => name.split(" ")[0] ?? "")),
    severity: text(rows.map(({ name }) => name.split(" ")[1] ?? "")),
    n: number(
      rows.map(({ day, name }) => rounded((last(day, 7) * share(name) * 100_000) / population)),
    ),
  }));
}

function weeklyByAge(
  mondays: readonly number[],
  last: (day: number, length: number) => number,
): Table {
  return tableOf(mondays.length, {
    date: date(mondays),
    ...Object.fromEntries(
      ageGroups.map((group, index) => [
        group,
        number(
          mondays.map((day) => rounded((last(day, 7) * 100_000 * (1.4 - index / 8)) / population)),
        ),
      ]),
    ),
  });
}
