// What each version of a QR code holds at error correction level M (ISO/IEC 18004, table 9).

export interface QrVersion {
  /** From 1. */
  readonly version: number;
  /** Modules along one side. */
  readonly size: number;
  readonly blocks: number;
  /** Codewords for error correction in each block. */
  readonly correction: number;
  /** Codewords of data in all blocks together. */
  readonly capacity: number;
  /** Bits of the field that says how many bytes follow. */
  readonly lengthBits: number;
}

/** For each version its blocks and the codewords for error correction in each. */
const levelM = [
  ...[
    [1, 10],
    [1, 16],
    [1, 26],
    [2, 18],
    [2, 24],
    [4, 16],
    [4, 18],
    [4, 22],
    [5, 22],
    [5, 26],
  ],
  ...[
    [5, 30],
    [8, 22],
    [9, 22],
    [9, 24],
    [10, 24],
    [10, 28],
    [11, 28],
    [13, 26],
    [14, 26],
    [16, 26],
  ],
] as const;

/** Above version 20 a module would be narrower than 0.4 mm on paper; phones fail to read that. */
export const versions: readonly QrVersion[] = levelM.map(([blocks, correction], index) => {
  const version = index + 1;
  return {
    version,
    size: 17 + 4 * version,
    blocks,
    correction,
    capacity: Math.floor(modulesOfData(version) / 8) - blocks * correction,
    lengthBits: version < 10 ? 8 : 16,
  };
});

/** Rows and columns in which the centres of alignment patterns lie. */
export function alignmentCentres({ version, size }: QrVersion): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (2 * count - 2)) * 2;
  const others = Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step);
  return [6, ...others.toReversed()];
}

/** All modules without finder, timing and alignment patterns and without descriptions. */
function modulesOfData(version: number): number {
  const size = 17 + 4 * version;
  const finders = 3 * 64;
  const timing = 2 * (size - 16);
  // Twice the format, and the one module that is always dark.
  const format = 31;
  const described = version < 7 ? 0 : 36;
  const across = version === 1 ? 0 : Math.floor(version / 7) + 2;
  // Those at the finders are left out; those on the timing patterns share five modules with them.
  const alignment = across === 0 ? 0 : (across * across - 3) * 25 - (across - 2) * 2 * 5;
  return size * size - finders - timing - format - described - alignment;
}
