// Hospital figures from the infections of a run (run-viewer specification 12,
// model specification 10, table run-data-format specification 5.11): people of the city, imported
// infections included. In profiles without antibodies the log holds 0 of them, so immunity changes
// nothing there.
import type { Table } from "@episcope/common";
import { strainNames } from "../../immunity/strains.ts";
import { itemKey, key, stream, uniform } from "../../random/counterRandom.ts";
import { cityDistricts, cityFacts } from "../cityFacts.ts";
import { dayAndDate, makeTable, numberColumn, textColumn } from "../columns.ts";
import type { RunRecord } from "../runRecord.ts";
import {
  hospitalImmunity,
  hospitalRisk,
  type Immunity,
  intensiveImmunity,
  intensiveRisk,
} from "./admissionRisk.ts";
import { admissionAges, admissionGroup, BedCounts } from "./bedCounts.ts";
import { daysToAdmission, severities, severityFactor } from "./strainSeverity.ts";

/** Two numbers in (0, 1) for each infection: for hospital, and from there for intensive care. */
export type HospitalDraw = (
  person: number,
  infection: number,
  question: typeof hospitalQuestion | typeof intensiveQuestion,
) => number;

const hospitalQuestion = 0;
const intensiveQuestion = 1;

const fixedKey = key(4711, stream.hospital);

/** The same for a person's n-th infection in every run and severity, to compare runs. */
const draw: HospitalDraw = (person, infection, question) =>
  uniform(itemKey(itemKey(fixedKey, person), infection), question);

export function hospital(record: RunRecord, drawNumber: HospitalDraw = draw): Table {
  const { startDay, dayCount } = record;
  const beds = countBeds(record, drawNumber);
  const people = residents(record);
  const everybody = people.reduce((sum, group) => sum + group, 0);

  const series = beds.flatMap((counts, index) => {
    const severity = severities[index] ?? "Base";
    const one = (measurement: string, values: Float64Array) => ({ measurement, severity, values });
    return [
      one("intakesHosp", weeklyIntakes(counts.admissions, everybody)),
      ...admissionAges.map(({ name }, group) =>
        one(
          `intakesHosp_${name}`,
          weeklyIntakes(counts.admissionsByAge[group] ?? new Uint32Array(1), people[group] ?? 0),
        ),
      ),
      one("intakesIcu", weeklyIntakes(counts.intensiveIntakes, everybody)),
      one("occupancyHosp", occupancy(counts.bedChanges, everybody)),
      one("occupancyIcu", occupancy(counts.intensiveChanges, everybody)),
    ];
  });

  // Day by day, each with all series. Plain loops: `from` with a function takes longer than
  // counting the beds.
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

/** One per severity. */
function countBeds(record: RunRecord, drawNumber: HospitalDraw) {
  const { log, city, strains, dayCount } = record;
  const beds = severities.map(() => new BedCounts(dayCount));
  const strainCodes = strains.map((name) => strainNames.indexOf(name));
  const factors = strainCodes.map((code) => severities.map((name) => severityFactor(code, name)));
  const highest = Float64Array.from(factors, (ofStrain) => Math.max(...ofStrain));
  for (const episode of episodesAtRisk(record, highest, drawNumber)) {
    const person = log.person[episode] ?? 0;
    const infections = log.infections[episode] ?? 1;
    const age = city.age[person] ?? 0;
    const strain = log.strain[episode] ?? 0;
    const strainCode = strainCodes[strain] ?? -1;
    const immunity: Immunity = {
      antibodies: log.antibodies[episode] ?? 0,
      doses: log.doses[episode] ?? 0,
      infections,
    };
    const chance = drawNumber(person, infections, hospitalQuestion);
    const risk = (hospitalRisk[age] ?? 0) * hospitalImmunity(strainCode, immunity);
    const needsIntensiveCare =
      drawNumber(person, infections, intensiveQuestion) <
      (intensiveRisk[age] ?? 0) * intensiveImmunity(strainCode, immunity);
    const day = (log.day[episode] ?? 0) + daysToAdmission;
    beds.forEach((counts, severity) => {
      const isAdmitted = chance < risk * (factors[strain]?.[severity] ?? 1);
      if (isAdmitted) counts.admit(day, age, strainCode, needsIntensiveCare);
    });
  }
  return beds;
}

/** Infections that lead to hospital unless immunity prevents it: most are decided without it. */
function episodesAtRisk(
  { log, city }: RunRecord,
  highestFactor: Float64Array,
  drawNumber: HospitalDraw,
): readonly number[] {
  const isCity = cityDistricts(city);
  const { age, district } = city;
  const { count, person: people, infections, strain } = log;
  const atRisk: number[] = [];
  for (let episode = 0; episode < count; episode++) {
    const person = people[episode] ?? 0;
    if (isCity[district[person] ?? 0xff] !== 1) continue;
    const risk = (hospitalRisk[age[person] ?? 0] ?? 0) * (highestFactor[strain[episode] ?? 0] ?? 1);
    const chance = drawNumber(person, infections[episode] ?? 1, hospitalQuestion);
    if (chance < risk) atRisk.push(episode);
  }
  return atRisk;
}

/** People of the city by age group of admissions. */
function residents({ city }: RunRecord): Uint32Array {
  const people = new Uint32Array(admissionAges.length);
  cityFacts(city).residentsByAge.forEach((count, age) => {
    const group = admissionGroup(age);
    people[group] = (people[group] ?? 0) + count;
  });
  return people;
}

/** Intakes of the last seven days per 100,000, by simulation day. */
function weeklyIntakes(daily: Uint32Array, people: number): Float64Array {
  const intakes = new Float64Array(daily.length);
  let sum = 0;
  for (let day = 0; day < daily.length; day++) {
    sum += (daily[day] ?? 0) - (day >= 7 ? (daily[day - 7] ?? 0) : 0);
    intakes[day] = (100_000 * sum) / people;
  }
  return intakes;
}

/** Beds in use per 100,000, by simulation day. */
function occupancy(changes: Int32Array, people: number): Float64Array {
  const beds = new Float64Array(changes.length);
  let inUse = 0;
  for (let day = 0; day < changes.length; day++) {
    inUse += changes[day] ?? 0;
    beds[day] = (100_000 * inUse) / people;
  }
  return beds;
}
