// The bytes of a text as the codewords of a QR code, with error correction (ISO/IEC 18004, 7.4 to
// 7.6).
import type { QrVersion } from "./versions.ts";

/** Indicator of the byte mode. */
const byteMode = 0b0100;
const padding = [0xec, 0x11] as const;

/** How many bytes fit. */
export function byteCapacity({ capacity, lengthBits }: QrVersion): number {
  return Math.floor((8 * capacity - 4 - lengthBits) / 8);
}

/** Data and error correction in the order in which they are drawn. */
export function codewords(bytes: Uint8Array, version: QrVersion): Uint8Array {
  const { blocks, correction } = version;
  const data = dataCodewords(bytes, version);
  const short = Math.floor(data.length / blocks);
  const longBlocks = data.length % blocks;
  const generator = generatorPolynomial(correction);
  let start = 0;
  const parts = Array.from({ length: blocks }, (_, index) => {
    const end = start + short + (index < blocks - longBlocks ? 0 : 1);
    const own = data.subarray(start, end);
    start = end;
    return { own, check: remainder(own, generator) };
  });
  return Uint8Array.from([
    ...interleaved(parts.map(({ own }) => own)),
    ...interleaved(parts.map(({ check }) => check)),
  ]);
}

function dataCodewords(bytes: Uint8Array, { capacity, lengthBits }: QrVersion): Uint8Array {
  const bits: number[] = [];
  const add = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  add(byteMode, 4);
  add(bytes.length, lengthBits);
  for (const byte of bytes) add(byte, 8);
  add(0, Math.min(4, 8 * capacity - bits.length));
  while (bits.length % 8 > 0) bits.push(0);
  for (let index = 0; bits.length < 8 * capacity; index++) add(padding[index % 2] ?? 0, 8);
  return Uint8Array.from({ length: capacity }, (_, index) =>
    bits.slice(8 * index, 8 * index + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  );
}

/** First codewords of all blocks, then second ones; short blocks lack the last. */
function interleaved(blocks: readonly Uint8Array[]): readonly number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    blocks.flatMap((block) => block[place] ?? []),
  ).flat();
}

/** Multiplication in the field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1. */
export function product(a: number, b: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit--) {
    result = (result << 1) ^ ((result >> 7) * 0x11d);
    result ^= ((b >> bit) & 1) * a;
  }
  return result;
}

/** Coefficients of (x − 1)(x − 2)(x − 4)… without the first, which is 1. */
function generatorPolynomial(degree: number): Uint8Array {
  const result = new Uint8Array(degree);
  result[degree - 1] = 1;
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let index = 0; index < degree; index++) {
      result[index] = product(result[index] ?? 0, root) ^ (result[index + 1] ?? 0);
    }
    root = product(root, 2);
  }
  return result;
}

function remainder(data: Uint8Array, generator: Uint8Array): Uint8Array {
  const rest = new Uint8Array(generator.length);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest.copyWithin(0, 1);
    rest[rest.length - 1] = 0;
    generator.forEach((coefficient, index) => {
      rest[index] = (rest[index] ?? 0) ^ product(coefficient, factor);
    });
  }
  return rest;
}
