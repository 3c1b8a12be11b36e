// Admissions and beds by simulation day, of one set of assumptions.
import { count } from "../columns.ts";
import { daysToIntensiveCare, stayOf, stayWithIntensiveCare } from "./strainSeverity.ts";

/** Lowest age and name of the groups of admissions. */
export const admissionAges = [
  { from: 0, name: "0to17" },
  { from: 18, name: "18to59" },
  { from: 60, name: "60to79" },
  { from: 80, name: "80+" },
] as const;

const groupByAge = Uint8Array.from({ length: 256 }, (_, age) =>
  admissionAges.findLastIndex(({ from }) => age >= from),
);

export function admissionGroup(age: number): number {
  return groupByAge[age] ?? 0;
}

export class BedCounts {
  readonly #dayCount: number;
  readonly admissions: Uint32Array;
  readonly admissionsByAge: readonly Uint32Array[];
  readonly intensiveIntakes: Uint32Array;
  /** Changes of the number of beds; their running sum is the occupancy. */
  readonly bedChanges: Int32Array;
  readonly intensiveChanges: Int32Array;

  constructor(dayCount: number) {
    this.#dayCount = dayCount;
    this.admissions = new Uint32Array(dayCount + 1);
    this.admissionsByAge = admissionAges.map(() => new Uint32Array(dayCount + 1));
    this.intensiveIntakes = new Uint32Array(dayCount + 1);
    this.bedChanges = new Int32Array(dayCount + 1);
    this.intensiveChanges = new Int32Array(dayCount + 1);
  }

  admit(day: number, age: number, strainCode: number, needsIntensiveCare: boolean): void {
    if (day > this.#dayCount) return;
    const { ward, intensive } = stayOf(strainCode);
    count(this.admissions, day);
    const ofAge = this.admissionsByAge[admissionGroup(age)];
    if (ofAge) count(ofAge, day);
    this.#occupy(this.bedChanges, day, needsIntensiveCare ? stayWithIntensiveCare : ward);
    if (!needsIntensiveCare) return;
    // Q-02 corrected: intensive care starts days after admission, and is counted then.
    const start = day + daysToIntensiveCare;
    count(this.intensiveIntakes, start);
    this.#occupy(this.intensiveChanges, start, intensive);
  }

  #occupy(changes: Int32Array, from: number, days: number): void {
    const until = from + days;
    if (from <= this.#dayCount) changes[from] = (changes[from] ?? 0) + 1;
    if (until <= this.#dayCount) changes[until] = (changes[until] ?? 0) - 1;
  }
}
