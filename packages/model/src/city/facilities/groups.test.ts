import { describe, expect, test } from "vitest";
import { code } from "../../activities.ts";
import { normalQuantile } from "../../math/elementary.ts";
import { settleRegion } from "../makeCity.ts";
import { role } from "../people/roles.ts";
import type { Population } from "../population.ts";
import { facilityOf, formGroups, isGroup } from "./groups.ts";

const samples: readonly (readonly [string, number])[] = [
  ["berlin", 1 / 400],
  ["berlin", 1 / 100],
  ["berlin", 1 / 40],
  ["cologne", 1 / 100],
  ["cologne", 1 / 40],
  ["germany", 1 / 4000],
];

const isPupil = (own: number | undefined) => own === role.primary || own === role.secondary;
const meanOf = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;

/** People by the container where they learn or work. */
function membersOf({ roles, rolePlaces }: Population): ReadonlyMap<number, readonly number[]> {
  const members = new Map<number, number[]>();
  rolePlaces.forEach((place, person) => {
    if (roles[person] === role.none || roles[person] === role.careResident) return;
    const list = members.get(place);
    if (list) list.push(person);
    else members.set(place, [person]);
  });
  return members;
}

describe.each(samples)("%s at %d", (region, sample) => {
  const { population } = settleRegion({ region, sample });
  const { groups, roles, rolePlaces, households, purpose, x, y, cell } = population;
  const members = membersOf(population);
  const numbers = Array.from(groups.facility, (_, group) => groups.first + group);
  const learners = (group: number, own: number) =>
    (members.get(group) ?? []).filter((person) => roles[person] === own);

  test("who learns has a class, a group or a course of that purpose; no group is empty", () => {
    const purposeOf = new Map([
      [role.kindergarten, code.educ_kiga],
      [role.primary, code.educ_primary],
      [role.secondary, code.educ_secondary],
      [role.vocational, code.educ_tertiary],
      [role.student, code.educ_higher],
    ]);
    let learning = 0;
    roles.forEach((own, person) => {
      const wanted = purposeOf.get(own);
      if (wanted === undefined) return;
      learning++;
      const place = rolePlaces[person] ?? 0;
      if (!isGroup(groups, place) || purpose[place] !== wanted) throw new Error(`person ${person}`);
    });
    expect(learning).toBeGreaterThan(0.1 * households.personCount);
    for (const group of numbers) expect(members.get(group)?.length).toBeGreaterThan(0);
  });

  test("a group lies where its school or establishment lies, and is for the same purpose", () => {
    for (const group of numbers) {
      const facility = facilityOf(groups, group) ?? -1;
      expect(facility).toBeGreaterThanOrEqual(households.count);
      expect(facility).toBeLessThan(groups.first);
      expect([x[group], y[group], cell[group]]).toEqual([x[facility], y[facility], cell[facility]]);
      expect(purpose[group]).toBe(purpose[facility]);
    }
  });

  test("classes have about 25 pupils, groups of a day care about 18, courses about 30", () => {
    for (const [own, size] of [
      [role.primary, 25],
      [role.secondary, 25],
      [role.kindergarten, 18],
      [role.student, 30],
    ] as const) {
      const bySchool = new Map<number, number[]>();
      for (const group of numbers) {
        const count = learners(group, own).length;
        if (count === 0) continue;
        const school = facilityOf(groups, group) ?? -1;
        bySchool.set(school, [...(bySchool.get(school) ?? []), count]);
      }
      // A school of 37 has one class, one of 38 two; classes are equal.
      for (const sizes of bySchool.values()) {
        const all = sizes.reduce((a, b) => a + b, 0);
        expect(sizes).toHaveLength(Math.max(1, Math.round(all / size)));
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }
      const sizes = [...bySchool.values()].flat();
      const isLarge = region !== "germany" && sizes.length > 20;
      if (isLarge) expect(Math.abs(meanOf(sizes) / size - 1)).toBeLessThan(0.12);
    }
  });

  test("pupils of a class are of one year or two, where the school has enough of each", () => {
    const schools = new Map<number, Map<number, number>>();
    roles.forEach((own, person) => {
      if (!isPupil(own)) return;
      const school = facilityOf(groups, rolePlaces[person] ?? 0) ?? -1;
      const years = schools.get(school) ?? new Map<number, number>();
      const age = households.age[person] ?? 0;
      years.set(age, (years.get(age) ?? 0) + 1);
      schools.set(school, years);
    });
    let checked = 0;
    for (const group of numbers) {
      const pupils = (members.get(group) ?? []).filter((person) => isPupil(roles[person]));
      if (pupils.length === 0) continue;
      const years = schools.get(facilityOf(groups, group) ?? -1);
      const ages = pupils.map((person) => households.age[person] ?? 0);
      const [youngest, oldest] = [Math.min(...ages), Math.max(...ages)];
      const between = [...(years ?? [])].filter(([age]) => age > youngest && age < oldest);
      // A year between two others is in the class as a whole.
      for (const [, count] of between) expect(count).toBeLessThan(pupils.length - 1);
      if (between.length === 0) checked++;
    }
    expect(checked).toBeGreaterThan(0);
  });

  test("teams have at most 30 members and sizes of a log-normal law", () => {
    const teams = numbers.filter((group) => purpose[group] === code.work);
    const size = (group: number) => members.get(group)?.length ?? 0;
    expect(Math.max(...teams.map(size))).toBeLessThanOrEqual(30);
    // The last team of an establishment is what is left; small establishments have no large team.
    const workers = new Map<number, number>();
    for (const team of teams) {
      const own = facilityOf(groups, team) ?? 0;
      workers.set(own, (workers.get(own) ?? 0) + size(team));
    }
    const whole = teams.filter(
      (team) =>
        facilityOf(groups, team) === facilityOf(groups, team + 1) &&
        (workers.get(facilityOf(groups, team) ?? 0) ?? 0) >= 100,
    );
    if (whole.length < 100) return;
    const law = Array.from({ length: 9999 }, (_, n) =>
      Math.min(30, Math.max(1, Math.round(5 * Math.exp(0.9 * normalQuantile((n + 1) / 10_000))))),
    );
    const error = 6.5 / Math.sqrt(whole.length);
    expect(Math.abs(meanOf(whole.map(size)) - meanOf(law))).toBeLessThan(0.3 + 3 * error);
  });
});

test("a school of 40 pupils and three teachers has two classes by age", () => {
  const pupils = Array.from({ length: 40 }, (_, n) => n);
  const roles = Uint8Array.from([...pupils.map(() => role.primary), ...[6, 6, 6]]);
  const ages = Uint8Array.from([...pupils.map((n) => 6 + (n % 4)), ...[30, 40, 50]]);
  const rolePlaces = new Uint32Array(43).fill(1);
  const purpose = Uint8Array.of(code.home, code.educ_primary);
  const { groups, places } = formGroups(roles, ages, rolePlaces, purpose, 1);
  expect([groups.first, ...groups.facility]).toEqual([2, 1, 1]);
  for (const pupil of pupils) expect(places[pupil]).toBe((ages[pupil] ?? 0) < 8 ? 2 : 3);
  expect([...places.slice(40)]).toEqual([2, 3, 2]);
});

test("staff of shops and carers have no group; people without a role stay as they are", () => {
  const roles = Uint8Array.of(role.worker, role.carer, role.none, role.careResident);
  const purpose = Uint8Array.of(code.home, code.shop_daily);
  const rolePlaces = Uint32Array.of(1, 0, 0, 0);
  const { groups, places } = formGroups(roles, new Uint8Array(4), rolePlaces, purpose, 1);
  expect(groups.facility).toHaveLength(0);
  expect([...places]).toEqual([1, 0, 0, 0]);
});
