// The daily table of the city or of a district (model specification 8.1), row by row as the run
// goes on.
import { type Column, regionPlaces, secondsPerDay, type Table } from "@episcope/common";
import type { City } from "../../city/city.ts";
import type { ModelSettings } from "../../settings.ts";
import { quarantine, status, statusCount } from "../disease/status.ts";
import type { Counters } from "../state/counters.ts";
import type { Memory } from "../state/memory.ts";

type Count = (counters: Counters, shift: 0 | typeof statusCount) => number;

const at =
  (...states: readonly number[]): Count =>
  ({ present }, shift) =>
    states.reduce((sum, state) => sum + (present[shift + state] ?? 0), 0);
const ever =
  (...states: readonly number[]): Count =>
  ({ entered }, shift) =>
    states.reduce((sum, state) => sum + (entered[shift + state] ?? 0), 0);

/** Not counted, but expected: known at the end of the run (post/hospital/dailyColumns.ts). */
type Expected = "expected";

/** Each has a twin behind it, of the vaccinated people. */
const twins: readonly (readonly [name: string, count: Count | Expected])[] = [
  ["nSusceptible", at(status.susceptible)],
  ["nInfectedButNotContagious", at(status.infected)],
  ["nContagious", at(status.contagious)],
  ["nShowingSymptoms", at(status.symptoms)],
  ["nSeriouslySick", "expected"],
  ["nCritical", "expected"],
  [
    "nTotalInfected",
    at(
      ...[status.infected, status.contagious, status.symptoms],
      ...[status.seriouslySick, status.critical, status.afterCritical],
    ),
  ],
  ["nInfectedCumulative", ever(status.infected)],
  ["nContagiousCumulative", ever(status.contagious)],
  ["nShowingSymptomsCumulative", ever(status.symptoms)],
  ["nSeriouslySickCumulative", "expected"],
  ["nCriticalCumulative", "expected"],
  ["nRecovered", at(status.recovered)],
];
/** Without one. */
const singles: readonly (readonly [name: string, count: Count])[] = [
  ["nInQuarantineFull", ({ quarantined }) => quarantined[quarantine.full] ?? 0],
  ["nInQuarantineHome", ({ quarantined }) => quarantined[quarantine.atHome] ?? 0],
  ["nVaccinated", ({ vaccinated }) => vaccinated],
  ["nReVaccinated", ({ boosted }) => boosted],
  ["nTested", ({ tested }) => tested],
];
const deceased = ["nDeceasedCumulative", "expected"] as const;

/** Whose table it is. */
export interface CountedArea {
  /** As it is called in the table. */
  readonly name: string;
  /** Behind the names of its arrays in memory. */
  readonly suffix: string;
  readonly sample: number;
  /** Tests are counted in the whole city only. */
  readonly hasTests: boolean;
}

/** With its German name, as published. */
export function wholeCity({ region, sample }: Pick<City, "region" | "sample">): CountedArea {
  return {
    name: regionPlaces().get(region)?.name.de ?? region,
    suffix: "",
    sample,
    hasTests: true,
  };
}

interface TableColumn {
  readonly name: string;
  readonly shift: 0 | typeof statusCount;
  /** Undefined for expected numbers. */
  readonly counted: { readonly count: Count; readonly values: Float64Array } | undefined;
}

export class InfectionsTable {
  readonly #columns: readonly TableColumn[];
  readonly #startDay: number;
  readonly #sample: number;
  readonly #district: string;
  readonly #rowCount: Uint32Array;

  constructor(
    memory: Memory,
    { dayCount, startDay }: Pick<ModelSettings, "dayCount" | "startDay">,
    { name: areaName, suffix, sample, hasTests }: CountedArea,
  ) {
    this.#rowCount = memory.u32(`rows of the daily table${suffix}`, 1);
    this.#startDay = startDay;
    this.#sample = sample;
    this.#district = areaName;
    const column = (name: string, count: Count | Expected, shift: 0 | typeof statusCount) => ({
      name,
      shift,
      counted:
        count === "expected"
          ? undefined
          : { count, values: memory.f64(`${name}${suffix}`, dayCount) },
    });
    const pair = ([name, count]: readonly [string, Count | Expected]) => [
      column(name, count, 0),
      column(`${name}Vaccinated`, count, statusCount),
    ];
    this.#columns = [
      ...twins.flatMap(pair),
      ...singles
        .filter(([name]) => hasTests || name !== "nTested")
        .map(([name, count]) => column(name, count, 0)),
      ...pair(deceased),
    ];
  }

  /** Cases with symptoms so far, by day; grows with the table. */
  get symptomatic(): Float64Array {
    const column = this.#columns.find(({ name }) => name === "nShowingSymptomsCumulative");
    return column?.counted?.values ?? new Float64Array();
  }

  /** The state at the start of a day. */
  add(counters: Counters): void {
    const row = this.#rowCount[0] ?? 0;
    for (const { counted, shift } of this.#columns) {
      if (counted) counted.values[row] = counted.count(counters, shift) / this.#sample;
    }
    this.#rowCount[0] = row + 1;
  }

  /** With expected numbers by name of the column. */
  finish(expected: ReadonlyMap<string, Float64Array>): Table {
    const rows = this.#rowCount[0] ?? 0;
    const days = Float64Array.from({ length: rows }, (_, row) => row + 1);
    const number = (values: Float64Array): Column => ({ kind: "number", values });
    return {
      rowCount: rows,
      columns: new Map<string, Column>([
        ["time", number(days.map((day) => day * secondsPerDay))],
        ["day", number(days)],
        [
          "date",
          { kind: "date", values: Int32Array.from(days, (day) => this.#startDay + day - 1) },
        ],
        ...this.#columns.map(({ name, counted }) => {
          const values = counted?.values.subarray(0, rows) ?? expected.get(name);
          return [name, number(values ?? new Float64Array(rows))] as const;
        }),
        ["district", { kind: "text", values: Array.from({ length: rows }, () => this.#district) }],
      ]),
    };
  }
}
