// Dates, numbers and names in the cells of a mobility file (mobility specification 3.3).
import { type Day, dayOf } from "@episcope/common";
import { parseNumber } from "../tables/parseTable.ts";
import { areaNamed, areasOf } from "./areas.ts";
import type { MobilityLevel } from "./mobilityKinds.ts";

const point = 46;
const comma = 44;
const hyphen = 45;

/**
 * Recognised by its form: 20200308, 08.03.20, 08.03.2020 or 2020-03-08. Undefined for anything
 * else.
 */
export function parseMobilityDate(bytes: Uint8Array, start: number, end: number): Day | undefined {
  const length = end - start;
  if (bytes[start + 2] === point && bytes[start + 5] === point) {
    const month = digitsAt(bytes, start + 3, 2);
    const dayOfMonth = digitsAt(bytes, start, 2);
    if (length === 8) return dayOf(2000 + digitsAt(bytes, start + 6, 2), month, dayOfMonth);
    return length === 10 ? dayOf(digitsAt(bytes, start + 6, 4), month, dayOfMonth) : undefined;
  }
  const year = digitsAt(bytes, start, 4);
  if (length === 8) {
    return dayOf(year, digitsAt(bytes, start + 4, 2), digitsAt(bytes, start + 6, 2));
  }
  const isIso = length === 10 && bytes[start + 4] === hyphen && bytes[start + 7] === hyphen;
  return isIso
    ? dayOf(year, digitsAt(bytes, start + 5, 2), digitsAt(bytes, start + 8, 2))
    : undefined;
}

/** NaN, which is not a valid date part, if one of them is not a digit. */
function digitsAt(bytes: Uint8Array, position: number, count: number): number {
  let value = 0;
  for (let offset = 0; offset < count; offset++) {
    const digit = (bytes[position + offset] ?? 0) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

const maxNumberLength = 40;

/** With a decimal point or comma. NaN for "no value", undefined if it is not a number. */
export function parseMobilityNumber(
  bytes: Uint8Array,
  start: number,
  end: number,
): number | undefined {
  let at = start;
  while (at < end && bytes[at] !== comma) at++;
  if (at === end) return parseNumber(bytes, start, end);
  if (end - start > maxNumberLength) return undefined;
  const written = bytes.slice(start, end);
  // A number with both, such as 1.234,5, is ambiguous and therefore refused.
  if (written.includes(point)) return undefined;
  written[at - start] = point;
  return parseNumber(written, 0, written.length);
}

/**
 * Finds areas by the bytes of their names, so that each name is decoded and looked up only once.
 */
export class AreaFinder {
  readonly #level: MobilityLevel;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #known = new Map<number, KnownName>();
  /** In the order of first occurrence: files repeat it at every date. */
  readonly #order: KnownName[] = [];
  #next = 0;

  constructor(level: MobilityLevel) {
    this.#level = level;
    this.#numbers = new Map(areasOf(level).map(({ id }, number) => [id, number]));
  }

  /** Index of the area within its level; −1 for an unknown name. */
  find(bytes: Uint8Array, start: number, end: number): number {
    const expected = this.#order[this.#next];
    if (expected && isSame(expected.bytes, bytes, start, end)) return this.#use(expected);
    const hash = hashOf(bytes, start, end);
    const known = this.#known.get(hash);
    if (known && isSame(known.bytes, bytes, start, end)) return this.#use(known);
    const name = new TextDecoder().decode(bytes.subarray(start, end));
    const area = this.#numbers.get(areaNamed(this.#level, name)?.id ?? "") ?? -1;
    // Unknown names are not stored: a hostile file may have any number of them.
    if (area < 0) return area;
    const found = { bytes: bytes.slice(start, end), area, place: this.#order.length };
    this.#known.set(hash, found);
    this.#order.push(found);
    return this.#use(found);
  }

  #use({ area, place }: KnownName): number {
    this.#next = place + 1 < this.#order.length ? place + 1 : 0;
    return area;
  }
}

interface KnownName {
  readonly bytes: Uint8Array;
  readonly area: number;
  readonly place: number;
}

/** FNV-1a. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let position = start; position < end; position++) {
    hash = Math.imul(hash ^ (bytes[position] ?? 0), 0x01000193);
  }
  return hash;
}

export function isSame(name: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  if (name.length !== end - start) return false;
  for (let offset = 0; offset < name.length; offset++) {
    if (name[offset] !== bytes[start + offset]) return false;
  }
  return true;
}
