// Reads JSON from bytes without building objects: callers ask for what should come next. JSON.parse
// would create about twenty objects and strings per line.
import { type Problem, problem } from "@episcope/common";
import { parseNumber } from "../../../tables/parseTable.ts";
import type { NumberList } from "./numberList.ts";

const space = 32;
const quote = 34;
const plus = 43;
const comma = 44;
const minus = 45;
const point = 46;
const zero = 48;
const nine = 57;
const colon = 58;
const openBracket = 91;
const backslash = 92;
const closeBracket = 93;
const openBrace = 123;
const closeBrace = 125;

const powersOfTen = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

const maxLevels = 64;

/**
 * Every read method returns false at the first fault; problem and position then say which and
 * where.
 */
export class JsonScanner {
  bytes: Uint8Array = new Uint8Array();
  position = 0;
  problem = problem("jsonForm");
  /** The last text read, without its quotes, and whether it has escapes. */
  textStart = 0;
  textEnd = 0;
  hasEscapes = false;
  /** The last number read. */
  number = 0;
  #end = 0;

  reset(bytes: Uint8Array, start: number, end: number): void {
    this.bytes = bytes;
    this.position = start;
    this.#end = end;
  }

  fault(found: Problem): false {
    this.problem = found;
    return false;
  }

  /**
   * Calls read for every member of an object, whose name is the last text; read consumes the value.
   */
  readMembers(read: () => boolean): boolean {
    if (!this.#expect(openBrace)) return false;
    if (this.#take(closeBrace)) return true;
    for (;;) {
      if (!this.readText() || !this.#expect(colon) || !read()) return false;
      if (this.#take(closeBrace)) return true;
      if (!this.#expect(comma)) return false;
    }
  }

  /** Calls read for every item, which it consumes. */
  readItems(read: () => boolean): boolean {
    if (!this.#expect(openBracket)) return false;
    if (this.#take(closeBracket)) return true;
    for (;;) {
      // So that the position is that of the item.
      this.#next();
      if (!read()) return false;
      if (this.#take(closeBracket)) return true;
      if (!this.#expect(comma)) return false;
    }
  }

  /** Replaces the content of the list. */
  readNumbers(into: NumberList): boolean {
    into.length = 0;
    if (!this.#expect(openBracket)) return false;
    if (this.#take(closeBracket)) return true;
    for (;;) {
      if (!this.readNumber()) return false;
      into.push(this.number);
      if (this.#take(closeBracket)) return true;
      if (!this.#expect(comma)) return false;
    }
  }

  readPairs(first: NumberList, second: NumberList): boolean {
    first.length = 0;
    second.length = 0;
    if (!this.#expect(openBracket)) return false;
    if (this.#take(closeBracket)) return true;
    for (;;) {
      if (!this.#expect(openBracket) || !this.readNumber()) return false;
      first.push(this.number);
      if (!this.#expect(comma) || !this.readNumber()) return false;
      second.push(this.number);
      if (!this.#expect(closeBracket)) return false;
      if (this.#take(closeBracket)) return true;
      if (!this.#expect(comma)) return false;
    }
  }

  /** Fast path for digits with at most one point, which are exact (see parseNumber). */
  readNumber(): boolean {
    const { bytes } = this;
    const end = this.#end;
    let byte = this.#next();
    let at = this.position;
    const isNegative = byte === minus;
    if (isNegative) byte = ++at < end ? (bytes[at] ?? 0) : 0;
    let value = 0;
    let digits = 0;
    for (; byte >= zero && byte <= nine; digits++) {
      value = value * 10 + byte - zero;
      byte = ++at < end ? (bytes[at] ?? 0) : 0;
    }
    if (digits === 0) return this.#unexpected();
    let decimals = 0;
    if (byte === point) {
      byte = ++at < end ? (bytes[at] ?? 0) : 0;
      for (; byte >= zero && byte <= nine; decimals++) {
        value = value * 10 + byte - zero;
        byte = ++at < end ? (bytes[at] ?? 0) : 0;
      }
    }
    if (digits + decimals > 15 || isNumberByte(byte)) return this.#readUnusualNumber();
    if (decimals > 0) value /= powersOfTen[decimals] ?? 1;
    this.number = isNegative ? -value : value;
    this.position = at;
    return true;
  }

  #readUnusualNumber(): boolean {
    const { bytes } = this;
    const from = this.position;
    let at = from;
    while (at < this.#end && isNumberByte(bytes[at] ?? 0)) at++;
    const value = parseNumber(bytes, from, at);
    if (value === undefined || !Number.isFinite(value)) {
      const text = new TextDecoder().decode(bytes.subarray(from, Math.min(at, from + 40)));
      return this.fault(problem("jsonNotNumber", { value: text }));
    }
    this.number = value;
    this.position = at;
    return true;
  }

  readText(): boolean {
    if (!this.#expect(quote)) return false;
    const { bytes } = this;
    const end = this.#end;
    const start = this.position;
    let at = start;
    let hasEscapes = false;
    for (; at < end; at++) {
      const byte = bytes[at] ?? 0;
      if (byte === quote) break;
      if (byte === backslash) {
        hasEscapes = true;
        at++;
      } else if (byte < space) {
        this.position = at;
        return this.#unexpected();
      }
    }
    this.textStart = start;
    this.textEnd = Math.min(at, end);
    this.hasEscapes = hasEscapes;
    this.position = this.textEnd;
    return this.#expect(quote);
  }

  isText(text: Uint8Array): boolean {
    const { bytes, textStart } = this;
    if (this.textEnd - textStart !== text.length) return false;
    for (let at = 0; at < text.length; at++) {
      if (bytes[textStart + at] !== text[at]) return false;
    }
    return true;
  }

  /** Skips a value. Brackets are counted, not matched. */
  skip(): boolean {
    let depth = 0;
    do {
      const byte = this.#next();
      if (byte === openBracket || byte === openBrace) {
        if (++depth > maxLevels) {
          return this.fault(problem("tooDeep", { levels: maxLevels }));
        }
        this.position++;
      } else if (depth > 0 && (byte === closeBracket || byte === closeBrace)) {
        depth--;
        this.position++;
      } else if (depth > 0 && (byte === comma || byte === colon)) {
        this.position++;
      } else if (byte === quote) {
        if (!this.readText()) return false;
      } else {
        const from = this.position;
        while (this.position < this.#end && isLiteralByte(this.bytes[this.position] ?? 0)) {
          this.position++;
        }
        if (this.position === from) return this.#unexpected();
      }
    } while (depth > 0);
    return true;
  }

  /** Only whitespace may follow the value. */
  readEnd(): boolean {
    return this.#next() === 0 && this.position >= this.#end ? true : this.#unexpected();
  }

  /** The next byte after whitespace, 0 at the end. */
  #next(): number {
    const { bytes } = this;
    const end = this.#end;
    let at = this.position;
    let byte = at < end ? (bytes[at] ?? 0) : 0;
    if (byte > space) return byte;
    while (at < end && (byte === space || byte === 9 || byte === 10 || byte === 13)) {
      byte = ++at < end ? (bytes[at] ?? 0) : 0;
    }
    this.position = at;
    return byte;
  }

  #take(byte: number): boolean {
    const isNext = this.#next() === byte;
    if (isNext) this.position++;
    return isNext;
  }

  #expect(byte: number): boolean {
    return this.#take(byte) || this.#unexpected();
  }

  #unexpected(): false {
    if (this.position >= this.#end) return this.fault(problem("jsonEndsEarly"));
    return this.fault(problem("jsonForm"));
  }
}

function isNumberByte(byte: number): boolean {
  if (byte >= zero && byte <= nine) return true;
  return byte === minus || byte === plus || byte === point || byte === 69 || byte === 101;
}

function isLiteralByte(byte: number): boolean {
  return isNumberByte(byte) || (byte >= 97 && byte <= 122);
}
