// Who is expected in hospital, in intensive care and to die, by the day on which symptoms began:
// every infection of the city adds its probabilities (model specification 10).
import {
  intensiveCareOn,
  probabilityAt,
  severityAges,
  severityTables,
} from "../../disease/severity.ts";
import { strainFamily } from "../../disease/transitions.ts";
import type { ModelSettings } from "../../settings.ts";
import { cityDistricts } from "../cityFacts.ts";
import type { RunRecord } from "../runRecord.ts";
import { type Severity, severityFactor } from "./severities.ts";

/** Lowest ages of the cells that groups of all tables are made of. */
const cellAges = [...severityAges, 18].sort((a, b) => a - b);
const cellOfAge = Uint8Array.from({ length: 256 }, (_, age) =>
  cellAges.findLastIndex((from) => age >= from),
);

/** By simulation day of symptom onset. */
interface CellCases {
  readonly admissions: Float64Array;
  readonly critical: Float64Array;
  readonly deaths: Float64Array;
}
export interface Cases extends CellCases {
  /** Admissions without intensive care. */
  readonly neverCritical: Float64Array;
}
/** Before Omicron, and Omicron: their stays differ. */
export type CasesByFamily = readonly [Cases, Cases];

/** Lowest age, and that from which on people do not belong to it. */
export type Ages = readonly [from: number, to: number];
export const everybody: Ages = [0, 256];

/** Both ends are those of cells. */
export interface AgeGroup {
  readonly name: string;
  readonly ages: Ages;
}

/** Which people; all of the city where nothing is said. */
interface Group {
  readonly ages?: Ages;
  readonly isVaccinated?: true;
  /** Number of the district. */
  readonly district?: number;
}

export class ExpectedCases {
  readonly #dayCount: number;
  readonly #districtCount: number;
  /** Cell after cell: district, vaccination, family of the strain, age; in each the days. */
  readonly #cells: CellCases;

  constructor(
    { log, city, startDay, dayCount }: RunRecord,
    { profile, strains }: Pick<ModelSettings, "profile" | "strains">,
    severity: Severity,
    districtCount = 1,
  ) {
    this.#dayCount = dayCount;
    this.#districtCount = districtCount;
    const series = () => new Float64Array(districtCount * 4 * cellAges.length * (dayCount + 1));
    const cells = { admissions: series(), critical: series(), deaths: series() };
    this.#cells = cells;
    const isCity = cityDistricts(city);
    const factors = Float64Array.from(strains, (_, code) => severityFactor(code, severity));
    const table = severityTables[profile];
    const { age, district } = city;
    const { count, person, strain, admission, symptomsDay, isVaccinated } = log;
    for (let episode = 0; episode < count; episode++) {
      const logged = admission[episode] ?? 0;
      const day = symptomsDay[episode] ?? 0;
      if (logged === 0 || day > dayCount) continue;
      const who = person[episode] ?? 0;
      const where = district[who] ?? 0xff;
      if (isCity[where] !== 1) continue;
      const code = strain[episode] ?? 0;
      const years = age[who] ?? 0;
      const expected = Math.min(1, logged * (factors[code] ?? 1));
      const worse = strains[code]?.critical ?? 1;
      const place = this.#place(
        districtCount > 1 ? where : 0,
        isVaccinated[episode] ?? 0,
        strainFamily(code),
        cellOfAge[years] ?? 0,
      );
      const { admissions, critical, deaths } = cells;
      const at = place + day;
      admissions[at] = (admissions[at] ?? 0) + expected;
      const ofTime = worse * intensiveCareOn(profile, startDay + day - 1);
      critical[at] = (critical[at] ?? 0) + expected * probabilityAt(table.critical, years, ofTime);
      deaths[at] = (deaths[at] ?? 0) + expected * probabilityAt(table.death, years, worse);
    }
  }

  #place(district: number, vaccinated: number, family: number, cell: number): number {
    const cells = ((district * 2 + vaccinated) * 2 + family) * cellAges.length + cell;
    return cells * (this.#dayCount + 1);
  }

  of(group: Group = {}): CasesByFamily {
    return [this.#sum(0, group), this.#sum(1, group)];
  }

  #sum(family: 0 | 1, { ages: [from, to] = everybody, isVaccinated, district }: Group): Cases {
    const days = this.#dayCount + 1;
    const places: number[] = [];
    const [first, end] =
      district === undefined ? [0, this.#districtCount] : [district, district + 1];
    for (let number = first; number < end; number++) {
      for (const vaccinated of isVaccinated ? [1] : [0, 1]) {
        cellAges.forEach((age, cell) => {
          const isInside = age >= from && age < to;
          if (isInside) places.push(this.#place(number, vaccinated, family, cell));
        });
      }
    }
    const total = (cells: Float64Array) => {
      const sum = new Float64Array(days);
      for (const place of places) {
        for (let day = 0; day < days; day++) sum[day] = (sum[day] ?? 0) + (cells[place + day] ?? 0);
      }
      return sum;
    };
    const admissions = total(this.#cells.admissions);
    const critical = total(this.#cells.critical);
    return {
      admissions,
      critical,
      neverCritical: admissions.map((count, day) => count - (critical[day] ?? 0)),
      deaths: total(this.#cells.deaths),
    };
  }
}
