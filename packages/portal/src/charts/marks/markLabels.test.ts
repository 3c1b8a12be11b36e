import fc from "fast-check";
import { expect, test } from "vitest";
import { linearScale } from "../layout/axis.ts";
import { lanesOf, mostLanes, placeMarks } from "./markLabels.ts";

const x = linearScale([0, 300], [0, 300]);
const place = (marks: Parameters<typeof placeMarks>[0], lanes = mostLanes) =>
  placeMarks(marks, x, [0, 300], lanes);
const lanes = (marks: Parameters<typeof placeMarks>[0], most = mostLanes) =>
  place(marks, most).map(({ mark, label }) => [mark.label, label?.lane]);

test("names that are far apart stand in one lane, behind their lines or before them", () => {
  const marks = [
    { day: 10, label: "Lockdown" },
    { day: 290, label: "Easter" },
  ];
  expect(lanes(marks)).toEqual([
    ["Lockdown", 0],
    ["Easter", 0],
  ]);
  const [first, last] = place(marks);
  expect(first?.label?.from).toBe(14);
  expect(last?.label?.to).toBe(286);
  expect(lanesOf(place(marks))).toBe(1);
});

test("a line never goes through the name of another mark", () => {
  // The second line crosses the first name, so it begins below it.
  const [first, second] = place([
    { day: 100, label: "Partial lockdown" },
    { day: 120, label: "Lockdown" },
  ]);
  expect([first?.label?.lane, second?.label?.lane]).toEqual([0, 1]);
  expect([first?.label?.from, second?.label?.from]).toEqual([104, 124]);
});

test("a name that only fits above the lines of others moves them down", () => {
  expect(
    lanes([
      { day: 10, label: "Partial lockdown in Germany", rank: 1 },
      { day: 60, label: "Restrictions" },
    ]),
  ).toEqual([
    ["Partial lockdown in Germany", 0],
    ["Restrictions", 1],
  ]);
});

test("without room the less important marks have no name", () => {
  const marks = [
    { day: 100, label: "Some long name of a mark", rank: 1 },
    { day: 101, label: "Another long name of it", rank: 1 },
    { day: 102, label: "End of reported data" },
  ];
  expect(lanes(marks, 1)).toEqual([
    ["Some long name of a mark", undefined],
    ["Another long name of it", undefined],
    ["End of reported data", 0],
  ]);
  expect(
    lanes([
      { day: 50, label: "A name that is wider than all that there is of the plot here, and more" },
    ]),
  ).toEqual([
    ["A name that is wider than all that there is of the plot here, and more", undefined],
  ]);
});

test("quiet marks and marks outside have no place; a span begins at the edge", () => {
  expect(
    place([
      { day: -20, until: 4, label: "a" },
      { day: -20, until: -10, label: "b" },
      { day: 50, label: "c", isQuiet: true },
      { day: 301, label: "d" },
    ]).map(({ mark: { label }, at }) => [label, at]),
  ).toEqual([["a", 0]]);
});

test("names never overlap, are in the plot, and no line crosses one", () => {
  const mark = fc.record({
    day: fc.integer({ min: 0, max: 300 }),
    label: fc.constantFrom("Lockdown", "Federal emergency brake", "Masks"),
    rank: fc.integer({ min: 0, max: 2 }),
  });
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 12 }), (marks) => {
      const placed = place(marks);
      for (const [index, { label, at }] of placed.entries()) {
        if (!label) continue;
        expect(label.from).toBeGreaterThanOrEqual(0);
        expect(label.to).toBeLessThanOrEqual(300);
        expect(label.lane).toBeLessThan(mostLanes);
        for (const [place, other] of placed.entries()) {
          if (place === index || !other.label) continue;
          const isSame = other.label.lane === label.lane;
          expect(isSame && label.from < other.label.to && label.to > other.label.from).toBe(false);
          const crosses =
            other.label.lane > label.lane && at > other.label.from && at < other.label.to;
          expect(crosses).toBe(false);
        }
      }
    }),
  );
});
