import { expect, test } from "vitest";
import { calibratedContacts, code } from "../activities.ts";
import { type RestrictionStatement, restrictionsFrom } from "../run/plainSettings.ts";
import { Restrictions } from "./restrictions.ts";

type Statements = readonly RestrictionStatement[];

/** After so many days. */
function after(days: number, ...statements: Statements): Restrictions {
  const restrictions = new Restrictions(
    restrictionsFrom(...statements),
    calibratedContacts.berlin2021,
  );
  for (let day = 1; day <= days; day++) restrictions.advance(day);
  return restrictions;
}

test("a statement changes only what it names, and only from its day on", () => {
  const statements: Statements = [
    { day: 20, activities: ["work"], values: { ciCorrection: 0.5 } },
    { day: 10, activities: ["work", "leisure"], values: { remaining: 0.4 } },
    { day: 20, activities: ["leisure"], values: { remaining: 0.1, closedFrom: 22, closedTo: 5 } },
    { day: 30, activities: ["leisure"], values: { closedFrom: Number.NaN, closedTo: Number.NaN } },
  ];
  expect(after(9, ...statements).tables(0, 1).remaining[code.work]).toBe(1);
  const tables = after(25, ...statements).tables(0, 1);
  expect(tables.remaining[code.work]).toBe(0.4);
  expect(tables.intensityCorrection[code.work]).toBe(0.5);
  expect(tables.remaining[code.leisure]).toBe(0.1);
  expect(tables.intensityCorrection[code.leisure]).toBe(1);
  expect([tables.closedFrom[code.leisure], tables.closedTo[code.leisure]]).toEqual([39_600, 9000]);
  expect(tables.hasClosing).toBe(true);
  expect(after(25, ...statements).tables(0, 0).hasClosing).toBe(false);
  expect(after(30, ...statements).tables(0, 1).hasClosing).toBe(false);
});

test("what a rule by incidence says holds until the series of the same field changes", () => {
  const restrictions = after(
    5,
    { activities: ["leisure"], values: { remaining: 0.8, ffp2: 0.1 } },
    { day: 7, activities: ["leisure"], values: { ciCorrection: 0.5, cloth: 0.2 } },
    { day: 8, activities: ["leisure"], values: { remaining: 0.7 } },
  );
  restrictions.apply(["leisure"], { remaining: 0.3, surgical: 0.4 });
  restrictions.advance(6);
  expect(restrictions.cell("leisure")).toMatch(/^0\.30_1\.00_\{NONE=0\.50, CLOTH=0\.50, /);
  // Masks are one field.
  restrictions.advance(7);
  expect(restrictions.cell("leisure")).toMatch(
    /^0\.30_0\.50_\{NONE=0\.70, CLOTH=0\.90, SURGICAL=0\.90/,
  );
  restrictions.advance(8);
  expect(restrictions.cell("leisure")).toMatch(/^0\.70_0\.50_/);
});

test("people with and without a green pass", () => {
  const { remaining, remainingWithPass } = after(1, {
    activities: ["leisure"],
    values: { remaining: 0.8, withoutPass: 0.5 },
  }).tables(0, 1);
  expect([remaining[code.leisure], remainingWithPass[code.leisure]]).toEqual([0.4, 0.8]);
});

test("U-10: the cell of the restrictions table, masks cumulative", () => {
  const restrictions = after(1, {
    activities: ["pt"],
    values: { remaining: 0.76, cloth: 0.3, surgical: 0.3, ffp2: 0.3 },
  });
  expect(restrictions.cell("pt")).toBe(
    "0.76_1.00_{NONE=0.10, CLOTH=0.40, SURGICAL=0.70, N95=1.00}",
  );
  expect(restrictions.cell("work")).toBe("1.00_1.00_{}");
});
