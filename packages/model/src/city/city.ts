// A synthetic city: who lives where, and where everybody is on three typical days. Immutable,
// shared by all runs.
import type { District, GeographicPoint } from "@episcope/common";

export const roles = [
  "none",
  "kindergarten",
  "primary",
  "secondary",
  "vocational",
  "student",
  "worker",
  // Lives in a care home; works in one.
  "careResident",
  "carer",
] as const;

/**
 * Words per visit: person, container, enter | leave << 16, and activity | whether guests come (bit
 * 8) | susceptibility of that age << 9 | exposure << 13 (exposure.ts).
 */
export const wordsPerVisit = 4;

/** One typical day. A visit is a stay of a person in a container, numbered as in `visits`. */
export interface Template {
  /** Visits of person p: numbers from personStart[p] to personStart[p + 1], by time. */
  readonly personStart: Uint32Array;
  /** Packed, wordsPerVisit each, so that one look into memory tells everything. */
  readonly visits: Uint32Array;
  /** Visits of container c: containerVisits[containerStart[c] … containerStart[c + 1]], by time. */
  readonly containerStart: Uint32Array;
  readonly containerVisits: Uint32Array;
}

export interface City {
  readonly region: string;
  /** Share of the real population that is simulated. */
  readonly sample: number;
  readonly seed: number;
  readonly personCount: number;
  /** People of the city itself, without those of its surroundings. */
  readonly residentCount: number;
  readonly districts: readonly District[];
  readonly age: Uint8Array;
  /** Container number of the home. */
  readonly home: Uint32Array;
  readonly district: Uint8Array;
  /** Number in roles. */
  readonly role: Uint8Array;
  readonly containerCount: number;
  /** Metres east and north of the centre. */
  readonly containerX: Float32Array;
  readonly containerY: Float32Array;
  /** Most frequent activity in it, by code. */
  readonly containerActivity: Uint8Array;
  readonly containerDistrict: Uint8Array;
  /**
   * Largest number of people present at the same time; of vehicles their capacity; of teams and
   * units of care homes a number that stands for how close people are (facilities/).
   */
  readonly maxPeople: Uint16Array;
  /** Separate rooms. */
  readonly spaces: Uint8Array;
  readonly templates: readonly [Template, Template, Template];
  /** Degrees of the point (0, 0). */
  readonly centre: GeographicPoint;
}
