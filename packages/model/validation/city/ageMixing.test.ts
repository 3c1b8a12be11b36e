import { expect, test } from "vitest";
import { ownShare, relativeContacts, relativeMatrix } from "./ageMixing.ts";
import { ageGroupCount } from "./contactMatrix.ts";

const groups = Array.from({ length: ageGroupCount }, (_, group) => group);

test("contacts relative to the mean weigh groups with their people", () => {
  // 300 people of 0 – 4 with four contacts, 100 of 85 and older with two, nobody else.
  const mixing = {
    people: groups.map((group) => (group === 0 ? 300 : group === 17 ? 100 : 0)),
    contacts: groups.map((group) =>
      groups.map((other) => (other === 0 ? (group === 0 ? 4 : 2) : 0)),
    ),
  };
  expect(relativeContacts(mixing, 0, 5)).toBeCloseTo(4 / 3.5, 12);
  expect(relativeContacts(mixing, 80, 120)).toBeCloseTo(2 / 3.5, 12);
  expect(relativeContacts(mixing, 0, 120)).toBe(1);
  const matrix = relativeMatrix(mixing);
  expect(matrix[0]?.[0]).toBeCloseTo(400 / 3.5, 12);
  expect(matrix[17]?.[0]).toBeCloseTo(200 / 3.5, 12);
  expect(matrix[0]?.[17]).toBe(0);
});

test("own share: both groups of a decade, and everybody from 80 on", () => {
  const people = groups.map(() => 10);
  const even = { people, contacts: groups.map(() => groups.map(() => 1)) };
  expect(ownShare(even, 0)).toBeCloseTo(2 / 18, 12);
  expect(ownShare(even, 8)).toBeCloseTo(2 / 18, 12);
  const alone = {
    people,
    contacts: groups.map((group) => groups.map((other) => (other === group ? 3 : 0))),
  };
  for (let decade = 0; decade < 9; decade++) expect(ownShare(alone, decade)).toBe(1);
  // 0 – 4 meet only their own, 5 – 9 only others; there are three times as many of the second.
  const mixed = {
    people: groups.map((group) => (group === 1 ? 30 : 10)),
    contacts: groups.map((group) =>
      groups.map((other) => (other === (group === 1 ? 9 : group) ? 2 : 0)),
    ),
  };
  expect(ownShare(mixed, 0)).toBeCloseTo(1 / 4, 12);
});
