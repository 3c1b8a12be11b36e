import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeAfter, escapeBetween, usualEscapes } from "./escape.ts";
import {
  doseEvent,
  eventCount,
  infectionEvent,
  initialLevels,
  levelIndex,
} from "./initialLevels.ts";
import { codeOfMember, isOmicron, strain, strainCount, strainNames } from "./strains.ts";
import { vaccine } from "./vaccines.ts";

const levels = initialLevels(usualEscapes);
const level = (event: number, against: number) => levels[levelIndex(event, against)] ?? Number.NaN;

// Against the first strain, Alpha, Delta, BA.1, BA.2, BA.5; worked out from the table
// (model specification 5.2) with e5 = 2.9.
test.each([
  ["mRNA", doseEvent(vaccine.mRNA), [29.2, 29.2, 10.9, 1.9, 1.9, 0.655172]],
  ["vector", doseEvent(vaccine.vector), [8.76, 8.76, 5.45, 0.38, 0.38, 0.131034]],
  [
    "first strain",
    infectionEvent(strain.SARS_CoV_2),
    [12.514286, 12.514286, 2.325333, 0.57, 0.57, 0.196552],
  ],
  ["Alpha", infectionEvent(strain.ALPHA), [12.514286, 12.514286, 2.325333, 0.57, 0.57, 0.196552]],
  ["Delta", infectionEvent(strain.DELTA), [8.76, 8.76, 16.35, 0.76, 0.76, 0.262069]],
  ["BA.1", infectionEvent(strain.OMICRON_BA1), [0.01, 0.01, 0.01, 0.213333, 0.152381, 0.073563]],
  ["BA.2", infectionEvent(strain.OMICRON_BA2), [0.01, 0.01, 0.01, 0.152381, 0.213333, 0.073563]],
  ["BA.5", infectionEvent(strain.OMICRON_BA5), [0.01, 0.01, 0.01, 0.073563, 0.073563, 0.213333]],
  ["BA.1 update", doseEvent(vaccine.ba1Update), [1.9, 1.9, 1.9, 29.2, 29.2, 10.068966]],
  [
    "BA.5 update",
    doseEvent(vaccine.ba5Update),
    [0.655172, 0.655172, 0.655172, 10.068966, 10.068966, 29.2],
  ],
])("U-05 initial levels: %s", (_, event, expected) => {
  const columns = [0, 1, 3, 4, 5, 6];
  columns.forEach((against, place) => {
    expect(level(event, against)).toBeCloseTo(expected[place] ?? Number.NaN, 6);
  });
});

test("U-05 what the table does not list is 5", () => {
  for (let against = 0; against < strainCount; against++) {
    expect(level(infectionEvent(strain.B1351), against)).toBe(5);
    expect(level(doseEvent(vaccine.generic), against)).toBe(5);
    expect(level(doseEvent(vaccine.xbbUpdate), against)).toBe(5);
  }
  expect(level(doseEvent(vaccine.mRNA), strain.B1351)).toBe(5);
});

test("later strains escape from those they come from", () => {
  const dose = doseEvent(vaccine.mRNA);
  expect(level(dose, strain.XBB_15)).toBeCloseTo(1.9 / 8, 12);
  expect(level(dose, strain.XBB_19)).toBeCloseTo(1.9 / 5, 12);
  expect(level(dose, strain.EG)).toBeCloseTo(1.9 / 20, 12);
  expect(level(dose, strain.BQ)).toBeCloseTo(1.9 / 2.9 / 5, 12);
  expect(level(dose, strain.STRAIN_A)).toBeCloseTo(1.9 / 2.9 / 3, 12);
  const infection = infectionEvent(strain.EG);
  expect(level(infection, strain.EG)).toBeCloseTo(64 / 300, 12);
  expect(level(infection, strain.XBB_19)).toBeCloseTo(64 / 300 / 4, 12);
  expect(level(infection, strain.OMICRON_BA1)).toBeCloseTo(64 / 300 / (4 * 5 * 1.4), 12);
  expect(level(infection, strain.DELTA)).toBe(0.01);
});

test("options: another escape of BA.5 and of the hypothetical strains", () => {
  const other = initialLevels({ ...usualEscapes, ba5: 5, strainA: 6 });
  const dose = doseEvent(vaccine.mRNA);
  expect(other[levelIndex(dose, strain.OMICRON_BA5)]).toBeCloseTo(0.38, 12);
  expect(other[levelIndex(dose, strain.STRAIN_A)]).toBeCloseTo(0.38 / 6, 12);
  expect(other[levelIndex(dose, strain.STRAIN_B)]).toBeCloseTo(0.38 / 3, 12);
  const related = initialLevels({ ...usualEscapes, ba1ToBa2: 2 });
  const infection = infectionEvent(strain.OMICRON_BA1);
  expect(related[levelIndex(infection, strain.OMICRON_BA2)]).toBeCloseTo(64 / 300 / 2, 12);
});

test("variant soup: escape grows with the days between two strains", () => {
  const soup = { yearlyEscape: 6, daysBetweenMembers: 30 };
  const options = { ...usualEscapes, soup };
  const a = (number: number) => codeOfMember({ line: "A", number });
  const b = (number: number) => codeOfMember({ line: "B", number });
  expect(escapeAfter(6, 365)).toBe(6);
  expect(escapeAfter(6, 0)).toBe(1);
  // 5 · 90 / 365 = 1.2329
  expect(escapeBetween(options, a(5), a(2))).toBeCloseTo(2.232877, 6);
  expect(escapeBetween(options, a(1), b(2))).toBeCloseTo(2.232877, 6);
  expect(escapeBetween(options, a(3), strain.EG)).toBeCloseTo(2.232877, 6);
  expect(escapeBetween(options, strain.OMICRON_BA2, a(3))).toBeCloseTo(20 * 2.232877, 4);
  const table = initialLevels(options);
  const dose = doseEvent(vaccine.mRNA);
  expect(table[levelIndex(dose, a(3))]).toBeCloseTo(1.9 / 20 / 2.232877, 6);
  expect(table[levelIndex(infectionEvent(a(5)), a(2))]).toBeCloseTo(64 / 300 / 2.232877, 6);
  const apart = { ...options, betweenLines: 6 };
  expect(escapeBetween(apart, a(1), b(2))).toBeCloseTo(6 * 2.232877, 5);
  expect(escapeBetween(apart, a(5), a(2))).toBeCloseTo(2.232877, 6);
  // Without a soup nothing changes after EG.
  expect(escapeBetween(usualEscapes, a(20), strain.EG)).toBe(1);
});

test("escape is the same in both directions and never helps", () => {
  const options = { ...usualEscapes, soup: { yearlyEscape: 24, daysBetweenMembers: 30 } };
  const family = strainNames.map((_, code) => code).filter((code) => isOmicron[code] === 1);
  const member = fc.constantFrom(...family);
  fc.assert(
    fc.property(member, member, (one, other) => {
      const there = escapeBetween(options, one, other);
      expect(escapeBetween(options, other, one)).toBe(there);
      expect(there === 1).toBe(one === other);
      expect(there).toBeGreaterThanOrEqual(1);
    }),
  );
  const filled = initialLevels(options);
  expect(filled).toHaveLength(eventCount * strainCount);
  expect(filled.every((value) => value > 0 && value <= 29.2)).toBe(true);
});
