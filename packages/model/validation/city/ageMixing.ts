// Who meets whom by age, as figures that can be compared with published matrices: exposure relative
// to the mean, and the share of it within the own ten years.

import type { City } from "../../src/city/city.ts";
import { roles } from "../../src/city/city.ts";
import { ageGroup, ageGroupCount, type ContactMatrix, contactSettings } from "./contactMatrix.ts";

/** Row by row: contacts of one person of a group of five years with all of another one. */
export type Mixing = readonly ArrayLike<number>[];

export interface AgeMixing {
  /** By group of five years. */
  readonly people: ArrayLike<number>;
  readonly contacts: Mixing;
}

/** Decades 0 – 9 … 70 – 79, then 80 and older. */
export const decadeCount = 9;
const decadeOf = (group: number) => Math.min(decadeCount - 1, group >> 1);
const groups = Array.from({ length: ageGroupCount }, (_, group) => group);

/** Care homes are another world: the surveys left them out. */
export function livesOutsideCareHomes({ role }: City, person: number): boolean {
  return roles[role[person] ?? 0] !== "careResident";
}

export function peopleByAge(city: City): Float64Array {
  const people = new Float64Array(ageGroupCount);
  for (let person = 0; person < city.residentCount; person++) {
    if (!livesOutsideCareHomes(city, person)) continue;
    const group = ageGroup(city.age[person] ?? 0);
    people[group] = (people[group] ?? 0) + 1;
  }
  return people;
}

export function allSettings(matrix: ContactMatrix): Mixing {
  return groups.map((group) =>
    Float64Array.from(groups, (other) =>
      contactSettings.reduce((sum, name) => sum + (matrix[name][group]?.[other] ?? 0), 0),
    ),
  );
}

function sumOf(values: ArrayLike<number> | undefined): number {
  return Array.from(values ?? []).reduce((sum, value) => sum + value, 0);
}

/** Mean contacts of people from one age up to another one (not included). */
function meanContacts({ people, contacts }: AgeMixing, from: number, to: number): number {
  let [all, count] = [0, 0];
  for (const group of groups) {
    if (5 * group < from || 5 * group >= to) continue;
    all += sumOf(contacts[group]) * (people[group] ?? 0);
    count += people[group] ?? 0;
  }
  return all / count;
}

/** Contacts of an age relative to those of everybody. */
export function relativeContacts(mixing: AgeMixing, from: number, to: number): number {
  return meanContacts(mixing, from, to) / meanContacts(mixing, 0, Number.POSITIVE_INFINITY);
}

/** Contacts of a person of each group with each group, in percent of a person's mean contacts. */
export function relativeMatrix(mixing: AgeMixing): readonly (readonly number[])[] {
  const mean = meanContacts(mixing, 0, Number.POSITIVE_INFINITY);
  return groups.map((group) =>
    groups.map((other) => (100 * (mixing.contacts[group]?.[other] ?? 0)) / mean),
  );
}

/** Share of the contacts of a decade that are with people of the same one. */
export function ownShare({ people, contacts }: AgeMixing, decade: number): number {
  let [own, all] = [0, 0];
  for (const group of groups) {
    if (decadeOf(group) !== decade) continue;
    for (const other of groups) {
      const met = (contacts[group]?.[other] ?? 0) * (people[group] ?? 0);
      all += met;
      if (decadeOf(other) === decade) own += met;
    }
  }
  return own / all;
}
