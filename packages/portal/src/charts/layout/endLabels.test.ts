import fc from "fast-check";
import { expect, test } from "vitest";
import { endLabels } from "./endLabels.ts";

const end = (y: number) => ({ name: `n${y}`, label: `l${y}`, color: "#000000", position: 100, y });
const places = (ys: readonly number[]) =>
  endLabels(ys.map(end), [0, 200]).map(({ labelY }) => labelY);

test("labels are at their lines if these are far enough apart", () => {
  expect(places([150, 20, 80])).toEqual([20, 80, 150]);
});

test("overlapping labels move apart, those at the bottom upwards", () => {
  expect(places([50, 52, 54])).toEqual([50, 63, 76]);
  expect(places([198, 199])).toEqual([187, 200]);
});

test("too many lines at one point have no labels", () => {
  expect(places([100, 100, 100, 100, 100])).toEqual([]);
});

test("long labels are shortened; there are none if two were the same then", () => {
  const shown = (...labels: readonly string[]) =>
    endLabels(
      labels.map((label, index) => ({ ...end(20 + 50 * index), label })),
      [0, 200],
    ).map(({ label }) => label);
  expect(shown("Vaccinated", "In need of intensive care")).toEqual([
    "Vaccinated",
    "In need of intensiv…",
  ]);
  expect(shown("Vaccinated / 100,000 of all", "Vaccinated / 100,000 vaccinated")).toEqual([]);
});

test("labels never overlap, stay in the plot and keep the order of their lines", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 12 }), (ys) => {
      const labels = endLabels(ys.map(end), [0, 200]);
      labels.forEach(({ labelY, y }, index) => {
        expect(labelY).toBeGreaterThanOrEqual(0);
        expect(labelY).toBeLessThanOrEqual(200);
        const next = labels[index + 1];
        if (next) expect(next.labelY - labelY).toBeGreaterThanOrEqual(13);
        if (next) expect(next.y).toBeGreaterThanOrEqual(y);
      });
    }),
  );
});
