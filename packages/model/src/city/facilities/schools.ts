// Day care, schools and universities, and who goes to which (model specification 12.5).
import { code } from "../../activities.ts";
import { expNegative } from "../../math/elementary.ts";
import { uniform } from "../../random/counterRandom.ts";
import { type Cells, cellDistance, startsByCell } from "../geography/cells.ts";
import type { Households } from "../people/households.ts";
import { role } from "../people/roles.ts";
import type { Region } from "../regions/region.ts";
import { type Step, stepKey } from "../steps.ts";
import { type Facilities, placeFacilities } from "./facilities.ts";

interface SchoolKind {
  readonly step: Step;
  readonly role: number;
  readonly activity: number;
  /**
   * Learners of a school on average; in Berlin that is one per 1400, 7600, 9000 and 60,000
   * inhabitants (model specification 12.5).
   */
  readonly learners: number;
  /** Capacity relative to the mean, at least and at most. */
  readonly sizes: readonly [number, number];
  /** Farthest (m) that one goes if there is a choice. */
  readonly farthest: number;
  /** Distance decay (m) of the choice; without it only capacity counts. */
  readonly decay?: number;
  /** Learners per worker. */
  readonly perStaff: number;
}

export const schoolKinds: readonly SchoolKind[] = [
  {
    step: "kindergarten",
    farthest: 5000,
    role: role.kindergarten,
    activity: code.educ_kiga,
    learners: 62,
    sizes: [15 / 65, 115 / 65],
    decay: 1000,
    perStaff: 8,
  },
  {
    step: "primary",
    farthest: 5000,
    role: role.primary,
    activity: code.educ_primary,
    learners: 400,
    sizes: [0.7, 1.3],
    perStaff: 15,
  },
  {
    step: "secondary",
    farthest: 5000,
    role: role.secondary,
    activity: code.educ_secondary,
    learners: 450,
    sizes: [0.8, 1.2],
    perStaff: 15,
  },
  {
    step: "vocational",
    farthest: 15_000,
    role: role.vocational,
    activity: code.educ_tertiary,
    learners: 470,
    sizes: [0.7, 1.3],
    // Two of five days.
    perStaff: 37,
  },
  {
    step: "university",
    farthest: 15_000,
    role: role.student,
    activity: code.educ_higher,
    learners: 1550,
    sizes: [0.5, 1.5],
    perStaff: 20,
  },
];

const choices = 10;
/** In thin samples even the next schools are far; one would be overfull. */
const fewestChoices = 2;
/** More places than learners, so that there is a choice. */
const slack = 1.1;

export interface Enrolment {
  readonly schools: Facilities;
  /** Learners by school. */
  readonly enrolled: Uint32Array;
}

/** The nearest schools of a cell, nearest first. */
class Nearest {
  readonly school = new Uint32Array(choices);
  readonly metres = new Float64Array(choices);
  count = 0;

  find(
    cells: Cells,
    cell: number,
    cellOfSchool: Uint32Array,
    farthest: number,
    isLocal: boolean,
  ): void {
    this.count = 0;
    for (let school = 0; school < cellOfSchool.length; school++) {
      const target = cellOfSchool[school] ?? 0;
      if (isLocal && cells.settlement[target] !== cells.settlement[cell]) continue;
      const metres = cellDistance(cells, cell, target);
      this.#insert(school, metres);
    }
    while (this.count > fewestChoices && (this.metres[this.count - 1] ?? 0) > farthest)
      this.count--;
  }

  #insert(school: number, metres: number): void {
    let position = this.count < choices ? this.count++ : choices;
    while (position > 0 && (this.metres[position - 1] ?? 0) > metres) {
      if (position < choices) {
        this.metres[position] = this.metres[position - 1] ?? 0;
        this.school[position] = this.school[position - 1] ?? 0;
      }
      position--;
    }
    if (position >= choices) return;
    this.metres[position] = metres;
    this.school[position] = school;
  }
}

function learnersByCell(households: Households, cells: Cells, roles: Uint8Array, of: number) {
  const learners = new Float64Array(cells.count);
  for (let cell = 0; cell < cells.count; cell++) {
    const until = households.start[households.cellStart[cell + 1] ?? 0] ?? 0;
    const from = households.start[households.cellStart[cell] ?? 0] ?? 0;
    for (let person = from; person < until; person++) {
      if (roles[person] === of) learners[cell] = (learners[cell] ?? 0) + 1;
    }
  }
  return learners;
}

/** Places the schools of one kind and writes each learner's school into `rolePlaces`. */
export function enrol(
  region: Region,
  kind: SchoolKind,
  cells: Cells,
  households: Households,
  roles: Uint8Array,
  first: number,
  seed: number,
  rolePlaces: Uint32Array,
): Enrolment {
  const key = stepKey(seed, kind.step);
  const learners = learnersByCell(households, cells, roles, kind.role);
  const total = learners.reduce((a, b) => a + b, 0);
  const isLocal = region.distance.farKm !== undefined;
  // Rather one school more than overfull ones.
  const number = (of: number) => (of === 0 ? 0 : Math.max(1, Math.ceil(of / kind.learners - 0.25)));
  const [smallest, largest] = kind.sizes;
  const schools = placeFacilities(cells, {
    key,
    first,
    cellStart: startsByCell(cells, learners, learners, number, isLocal, uniform(key, 0)),
    size: (u) => smallest + u * (largest - smallest),
    activity: () => kind.activity,
  });
  const { count } = schools;
  const scale = (slack * total) / (schools.sums[count] ?? 1);
  const remaining = Float64Array.from(
    { length: count },
    (_, index) => ((schools.sums[index + 1] ?? 0) - (schools.sums[index] ?? 0)) * scale,
  );
  const cellOfSchool = new Uint32Array(count);
  for (let cell = 0; cell < cells.count; cell++) {
    cellOfSchool.fill(cell, schools.cellStart[cell], schools.cellStart[cell + 1]);
  }
  const enrolled = new Uint32Array(count);
  const nearest = new Nearest();
  const weights = new Float64Array(choices);
  for (let cell = 0; cell < cells.count; cell++) {
    if (learners[cell] === 0) continue;
    nearest.find(cells, cell, cellOfSchool, kind.farthest, isLocal);
    const from = households.start[households.cellStart[cell] ?? 0] ?? 0;
    const until = households.start[households.cellStart[cell + 1] ?? 0] ?? 0;
    for (let person = from; person < until; person++) {
      if (roles[person] !== kind.role) continue;
      let sum = 0;
      for (let n = 0; n < nearest.count; n++) {
        // A full school still takes a few.
        const free = Math.max(0.2, remaining[nearest.school[n] ?? 0] ?? 0);
        const metres = nearest.metres[n] ?? 0;
        const isFar = metres > kind.farthest && n > 0;
        const weight =
          (isFar ? 0.2 : 1) *
          (kind.decay === undefined ? free : free * expNegative(-metres / kind.decay));
        weights[n] = weight;
        sum += weight;
      }
      let value = uniform(key, person + 1) * sum;
      let choice = 0;
      while (choice < nearest.count - 1 && value >= (weights[choice] ?? 0)) {
        value -= weights[choice++] ?? 0;
      }
      const school = nearest.school[choice] ?? 0;
      remaining[school] = (remaining[school] ?? 0) - 1;
      enrolled[school] = (enrolled[school] ?? 0) + 1;
      rolePlaces[person] = schools.first + school;
    }
  }
  return { schools, enrolled };
}
