import type { Metadata } from "@episcope/battery";
import { type Fault, packedFolder } from "@episcope/common";
import { fileUrl } from "../paths.ts";

export interface Battery {
  /** Empty, or the name of the subfolder of one of several cities. */
  readonly folder: string;
  /** Below battery/, decoded, without leading and trailing slashes. */
  readonly path: string;
  /** Absolute address of its folder, with a trailing slash. */
  readonly url: string;
  readonly metadata: Metadata;
  /** What was left out of the metadata. */
  readonly faults: readonly Fault[];
  /** If its runs have no archives of their own. */
  readonly collection?: RunsInOneArchive;
}

/**
 * The tables of all runs are in one archive or, without one, in the folder of the battery
 * (legacy-viewers specification 1.4).
 */
export interface RunsInOneArchive {
  /** Address of the archive's folder, with a trailing slash. */
  readonly folder: string;
  /** File name of the archive. */
  readonly archive: string;
  readonly ending: "txt" | "csv";
}

export type FoundBatteries =
  /** Several batteries are the cities of one page, in the order of the listing. */
  | { readonly kind: "found"; readonly batteries: readonly [Battery, ...Battery[]] }
  /** Something exists but cannot be used. */
  | { readonly kind: "broken"; readonly faults: readonly Fault[] }
  | { readonly kind: "missing" };

/** Address of the folder of archives, with a trailing slash; undefined if runs are not packed. */
export function packedUrl({
  url,
  metadata,
}: Pick<Battery, "url" | "metadata">): string | undefined {
  if (!metadata.packed) return undefined;
  const folder = fileUrl(url, `${metadata.zipFolder}/${packedFolder}`);
  return folder && `${folder}/`;
}
