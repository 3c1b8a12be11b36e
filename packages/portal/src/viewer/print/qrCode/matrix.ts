// Where the modules of a QR code lie (ISO/IEC 18004, 6.3 and 7.7-7.10).
import { alignmentCentres, type QrVersion } from "./versions.ts";

/** Dark modules by row and column. */
export type Matrix = readonly (readonly boolean[])[];

type Modules = (boolean | undefined)[][];

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The code with the mask that disturbs a reader least. */
export function matrix(codewords: Uint8Array, version: QrVersion): Matrix {
  const candidates = masks.map((_, mask) => masked(codewords, version, mask));
  const penalties = candidates.map(penalty);
  const best = penalties.indexOf(Math.min(...penalties));
  return candidates[best] ?? [];
}

function masked(codewords: Uint8Array, version: QrVersion, mask: number): Matrix {
  const { size } = version;
  const modules: Modules = Array.from({ length: size }, () =>
    new Array<boolean | undefined>(size).fill(undefined),
  );
  drawPatterns(modules, version);
  drawFormat(modules, mask);
  if (version.version >= 7) drawVersion(modules, version.version);
  drawCodewords(modules, codewords, masks[mask] ?? (() => false));
  return modules.map((row) => row.map((isDark) => isDark === true));
}

function set(modules: Modules, row: number, column: number, isDark: boolean): void {
  const line = modules[row];
  if (line && column >= 0 && column < line.length) line[column] = isDark;
}

function drawPatterns(modules: Modules, version: QrVersion): void {
  const { size } = version;
  for (let place = 0; place < size; place++) {
    set(modules, 6, place, place % 2 === 0);
    set(modules, place, 6, place % 2 === 0);
  }
  // A finder has a light frame, hence one more ring.
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    drawRings(modules, row, column, 4);
  const centres = alignmentCentres(version);
  const last = centres.length - 1;
  centres.forEach((row, down) => {
    centres.forEach((column, across) => {
      const isAtFinder =
        (down === 0 && (across === 0 || across === last)) || (down === last && across === 0);
      if (!isAtFinder) drawRings(modules, row, column, 2);
    });
  });
}

/** A dark centre, then light and dark rings; of finders (radius 4) the centre is three wide. */
function drawRings(modules: Modules, row: number, column: number, radius: 2 | 4): void {
  for (let down = -radius; down <= radius; down++) {
    for (let across = -radius; across <= radius; across++) {
      const ring = Math.max(Math.abs(down), Math.abs(across));
      const isDark = radius === 2 ? ring !== 1 : ring !== 2 && ring !== 4;
      set(modules, row + down, column + across, isDark);
    }
  }
}

/** Level and mask, twice; level M is 00. */
function drawFormat(modules: Modules, mask: number): void {
  const bits = withRemainder(mask, 10, 0x537) ^ 0x5412;
  const isDark = (bit: number) => ((bits >> bit) & 1) === 1;
  const size = modules.length;
  for (let bit = 0; bit < 15; bit++) {
    // Around the first finder, without the timing pattern.
    if (bit < 8) set(modules, bit < 6 ? bit : bit + 1, 8, isDark(bit));
    else set(modules, 8, bit === 8 ? 7 : 14 - bit, isDark(bit));
    if (bit < 8) set(modules, 8, size - 1 - bit, isDark(bit));
    else set(modules, size - 15 + bit, 8, isDark(bit));
  }
  set(modules, size - 8, 8, true);
}

function drawVersion(modules: Modules, version: number): void {
  const bits = withRemainder(version, 12, 0x1f25);
  const size = modules.length;
  for (let bit = 0; bit < 18; bit++) {
    const isDark = ((bits >> bit) & 1) === 1;
    const near = Math.floor(bit / 3);
    const far = size - 11 + (bit % 3);
    set(modules, near, far, isDark);
    set(modules, far, near, isDark);
  }
}

/** Appends the remainder of the division by a polynomial (BCH code). */
function withRemainder(value: number, degree: number, polynomial: number): number {
  let rest = value;
  for (let step = 0; step < degree; step++) {
    rest = (rest << 1) ^ ((rest >> (degree - 1)) * polynomial);
  }
  return (value << degree) | rest;
}

/** In pairs of columns from the right, upwards and downwards in turn. */
function drawCodewords(
  modules: Modules,
  codewords: Uint8Array,
  isFlipped: (row: number, column: number) => boolean,
): void {
  const size = modules.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    // The column of the timing pattern is left out.
    const pair = right > 6 ? right : right - 1;
    const isUpwards = ((pair + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const row = isUpwards ? size - 1 - step : step;
      for (const column of [pair, pair - 1]) {
        if (modules[row]?.[column] !== undefined) continue;
        const isSet = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        set(modules, row, column, isSet !== isFlipped(row, column));
        bit++;
      }
    }
    if (pair < 2) break;
  }
}

/** Rules 1 to 4 for the choice of a mask. */
function penalty(code: Matrix): number {
  const columns = code.map((_, column) => code.map((row) => row[column] === true));
  const lines = [...code, ...columns];
  const dark = code.flat().filter(Boolean).length;
  const share = dark / code.length ** 2;
  return (
    lines.reduce((sum, line) => sum + runs(line) + likeFinders(line), 0) +
    3 * squares(code) +
    10 * Math.floor(Math.abs(share - 0.5) * 20)
  );
}

/** Five or more equal modules in a row. */
function runs(line: readonly boolean[]): number {
  let sum = 0;
  let length = 0;
  line.forEach((isDark, place) => {
    length = place > 0 && line[place - 1] === isDark ? length + 1 : 1;
    if (length === 5) sum += 3;
    else if (length > 5) sum += 1;
  });
  return sum;
}

/** What a reader could take for a finder: 1:1:3:1:1 with four light modules on one side. */
function likeFinders(line: readonly boolean[]): number {
  const text = line.map((isDark) => (isDark ? "1" : "0")).join("");
  return 40 * (text.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
}

function squares(code: Matrix): number {
  let count = 0;
  for (let row = 1; row < code.length; row++) {
    for (let column = 1; column < code.length; column++) {
      const isDark = code[row]?.[column];
      const isSquare =
        code[row - 1]?.[column] === isDark &&
        code[row]?.[column - 1] === isDark &&
        code[row - 1]?.[column - 1] === isDark;
      if (isSquare) count++;
    }
  }
  return count;
}
