// The tables of a finished run, under the names of the battery's tables
// (run-data-format specification 5).
import { notReached, type ResultTableName, type ResultTables, type Table } from "@episcope/common";
import { activities } from "../../activities.ts";
import type { City } from "../../city/city.ts";
import { Restrictions } from "../../policy/restrictions.ts";
import { dailyTable } from "../../post/dailyTable.ts";
import { dosesByNumber, dosesByType } from "../../post/doseTables.ts";
import { effectivenessByStrain } from "../../post/effectiveness/effectivenessByStrain.ts";
import { deaths } from "../../post/hospital/deaths.ts";
import type { ExpectedCases } from "../../post/hospital/expectedCases.ts";
import { hospital } from "../../post/hospital/hospital.ts";
import { incidenceByAge } from "../../post/infections/incidenceByAge.ts";
import { infectionLocations } from "../../post/infections/infectionLocations.ts";
import { infectionsPerActivity } from "../../post/infections/infectionsPerActivity.ts";
import { rValues } from "../../post/infections/rValues.ts";
import { secondaryAttackRate } from "../../post/infections/secondaryAttackRate.ts";
import type { RunRecord } from "../../post/runRecord.ts";
import { importsByStrain, infectionsByStrain } from "../../post/strainTables.ts";
import type { ModelSettings } from "../../settings.ts";
import { byDay } from "../byDay.ts";
import type { AdaptiveMeasures } from "../measures/adaptivePolicy.ts";
import type { DoseLog } from "./doseLog.ts";
import type { InfectionLog } from "./infectionLog.ts";

export interface RunResult {
  readonly tables: ResultTables;
  readonly infectionLocations: () => Table;
  readonly log: InfectionLog;
  readonly doses: DoseLog;
}

interface FinishedRun {
  readonly record: RunRecord;
  readonly settings: ModelSettings;
  readonly expected: ExpectedCases;
  readonly infections: Table;
  readonly districts: Table | undefined;
  readonly levels: Table | undefined;
  readonly effectiveness: Table | undefined;
  readonly doses: DoseLog;
  readonly adaptive: AdaptiveMeasures | undefined;
}

export function runResult(run: FinishedRun): RunResult {
  const { record, settings, expected, doses } = run;
  const { city, log, dayCount } = record;
  const hasDoses = doses.count > 0;
  const entries: readonly (readonly [ResultTableName, Table | undefined])[] = [
    ["infections", run.infections],
    ["infections.districts.tsv", run.districts],
    ["restrictions", restrictionsTable(run, dayCount)],
    ["strains", infectionsByStrain(record)],
    ["diseaseImport", importsByStrain(record, settings.imports)],
    ["rValues", rValues(record)],
    ["infectionsPerActivity", infectionsPerActivity(record)],
    ["secondaryAttackRate.txt", secondaryAttackRate(record)],
    ["outdoorFraction", outdoorTable(settings, dayCount)],
    ["hospital", hospital(record, settings, expected)],
    ["deaths", deaths(record, settings.profile, expected)],
    ["incidenceByAge", incidenceByAge(record)],
    ["antibodies", run.levels],
    ["vaccinations", hasDoses ? dosesByType(record, doses) : undefined],
    ["vaccinationsDetailed", hasDoses ? dosesByNumber(record, doses) : undefined],
    ["vaccineEffectiveness", hasDoses ? run.effectiveness : undefined],
    [
      "vaccineEffectivenessByStrain",
      hasDoses ? effectivenessByStrain(record, dosesOf(city, doses)) : undefined,
    ],
  ];
  const tables = new Map<ResultTableName, Table>();
  for (const [name, table] of entries) if (table) tables.set(name, table);
  return { tables, infectionLocations: () => infectionLocations(record), log, doses };
}

/** Measures day by day, as they were in force (model specification 8.3). */
function restrictionsTable({ settings, adaptive }: FinishedRun, dayCount: number): Table {
  const restrictions = new Restrictions(settings.restrictions, settings.contacts);
  const cells = activities.map(() => new Array<string>(dayCount));
  for (let day = 1; day <= dayCount; day++) {
    restrictions.advance(day);
    adaptive?.apply(day, settings.startDay + day - 1, restrictions);
    activities.forEach((activity, place) => {
      const column = cells[place] ?? [];
      column[day - 1] = restrictions.cell(activity);
    });
  }
  return dailyTable(
    settings.startDay,
    dayCount,
    activities.map((activity, place) => [activity, { kind: "text", values: cells[place] ?? [] }]),
  );
}

function outdoorTable({ outdoorFraction, startDay }: ModelSettings, dayCount: number): Table {
  const values = Float64Array.from({ length: dayCount }, (_, index) =>
    byDay(outdoorFraction, index + 1),
  );
  return dailyTable(startDay, dayCount, [["outdoorFraction", { kind: "number", values }]]);
}

/** First dose and first booster of everybody. */
function dosesOf({ personCount }: City, log: DoseLog) {
  const firstDoseDay = new Uint16Array(personCount).fill(notReached);
  const boosterDay = new Uint16Array(personCount).fill(notReached);
  const vaccine = new Uint8Array(personCount);
  for (let entry = 0; entry < log.count; entry++) {
    const person = log.person[entry] ?? 0;
    const day = log.day[entry] ?? 0;
    if (firstDoseDay[person] === notReached) {
      firstDoseDay[person] = day;
      vaccine[person] = log.vaccine[entry] ?? 0;
    } else if (boosterDay[person] === notReached) {
      boosterDay[person] = day;
    }
  }
  return { firstDoseDay, boosterDay, vaccine };
}
