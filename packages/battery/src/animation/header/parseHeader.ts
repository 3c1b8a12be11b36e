// Parses the header of an animation file. It is not trusted: whatever is missing, of the wrong type
// or out of range is reported.
import { type AnimationFacts, type District, parseDay, problem } from "@episcope/common";
import { AnimationError } from "../animationError.ts";
import { type BlockEntry, type BlockName, blockNames } from "../blocks/blockNames.ts";
import {
  type AnimationCounts,
  type AnimationHeader,
  hashOf,
  magic,
  preambleBytes,
  version,
} from "./animationHeader.ts";

/** A header has a few kilobytes. */
const maxHeaderLength = 1 << 20;
/** Day numbers are 16-bit; the largest means never. */
const maxDays = 0xfffe;
/** Districts, activities and strains are numbered in a byte; a mode shares its byte with a flag. */
const maxNames = 256;
const maxModes = 128;
/** More than anybody simulates; sums of such numbers are still exact. */
const maxItems = 2 ** 31;

/** Length of preamble and header, known from the preamble. */
export function headerEnd(bytes: Uint8Array): number {
  if (magic.some((byte, index) => bytes[index] !== byte)) {
    throw new AnimationError(problem("notAnimation"));
  }
  if (bytes.length < preambleBytes) throw new AnimationError(problem("headerCutOff"));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = view.getUint32(4, true);
  if (found !== version) {
    throw new AnimationError(problem("animationVersion", { version: found }));
  }
  const length = view.getUint32(8, true);
  if (length > maxHeaderLength)
    throw new AnimationError(problem("headerTooLarge", { bytes: length }));
  return preambleBytes + length;
}

/** The bytes hold at least the whole header; fileSize is the size of the whole file. */
export function parseHeader(bytes: Uint8Array, fileSize: number): AnimationHeader {
  const end = headerEnd(bytes);
  if (end > bytes.length) throw new AnimationError(problem("headerCutOff"));
  const fields = parseJson(bytes.subarray(preambleBytes, end));
  const facts = readFacts(fields);
  const header = { facts, counts: readCounts(fields), blocks: readBlocks(fields, fileSize - end) };
  const hash = fields.text("hash");
  if (hashOf(header) !== hash) throw new AnimationError(problem("headerChecksumWrong"));
  const provenance = fields.any("provenance");
  return { ...header, hash, ...(provenance !== undefined && { provenance }) };
}

function parseJson(bytes: Uint8Array): Fields {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new AnimationError(problem("headerNotJson"));
  }
  return new Fields(json, "header");
}

/**
 * The fields of a JSON object. Reading one that is missing or of the wrong type throws an
 * AnimationError.
 */
class Fields {
  readonly #fields: ReadonlyMap<string, unknown>;
  readonly #path: string;

  constructor(value: unknown, path: string) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) refuse(path);
    this.#fields = new Map(Object.entries(value));
    this.#path = path;
  }

  text(name: string): string {
    const value = this.#fields.get(name);
    return typeof value === "string" ? value : this.#refuse(name);
  }

  flag(name: string): boolean {
    const value = this.#fields.get(name);
    return typeof value === "boolean" ? value : this.#refuse(name);
  }

  /** JSON has no infinity, but 1e999 parses as one. */
  number(name: string, least: number, most: number): number {
    const value = this.#fields.get(name);
    const isInside = typeof value === "number" && value >= least && value <= most;
    return isInside ? value : this.#refuse(name);
  }

  count(name: string, least: number, most: number): number {
    const value = this.number(name, least, most);
    return Number.isInteger(value) ? value : this.#refuse(name);
  }

  any(name: string): unknown {
    return this.#fields.get(name);
  }

  inside(name: string): Fields {
    return new Fields(this.#fields.get(name), `${this.#path}.${name}`);
  }

  list(name: string, most: number): readonly unknown[] {
    const value = this.#fields.get(name);
    return Array.isArray(value) && value.length <= most ? value : this.#refuse(name);
  }

  names(name: string, most: number): readonly string[] {
    return this.list(name, most).map((value) =>
      typeof value === "string" ? value : this.#refuse(name),
    );
  }

  #refuse(name: string): never {
    refuse(`${this.#path}.${name}`);
  }
}

function refuse(path: string): never {
  throw new AnimationError(problem("headerFieldWrong", { field: path }));
}

const { MAX_SAFE_INTEGER: largest, MIN_SAFE_INTEGER: smallest } = Number;

function readFacts(fields: Fields): AnimationFacts {
  const dayCount = fields.count("dayCount", 1, maxDays);
  const sample = fields.number("sample", 0, 1);
  if (sample === 0) refuse("header.sample");
  return {
    city: fields.text("city"),
    sample,
    citySeed: fields.count("citySeed", smallest, largest),
    seed: fields.count("seed", smallest, largest),
    startDay: parseDay(fields.text("startDate")) ?? refuse("header.startDate"),
    dayCount,
    dayTypes: readDayTypes(fields.text("dayTypes"), dayCount),
    centre: readPoint(fields.inside("centre")),
    bounds: readBounds(fields.inside("bounds")),
    districts: fields.list("districts", maxNames).map(readDistrict),
    activities: fields.names("activities", maxNames),
    modes: fields.names("modes", maxModes),
    strains: fields.names("strains", maxNames),
  };
}

function readDayTypes(text: string, dayCount: number): Uint8Array {
  if (text.length !== dayCount || !/^[012]*$/.test(text)) refuse("header.dayTypes");
  return Uint8Array.from(text, Number);
}

function readPoint(fields: Fields): AnimationFacts["centre"] {
  return {
    latitude: fields.number("latitude", -90, 90),
    longitude: fields.number("longitude", -180, 180),
  };
}

function readBounds(fields: Fields): AnimationFacts["bounds"] {
  // Half the circumference of the earth, in metres.
  const farthest = 2e7;
  const west = fields.number("west", -farthest, farthest);
  const south = fields.number("south", -farthest, farthest);
  return {
    west,
    south,
    east: fields.number("east", west, farthest),
    north: fields.number("north", south, farthest),
  };
}

function readDistrict(value: unknown, index: number): District {
  const fields = new Fields(value, `header.districts.${index}`);
  return { name: fields.text("name"), isCity: fields.flag("isCity"), ...readPoint(fields) };
}

function readCounts(fields: Fields): AnimationCounts {
  const stays = fields.list("stays", 3).map((value) => {
    const isCount = typeof value === "number" && Number.isInteger(value);
    return isCount && value >= 0 && value <= maxItems ? value : refuse("header.stays");
  });
  const [weekday, saturday, sunday] = stays;
  if (weekday === undefined || saturday === undefined || sunday === undefined) {
    refuse("header.stays");
  }
  return {
    people: fields.count("people", 0, maxItems),
    places: fields.count("places", 0, maxItems),
    stays: [weekday, saturday, sunday],
    infections: fields.count("infections", 0, maxItems),
  };
}

/** Each block occurs exactly once and lies within the file. */
function readBlocks(fields: Fields, available: number): readonly BlockEntry[] {
  const list = fields.list("blocks", blockNames.length);
  if (list.length !== blockNames.length) refuse("header.blocks");
  const found = new Set<BlockName>();
  return list.map((value, index) => {
    const entry = new Fields(value, `header.blocks.${index}`);
    const text = entry.text("name");
    const name = blockNames.find((known) => known === text);
    if (name === undefined || found.has(name)) refuse(`header.blocks.${index}.name`);
    found.add(name);
    const offset = entry.count("offset", 0, largest);
    const length = entry.count("length", 0, maxItems);
    if (offset + length > available)
      throw new AnimationError(problem("entryCutOff", { entry: name }));
    return {
      name,
      offset,
      length,
      size: entry.count("size", 0, maxItems),
      crc: entry.count("crc", 0, 0xffffffff),
    };
  });
}
