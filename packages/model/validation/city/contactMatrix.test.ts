import { expect, test } from "vitest";
import { type Activity, calibratedContacts } from "../../src/activities.ts";
import { makeCity } from "../../src/city/makeCity.ts";
import { cityFixture, type VisitFixture } from "../../src/run/fixtures/cityFixture.ts";
import { allSettings, livesOutsideCareHomes, peopleByAge, relativeContacts } from "./ageMixing.ts";
import { ageGroup, ageGroupCount, contactMatrix, contactSettings } from "./contactMatrix.ts";
import { measureContacts } from "./contacts.ts";

const contacts = calibratedContacts.berlin2021;
const intensity = (activity: Activity) => contacts[activity].intensity;

const ages = [4, 8, 38, 40, 83];
const at = (
  person: number,
  container: number,
  activity: Activity,
  from: number,
  to: number,
): VisitFixture => ({ person, container, activity, from, to });
// Homes 0 and 1, a school (2), a workplace (3), a shop (4).
const weekday = [
  at(0, 0, "home", 0, 24),
  ...[at(1, 0, "home", 0, 7), at(1, 2, "educ_primary", 8, 13), at(1, 0, "home", 14, 24)],
  ...[at(2, 0, "home", 0, 7), at(2, 2, "work", 7.5, 12), at(2, 4, "shop_daily", 12.5, 13)],
  at(2, 0, "home", 13.5, 24),
  ...[at(3, 1, "home", 0, 8), at(3, 3, "work", 9, 12), at(3, 4, "shop_daily", 12.25, 13.25)],
  ...[at(3, 0, "visit", 15, 18), at(3, 1, "home", 19, 24)],
  ...[at(4, 1, "home", 0, 10), at(4, 3, "business", 10.5, 11.5), at(4, 1, "home", 12, 24)],
];
const weekend = ages.map((_, person) => at(person, person < 3 ? 0 : 1, "home", 0, 24));
const maxPeople = { 0: 4, 1: 2, 2: 2, 3: 10, 4: 2 };
const city = cityFixture({
  people: ages.map((age) => ({ age })),
  visits: weekday,
  weekend,
  maxPeople,
});

/** Hours that two visits share. */
const hours = (one: VisitFixture, other: VisitFixture) =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));

/** Setting and closeness of a pair in the city above, by the words of model specification 2. */
function meeting(one: Activity, other: Activity): readonly [string, number] {
  const pair = [one, other].toSorted().join(" ");
  const found: Readonly<Record<string, readonly [string, number]>> = {
    "home home": ["household", intensity("home")],
    "home visit": ["community", intensity("visit")],
    "educ_primary work": ["school", Math.min(intensity("educ_primary"), intensity("work"))],
    "business work": ["work", Math.min(intensity("business"), intensity("work"))],
    "shop_daily shop_daily": ["community", intensity("shop_daily")],
  };
  return found[pair] ?? ["nowhere", 0];
}

test("the matrix is that of counting every pair of visits by hand", () => {
  const matrix = contactMatrix(city, contacts, 100);
  const expected = new Map<string, number>();
  for (const [day, weight] of [
    [weekday, 5 / 7],
    [weekend, 2 / 7],
  ] as const) {
    for (const one of day) {
      for (const other of day) {
        if (one.person === other.person || one.container !== other.container) continue;
        const [setting, closeness] = meeting(one.activity, other.activity);
        const most = maxPeople[one.container as keyof typeof maxPeople];
        const cell = `${setting} ${ageGroup(ages[one.person] ?? 0)} ${ageGroup(ages[other.person] ?? 0)}`;
        const exposure = (weight * closeness * hours(one, other)) / most;
        expected.set(cell, (expected.get(cell) ?? 0) + exposure);
      }
    }
  }
  let found = 0;
  for (const setting of contactSettings) {
    for (let group = 0; group < ageGroupCount; group++) {
      for (let other = 0; other < ageGroupCount; other++) {
        const value = matrix[setting][group]?.[other] ?? Number.NaN;
        expect(value).toBeCloseTo(expected.get(`${setting} ${group} ${other}`) ?? 0, 9);
        if (value > 0) found++;
      }
    }
  }
  // Four pairs at home, three with the guest, one of which meets in the shop, too, one at school,
  // one at work; from both sides. Everybody is of another age.
  expect(found).toBe(2 * 9);
  // By hand: the youngest and the parent, at home from 0 to 7 and from 13.5 to 24, four people.
  expect(matrix.household[0]?.[7]).toBeCloseTo(
    ((17.5 * (5 / 7) + 24 * (2 / 7)) * intensity("home")) / 4,
    9,
  );
});

test("who is left out is not asked, but is met", () => {
  const matrix = contactMatrix(city, contacts, 100, (person) => person !== 2);
  expect(matrix.household[7]?.every((value) => value === 0)).toBe(true);
  expect(matrix.household[0]?.[7]).toBeGreaterThan(0);
});

test("ages meet as in Germany, roughly, in a small Berlin (model specification 13.7)", () => {
  const berlin = makeCity({ region: "berlin", sample: 1 / 200 });
  const isAsked = (person: number) => livesOutsideCareHomes(berlin, person);
  const mixing = {
    people: peopleByAge(berlin),
    contacts: allSettings(contactMatrix(berlin, contacts, 4000, isAsked)),
  };
  for (const [from, to, least, most] of [
    [5, 20, 1.2, 1.8],
    [20, 60, 0.88, 1.32],
    [60, 70, 0.52, 0.78],
    [70, 80, 0.36, 0.54],
    [80, 120, 0.29, 0.43],
  ] as const) {
    const relative = relativeContacts(mixing, from, to);
    expect(relative).toBeGreaterThan(least);
    expect(relative).toBeLessThan(most);
  }
  const met = measureContacts(berlin);
  expect(met).toBeGreaterThan(8);
  expect(met).toBeLessThan(15);
});
