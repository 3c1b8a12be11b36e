import { expect, test } from "vitest";
import { berlinContacts, code } from "../activities.ts";
import { Restrictions } from "./restrictions.ts";

test("a statement changes only what it names, and only from its date on", () => {
  const restrictions = new Restrictions(
    [
      { day: 20, activities: ["work"], fields: { ciCorrection: 0.5 } },
      { day: 10, activities: ["work", "leisure"], fields: { remaining: 0.4 } },
      { day: 20, activities: ["leisure"], fields: { remaining: 0.1, closingHours: [22, 5] } },
      { day: 30, activities: ["leisure"], fields: { closingHours: "none" } },
    ],
    berlinContacts,
  );
  restrictions.advance(9);
  expect(restrictions.tables(0, 1).remaining[code.work]).toBe(1);
  restrictions.advance(25);
  const tables = restrictions.tables(0, 1);
  expect(tables.remaining[code.work]).toBe(0.4);
  expect(tables.intensityCorrection[code.work]).toBe(0.5);
  expect(tables.remaining[code.leisure]).toBe(0.1);
  expect(tables.intensityCorrection[code.leisure]).toBe(1);
  expect([tables.closedFrom[code.leisure], tables.closedTo[code.leisure]]).toEqual([39_600, 9000]);
  expect(tables.hasClosing).toBe(true);
  restrictions.advance(30);
  expect(restrictions.tables(0, 1).hasClosing).toBe(false);
});

test("people with and without a green pass", () => {
  const restrictions = new Restrictions(
    [{ day: 1, activities: ["leisure"], fields: { remaining: 0.8, remainingWithoutPass: 0.5 } }],
    berlinContacts,
  );
  restrictions.advance(1);
  const { remaining, remainingWithPass } = restrictions.tables(0, 1);
  expect([remaining[code.leisure], remainingWithPass[code.leisure]]).toEqual([0.4, 0.8]);
});

test("U-10: the cell of the restrictions table, masks cumulative", () => {
  const restrictions = new Restrictions(
    [
      {
        day: 1,
        activities: ["pt"],
        fields: { remaining: 0.76, masks: [0.3, 0.3, 0.3] },
      },
    ],
    berlinContacts,
  );
  restrictions.advance(1);
  expect(restrictions.cell("pt")).toBe(
    "0.76_1.00_{NONE=0.10, CLOTH=0.40, SURGICAL=0.70, N95=1.00}",
  );
  expect(restrictions.cell("work")).toBe("1.00_1.00_{}");
});
