// The acceptance checks of a city (model specification 12.9): what was measured, what was wanted,
// how far it may be off.
import { code } from "../../src/activities.ts";
import { type City, wordsPerVisit } from "../../src/city/city.ts";
import { ageBandCount, bandOf } from "../../src/city/people/ages.ts";
import { role } from "../../src/city/people/roles.ts";
import type { Region } from "../../src/city/regions/region.ts";
import { regionNamed } from "../../src/city/regions/regions.ts";
import { modes } from "../../src/city/schedule/travel.ts";
import { measureContacts } from "./contacts.ts";
import { measureTrips, purposes, type TripStatistics } from "./trips.ts";

export interface CityCheck {
  readonly quantity: string;
  readonly unit: string;
  readonly value: number;
  readonly target: number;
  /** Largest difference from the target that is accepted; undefined: for information. */
  readonly tolerance: number | undefined;
  readonly isMet: boolean;
}

function row(
  quantity: string,
  unit: string,
  value: number,
  target: number,
  tolerance?: number,
): CityCheck {
  const isMet = tolerance === undefined || Math.abs(value - target) <= tolerance;
  return { quantity, unit, value, target, tolerance, isMet };
}

/** Roads are longer than the beeline (model specification 12.6). */
const detour = 1.3;
/** Percent: MiD [F~] (model specification 12.9). */
const purposeTargets = [16, 11, 7, 16, 14, 28, 8];
const lengthNames = ["up to 1 km", "1–3 km", "3–5 km", "5–10 km", "over 10 km"];

function bandName(band: number): string {
  return band < ageBandCount - 1 ? `${band * 5}–${band * 5 + 4}` : "90+";
}

function districtChecks(city: City, region: Region): CityCheck[] {
  const count = city.districts.length;
  const [people, households, members] = [0, 0, 0].map(() => new Float64Array(count));
  const add = (array: Float64Array | undefined, index: number, value: number) => {
    if (array !== undefined) array[index] = (array[index] ?? 0) + value;
  };
  for (let person = 0; person < city.personCount; ) {
    const home = city.home[person];
    const first = person;
    while (person < city.personCount && city.home[person] === home) person++;
    const district = city.district[first] ?? 0;
    add(people, district, person - first);
    if (city.role[first] === role.careResident) continue;
    add(households, district, 1);
    add(members, district, person - first);
  }
  const settlements = region.settlements(city.sample);
  const real = (district: number) =>
    settlements.reduce(
      (sum, settlement) => sum + (settlement.district === district ? settlement.residents : 0),
      0,
    );
  const inCity = city.districts.map((_, index) => index).filter((n) => city.districts[n]?.isCity);
  const realSum = inCity.reduce((sum, district) => sum + real(district), 0);
  return inCity.flatMap((district) => {
    const name = city.districts[district]?.name ?? "";
    const wanted = (city.residentCount * real(district)) / realSum;
    const mean = (members?.[district] ?? 0) / (households?.[district] ?? 1);
    // Half a person is the least that rounding can be off.
    const tolerance = Math.max(0.5, 0.005 * wanted);
    return [
      row(`population ${name}`, "people", people?.[district] ?? 0, wanted, tolerance),
      row(
        `household size ${name}`,
        "people",
        mean,
        region.householdMean,
        // One household more or less.
        Math.max(0.02, mean / (households?.[district] ?? 1)),
      ),
    ];
  });
}

function ageChecks(city: City, region: Region): CityCheck[] {
  const counts = new Float64Array(ageBandCount);
  let total = 0;
  for (let person = 0; person < city.personCount; person++) {
    if (!city.districts[city.district[person] ?? 0]?.isCity) continue;
    const band = bandOf(city.age[person] ?? 0);
    counts[band] = (counts[band] ?? 0) + 1;
    total++;
  }
  const sum = region.ages.reduce((a, b) => a + b, 0);
  return region.ages.map((share, band) =>
    row(
      `age ${bandName(band)}`,
      "%",
      (100 * (counts[band] ?? 0)) / total,
      (100 * share) / sum,
      0.3,
    ),
  );
}

function tripChecks(trips: TripStatistics, { targets }: Region): CityCheck[] {
  const rows = [
    row("people leaving home", "%", trips.leavingHome, 85, 3),
    row("trips per person", "per day", trips.trips, targets.tripsPerDay, 0.3),
    row("travel time per person", "min", trips.minutes, 70, 15),
    ...purposes.map((name, index) =>
      row(`purpose ${name}`, "%", trips.purposes[index] ?? 0, purposeTargets[index] ?? 0, 4),
    ),
  ];
  const kilometres = targets.kilometresPerDay;
  if (kilometres !== undefined) {
    rows.push(row("distance", "km", trips.kilometres * detour, kilometres, 0.2 * kilometres));
  }
  targets.modes?.forEach((target, index) => {
    rows.push(row(`mode ${modes[index]}`, "%", trips.modes[index] ?? 0, target, 3));
  });
  if (targets.pt !== undefined) rows.push(row("mode pt", "%", trips.modes[2] ?? 0, targets.pt, 3));
  targets.lengths?.forEach((target, index) => {
    rows.push(row(`trips ${lengthNames[index]}`, "%", trips.lengths[index] ?? 0, target, 3));
  });
  return rows;
}

/** Pupils per class, where a pupil is in lessons first on a weekday: the yard comes later. */
function classSize({ personCount, role: roles, templates }: City): number {
  const { personStart, visits } = templates[0];
  const classes = new Set<number>();
  let pupils = 0;
  for (let person = 0; person < personCount; person++) {
    if (roles[person] !== role.primary && roles[person] !== role.secondary) continue;
    const end = personStart[person + 1] ?? 0;
    for (let visit = personStart[person] ?? 0; visit < end; visit++) {
      const what = (visits[visit * wordsPerVisit + 3] ?? 0) & 0xff;
      if (what !== code.educ_primary && what !== code.educ_secondary) continue;
      classes.add(visits[visit * wordsPerVisit + 1] ?? 0);
      pupils++;
      break;
    }
  }
  return pupils / classes.size;
}

/** Throws if the region of the city is not known. */
export function cityReport(city: City): readonly CityCheck[] {
  const region = regionNamed(city.region);
  return [
    ...districtChecks(city, region),
    ...ageChecks(city, region),
    ...tripChecks(measureTrips(city), region),
    row("people per class", "people", classSize(city), 24, 4),
    row("contacts over 15 minutes", "per day", measureContacts(city), 11.5, 3.5),
  ];
}
