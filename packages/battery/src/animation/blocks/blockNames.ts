import { dayTypes } from "@episcope/common";

/** In the order of the file: what a first picture needs stands in front. */
export const blockNames = [
  "stateCounts",
  "places",
  "people",
  "courses",
  ...dayTypes,
  "sources",
] as const;
export type BlockName = (typeof blockNames)[number];

/** One packed block. */
export interface BlockEntry {
  readonly name: BlockName;
  /** Bytes behind the header. */
  readonly offset: number;
  readonly length: number;
  /** Of the unpacked block: bytes, and CRC-32. */
  readonly size: number;
  readonly crc: number;
}
