import type { Metadata } from "@episcope/battery";
import type { Fault } from "@episcope/common";

/** One battery, found at an address. */
export interface Battery {
  /** Empty, or the name of the sub-folder: one city of several. */
  readonly folder: string;
  /** Below battery/, decoded, without slashes at the ends. */
  readonly path: string;
  /** Absolute address of its folder, with a slash at the end. */
  readonly url: string;
  readonly metadata: Metadata;
  /** What was left out of the metadata. */
  readonly faults: readonly Fault[];
  /** Where its runs have no archive each. */
  readonly collection?: RunsInOneArchive;
}

/**
 * The tables of all runs lie in one archive or, where there is none, beside each other in the
 * folder of the battery (legacy-viewers specification 1.4).
 */
export interface RunsInOneArchive {
  /** Address of the folder of the archive, with a slash at the end. */
  readonly folder: string;
  /** File name of the archive. */
  readonly archive: string;
  readonly ending: "txt" | "csv";
}

export type FoundBatteries =
  /** Several are the cities of one page, in the order of the listing. */
  | { readonly kind: "found"; readonly batteries: readonly [Battery, ...Battery[]] }
  /** Something is there, but of no use. */
  | { readonly kind: "broken"; readonly faults: readonly Fault[] }
  | { readonly kind: "missing" };
