// The parts of a city file, in order (model specification 12.10).
import type { DayType, District } from "@episcope/common";
import { activities } from "../../activities.ts";
import { type City, type Template, wordsPerVisit } from "../city.ts";

/** The part of the header that describes the city; lengths of all arrays follow from it. */
export interface CityFacts {
  readonly city: string;
  readonly sample: number;
  readonly seed: number;
  readonly personCount: number;
  readonly residentCount: number;
  readonly containerCount: number;
  /** By template. */
  readonly visitCounts: readonly number[];
  readonly activities: readonly string[];
  readonly districts: readonly District[];
  readonly projection: string;
  readonly centre: City["centre"];
}

export const projection = "metres east and north of the centre";

export function cityFacts(city: City): CityFacts {
  return {
    city: city.region,
    sample: city.sample,
    seed: city.seed,
    personCount: city.personCount,
    residentCount: city.residentCount,
    containerCount: city.containerCount,
    visitCounts: city.templates.map(({ visits }) => visits.length / wordsPerVisit),
    activities,
    districts: city.districts,
    projection,
    centre: city.centre,
  };
}

export type CityArray = Uint8Array | Uint16Array | Uint32Array | Float32Array;

export function cityArrays(city: City): readonly CityArray[] {
  return [
    city.age,
    city.home,
    city.district,
    city.role,
    city.containerX,
    city.containerY,
    city.containerActivity,
    city.containerDistrict,
    city.maxPeople,
    city.spaces,
    ...city.templates.flatMap((template) => [
      template.personStart,
      template.visits,
      template.containerStart,
      template.containerVisits,
    ]),
  ];
}

/** Takes one array after the other out of a file. */
export interface ArrayReader {
  bytes(length: number): Uint8Array;
  halves(length: number): Uint16Array;
  words(length: number): Uint32Array;
  floats(length: number): Float32Array;
}

/** The same arrays in the same order. */
export function layOut(facts: CityFacts, read: ArrayReader): City {
  const { personCount, containerCount } = facts;
  const template = (number: DayType): Template => {
    const count = facts.visitCounts[number] ?? 0;
    return {
      personStart: read.words(personCount + 1),
      visits: read.words(count * wordsPerVisit),
      containerStart: read.words(containerCount + 1),
      containerVisits: read.words(count),
    };
  };
  return {
    region: facts.city,
    sample: facts.sample,
    seed: facts.seed,
    personCount,
    residentCount: facts.residentCount,
    districts: facts.districts,
    containerCount,
    centre: facts.centre,
    age: read.bytes(personCount),
    home: read.words(personCount),
    district: read.bytes(personCount),
    role: read.bytes(personCount),
    containerX: read.floats(containerCount),
    containerY: read.floats(containerCount),
    containerActivity: read.bytes(containerCount),
    containerDistrict: read.bytes(containerCount),
    maxPeople: read.halves(containerCount),
    spaces: read.bytes(containerCount),
    templates: [template(0), template(1), template(2)],
  };
}
