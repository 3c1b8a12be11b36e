// Hospital figures from the infections of a run (run viewer 12, model specification 10, table DF 5.11): people of the city,
// imported infections included. In profiles without antibodies the log holds 0 of them, so immunity changes nothing there.
import { strainNames } from "../immunity/strains.ts";
import { itemKey, key, stream, uniform } from "../random/counterRandom.ts";
import type { ResultTable } from "../table.ts";
import { cityDistricts, cityFacts } from "./cityFacts.ts";
import { dayAndDate, makeTable, numberColumn, textColumn } from "./columns.ts";
import {
  hospitalImmunity,
  hospitalRisk,
  type Immunity,
  intensiveImmunity,
  intensiveRisk,
} from "./hospital/admissionRisk.ts";
import { admissionAges, admissionGroup, BedCounts } from "./hospital/bedCounts.ts";
import { daysToAdmission, severities, severityFactor } from "./hospital/strainSeverity.ts";
import type { RunRecord } from "./runRecord.ts";

/** Two numbers in (0, 1) for each infection: whether it leads to hospital, and from there to intensive care. */
export type HospitalDraw = (
  person: number,
  infection: number,
  question: "hospital" | "intensive",
) => number;

const fixedKey = key(4711, stream.hospital);

/** The same for the n-th infection of a person in every run and for every severity, so that runs can be compared. */
const draw: HospitalDraw = (person, infection, question) =>
  uniform(itemKey(itemKey(fixedKey, person), infection), question === "hospital" ? 0 : 1);

export function hospital(record: RunRecord, drawNumber: HospitalDraw = draw): ResultTable {
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

  // A day after the other, each with all series. Plain loops: `from` with a function takes longer than the whole count of beds.
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
function countBeds({ log, city, strains, dayCount }: RunRecord, drawNumber: HospitalDraw) {
  const isCity = cityDistricts(city);
  const beds = severities.map(() => new BedCounts(dayCount));
  const strainCodes = strains.map((name) => strainNames.indexOf(name));
  const factors = strainCodes.map((code) => severities.map((name) => severityFactor(code, name)));
  const highest = factors.map((ofStrain) => Math.max(...ofStrain));
  for (let episode = 0; episode < log.count; episode++) {
    const person = log.person[episode] ?? 0;
    if (isCity[city.district[person] ?? 0xff] !== 1) continue;
    const infections = log.infections[episode] ?? 1;
    const age = city.age[person] ?? 0;
    const strain = log.strain[episode] ?? 0;
    const risk = hospitalRisk[age] ?? 0;
    const chance = drawNumber(person, infections, "hospital");
    // Immunity only lowers the risk: most infections are decided without it.
    if (chance >= risk * (highest[strain] ?? 1)) continue;
    const strainCode = strainCodes[strain] ?? -1;
    const immunity: Immunity = {
      antibodies: log.antibodies[episode] ?? 0,
      doses: log.doses[episode] ?? 0,
      infections,
    };
    const protectedRisk = risk * hospitalImmunity(strainCode, immunity);
    const needsIntensiveCare =
      drawNumber(person, infections, "intensive") <
      (intensiveRisk[age] ?? 0) * intensiveImmunity(strainCode, immunity);
    const day = (log.day[episode] ?? 0) + daysToAdmission;
    beds.forEach((counts, severity) => {
      const isAdmitted = chance < protectedRisk * (factors[strain]?.[severity] ?? 1);
      if (isAdmitted) counts.admit(day, age, strainCode, needsIntensiveCare);
    });
  }
  return beds;
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
