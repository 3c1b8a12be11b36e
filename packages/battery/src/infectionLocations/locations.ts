// Homes of the infected people of a run, for a map (run-data-format specification 7.2,
// visualisations specification 6.2).
import { type Fault, ProblemError } from "@episcope/common";

/** One entry per infection, in day order. */
export interface InfectionLocations {
  readonly count: number;
  /** Degrees (WGS 84); 32 bits are precise to half a metre. */
  readonly longitude: Float32Array;
  readonly latitude: Float32Array;
  /**
   * Infections of day d, counted from the start of the run, are the entries from dayStart[d] to
   * dayStart[d + 1]. Ends with the last day that has one.
   */
  readonly dayStart: Uint32Array;
  /** Origin of the infection: normal or import. Older files lack it. */
  readonly kinds: NamedColumn | undefined;
  /** If the file has them. */
  readonly strains: NamedColumn | undefined;
}

/** Names by entry, as indices of a short list. */
export interface NamedColumn {
  readonly names: readonly string[];
  readonly values: Uint8Array;
}

export type LocationsResult =
  /** The faults are skipped rows. */
  | { readonly kind: "read"; readonly value: InfectionLocations; readonly faults: readonly Fault[] }
  | { readonly kind: "broken"; readonly faults: readonly Fault[] };

/** A fault of the whole file. Internal to this folder: readers return faults. */
export class LocationsError extends ProblemError {}
