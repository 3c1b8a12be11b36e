// Homes of infected people of a run, as a map draws them (run-data-format specification 7.2,
// visualisations specification 6.2).
import { type Fault, ProblemError } from "@episcope/common";

/** One entry per infection, by day. */
export interface InfectionLocations {
  readonly count: number;
  /** Degrees (WGS 84); in 32 bits exact to half a metre. */
  readonly longitude: Float32Array;
  readonly latitude: Float32Array;
  /**
   * Infections of day d, counted from the start of the run: entries from dayStart[d] to dayStart[d
   * + 1]. Up to the last day with one.
   */
  readonly dayStart: Uint32Array;
  /** From where the infection came: normal, import. Older files do not say. */
  readonly kinds: NamedColumn | undefined;
  /** Where the file says it. */
  readonly strains: NamedColumn | undefined;
}

/** Names by entry, as numbers of a short list. */
export interface NamedColumn {
  readonly names: readonly string[];
  readonly values: Uint8Array;
}

export type LocationsResult =
  /** The faults are rows that were left out. */
  | { readonly kind: "read"; readonly value: InfectionLocations; readonly faults: readonly Fault[] }
  | { readonly kind: "broken"; readonly faults: readonly Fault[] };

/** What is wrong with the whole file. Does not leave this folder: readers hand out faults. */
export class LocationsError extends ProblemError {}
