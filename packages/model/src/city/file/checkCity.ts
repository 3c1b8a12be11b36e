// Checks a city file: every number points to something that exists.
import { type District, ticksPerDay } from "@episcope/common";
import { activities, activityCount } from "../../activities.ts";
import { type City, roles, type Template, wordsPerVisit } from "../city.ts";
import { type CityFacts, projection } from "./cityLayout.ts";

export class CityFileError extends Error {
  constructor(reason: string) {
    super(`This is not a usable city file: ${reason}.`);
    this.name = "CityFileError";
  }
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function fieldsOf(value: unknown, what: string): Fields {
  if (!isFields(value)) throw new CityFileError(`${what} is missing`);
  return value;
}

function listOf(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new CityFileError(`${what} is not a list`);
  return value;
}

function numberOf(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== "number" || !Number.isFinite(value)) {
    throw new CityFileError(`${name} is not a number`);
  }
  return value;
}

function countOf(value: unknown, what: string): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > 0xffffffff) {
    throw new CityFileError(`${what} is not a count`);
  }
  return value;
}

function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== "string") throw new CityFileError(`${name} is not a text`);
  return value;
}

function parse(header: Uint8Array): Fields {
  try {
    return fieldsOf(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(header)), "header");
  } catch (error) {
    if (error instanceof CityFileError) throw error;
    throw new CityFileError("the header is not JSON");
  }
}

function districtOf(value: unknown): District {
  const fields = fieldsOf(value, "a district");
  return {
    name: textOf(fields, "name"),
    isCity: fields.isCity === true,
    latitude: numberOf(fields, "latitude"),
    longitude: numberOf(fields, "longitude"),
  };
}

export function readFacts(header: Uint8Array): { facts: CityFacts; hash: string } {
  const fields = parse(header);
  const centre = fieldsOf(fields.centre, "the centre");
  const facts: CityFacts = {
    city: textOf(fields, "city"),
    sample: numberOf(fields, "sample"),
    seed: numberOf(fields, "seed"),
    personCount: countOf(fields.personCount, "personCount"),
    residentCount: countOf(fields.residentCount, "residentCount"),
    containerCount: countOf(fields.containerCount, "containerCount"),
    visitCounts: listOf(fields.visitCounts, "visitCounts").map((n) => countOf(n, "visitCounts")),
    activities: listOf(fields.activities, "activities").map(String),
    districts: listOf(fields.districts, "districts").map(districtOf),
    projection: textOf(fields, "projection"),
    centre: { latitude: numberOf(centre, "latitude"), longitude: numberOf(centre, "longitude") },
  };
  const isSame =
    facts.activities.length === activityCount &&
    facts.activities.every((name, index) => name === activities[index]);
  if (!isSame) throw new CityFileError("it was made for other activities");
  if (facts.projection !== projection) throw new CityFileError("it has another projection");
  if (facts.visitCounts.length !== 3) throw new CityFileError("it needs three days");
  if (!(facts.sample > 0 && facts.sample <= 1))
    throw new CityFileError("the sample is not a share");
  if (facts.residentCount > facts.personCount) throw new CityFileError("it has too many residents");
  return { facts, hash: textOf(fields, "hash") };
}

function isBelow(array: Uint8Array | Uint32Array, limit: number): boolean {
  for (let n = 0; n < array.length; n++) if ((array[n] ?? 0) >= limit) return false;
  return true;
}

function isAscending(starts: Uint32Array, end: number): boolean {
  if (starts[0] !== 0 || starts[starts.length - 1] !== end) return false;
  for (let n = 1; n < starts.length; n++) if ((starts[n] ?? 0) < (starts[n - 1] ?? 0)) return false;
  return true;
}

function areVisitsUsable({ visits, personStart }: Template, city: City): boolean {
  for (let person = 0; person < city.personCount; person++) {
    const until = personStart[person + 1] ?? 0;
    let before = 0;
    for (let visit = personStart[person] ?? 0; visit < until; visit++) {
      const at = visit * wordsPerVisit;
      const times = visits[at + 2] ?? 0;
      const enter = times & 0xffff;
      const leave = times >>> 16;
      if (visits[at] !== person || (visits[at + 1] ?? 0) >= city.containerCount) return false;
      if (enter < before || leave < enter || leave > ticksPerDay) return false;
      if (((visits[at + 3] ?? 0) & 0xff) >= activityCount) return false;
      before = leave;
    }
  }
  return true;
}

function checkTemplate(template: Template, city: City): void {
  const count = template.containerVisits.length;
  const isUsable =
    isAscending(template.personStart, count) &&
    isAscending(template.containerStart, count) &&
    isBelow(template.containerVisits, count) &&
    areVisitsUsable(template, city);
  if (!isUsable) throw new CityFileError("a visit leads nowhere");
}

/** Throws a CityFileError. */
export function checkCity(city: City): void {
  const isUsable =
    isBelow(city.home, city.containerCount) &&
    isBelow(city.district, city.districts.length) &&
    isBelow(city.role, roles.length) &&
    isBelow(city.containerActivity, activityCount) &&
    isBelow(city.containerDistrict, city.districts.length);
  if (!isUsable) throw new CityFileError("a person or container has properties that do not exist");
  if (city.maxPeople.includes(0) || city.spaces.includes(0)) {
    throw new CityFileError("a container has no room");
  }
  for (const template of city.templates) checkTemplate(template, city);
}
