import { dayTypes } from "@episcope/common";

/** In file order: what the first picture needs comes first. */
export const blockNames = [
  "stateCounts",
  "places",
  "people",
  "courses",
  ...dayTypes,
  "sources",
] as const;
export type BlockName = (typeof blockNames)[number];

export interface BlockEntry {
  readonly name: BlockName;
  /** Bytes from the end of the header. */
  readonly offset: number;
  readonly length: number;
  /** Size in bytes and CRC-32 of the unpacked block. */
  readonly size: number;
  readonly crc: number;
}
