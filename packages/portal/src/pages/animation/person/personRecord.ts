// What is known about one person: age, district, stays of a day, infections and whom they infected.
import {
  type AnimationFacts,
  type AnimationPeople,
  type AnimationPlaces,
  type DayMovement,
  imported,
  inVehicle,
  noPlace,
} from "@episcope/common";
import { causedBy } from "./infectionChain.ts";
import { type InfectionIndex, timeOfInfection } from "./infectionIndex.ts";

export type Setting =
  | { readonly kind: "home" }
  | { readonly kind: "vehicle" }
  | { readonly kind: "outside" }
  /** Name in the facts. */
  | { readonly kind: "place"; readonly activity: string };

export interface Stay {
  /** Ticks of the day. */
  readonly enter: number;
  readonly leave: number;
  readonly setting: Setting;
  /** Of the trip that leads here; undefined for the first stay. */
  readonly mode: string | undefined;
}

export interface PersonInfection {
  /** Ticks since the start of day 1. */
  readonly time: number;
  /** Undefined for an imported case. */
  readonly infector: number | undefined;
  readonly setting: Setting;
  readonly passedOn: readonly PassedOn[];
}

export interface PassedOn {
  readonly person: number;
  readonly time: number;
  readonly setting: Setting;
}

export interface PersonRecord {
  readonly person: number;
  readonly age: number;
  /** Name in the facts. */
  readonly district: string;
  readonly isCity: boolean;
  /** On a day of the requested type. */
  readonly stays: readonly Stay[];
  readonly infections: readonly PersonInfection[];
}

export interface PersonData {
  readonly facts: AnimationFacts;
  readonly people: AnimationPeople;
  readonly places: AnimationPlaces;
  readonly movement: DayMovement;
  readonly index: InfectionIndex;
}

export function recordOf(data: PersonData, person: number): PersonRecord {
  const { facts, people } = data;
  const district = facts.districts[people.district[person] ?? 0];
  return {
    person,
    age: people.age[person] ?? 0,
    district: district?.name ?? "",
    isCity: district?.isCity ?? false,
    stays: staysOf(data, person),
    infections: infectionsOf(data, person),
  };
}

function staysOf({ facts, people, places, movement }: PersonData, person: number): Stay[] {
  const first = movement.personStart[person] ?? 0;
  const end = movement.personStart[person + 1] ?? 0;
  return Array.from({ length: Math.max(0, end - first) }, (_, count) => {
    const at = first + count;
    return {
      enter: movement.enter[at] ?? 0,
      leave: movement.leave[at] ?? 0,
      setting: settingOf(movement.place[at] ?? noPlace, person, { facts, people, places }),
      mode: count === 0 ? undefined : facts.modes[movement.mode[at] ?? 0],
    };
  });
}

function infectionsOf(data: PersonData, person: number): PersonInfection[] {
  const { courses, sources, personStart } = data.index;
  const first = personStart[person] ?? 0;
  const end = personStart[person + 1] ?? 0;
  return Array.from({ length: Math.max(0, end - first) }, (_, count) => {
    const infection = first + count;
    const infector = sources.infector[infection] ?? imported;
    return {
      time: timeOfInfection(courses, infection),
      infector: infector === imported ? undefined : infector,
      setting: settingOf(sources.place[infection] ?? noPlace, person, data),
      passedOn: causedBy(data.index, infection).map((caused) => ({
        person: courses.person[caused] ?? 0,
        time: timeOfInfection(courses, caused),
        setting: settingOf(sources.place[caused] ?? noPlace, person, data),
      })),
    };
  });
}

/** From the person's point of view: their own home is home, another home is a place. */
function settingOf(
  place: number,
  person: number,
  { facts, people, places }: Pick<PersonData, "facts" | "people" | "places">,
): Setting {
  if (place === noPlace) return { kind: "outside" };
  if (place === inVehicle) return { kind: "vehicle" };
  if (place === people.home[person]) return { kind: "home" };
  return { kind: "place", activity: facts.activities[places.activity[place] ?? 0] ?? "" };
}
