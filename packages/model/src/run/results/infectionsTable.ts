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

/** Each has a twin behind it, of the vaccinated people. */
const twins: readonly (readonly [name: string, count: Count])[] = [
  ["nSusceptible", at(status.susceptible)],
  ["nInfectedButNotContagious", at(status.infected)],
  ["nContagious", at(status.contagious)],
  ["nShowingSymptoms", at(status.symptoms)],
  ["nSeriouslySick", at(status.seriouslySick, status.afterCritical)],
  ["nCritical", at(status.critical)],
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
  ["nSeriouslySickCumulative", ever(status.seriouslySick)],
  ["nCriticalCumulative", ever(status.critical)],
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
const deceased = ["nDeceasedCumulative", ever(status.deceased)] as const;

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

export class InfectionsTable {
  readonly #columns: readonly (readonly [
    name: string,
    count: Count,
    shift: 0 | typeof statusCount,
    values: Float64Array,
  ])[];
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
    const column = (name: string, count: Count, shift: 0 | typeof statusCount) =>
      [name, count, shift, memory.f64(`${name}${suffix}`, dayCount)] as const;
    const pair = ([name, count]: readonly [string, Count]) => [
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
    const column = this.#columns.find(([name]) => name === "nShowingSymptomsCumulative");
    return column?.[3] ?? new Float64Array();
  }

  /** The state at the start of a day. */
  add(counters: Counters): void {
    const row = this.#rowCount[0] ?? 0;
    for (const [, count, shift, values] of this.#columns) {
      values[row] = count(counters, shift) / this.#sample;
    }
    this.#rowCount[0] = row + 1;
  }

  finish(): Table {
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
        ...this.#columns.map(
          ([name, , , values]) => [name, number(values.subarray(0, rows))] as const,
        ),
        ["district", { kind: "text", values: Array.from({ length: rows }, () => this.#district) }],
      ]),
    };
  }
}
