import fc from "fast-check";
import { expect, test } from "vitest";
import { endLabels } from "./endLabels.ts";

const end = (y: number) => ({ name: `n${y}`, label: `l${y}`, color: "#000000", position: 100, y });
const places = (ys: readonly number[]) =>
  endLabels(ys.map(end), [0, 200], 130).map(({ labelY }) => labelY);

test("labels are at their lines if these are far enough apart", () => {
  expect(places([150, 20, 80])).toEqual([20, 80, 150]);
});

test("overlapping labels move apart, those at the bottom upwards", () => {
  expect(places([50, 52, 54])).toEqual([50, 63, 76]);
  expect(places([198, 199])).toEqual([187, 200]);
});

test("at one point as many lines are named as there is room near it", () => {
  expect(places([100, 100, 100, 100, 100])).toEqual([100, 113, 126]);
});

test("a long name is written in several lines, never cut, and left out if it does not fit", () => {
  const shown = (label: string, width = 130) =>
    endLabels([{ ...end(100), label }], [0, 200], width).map(({ lines }) => lines);
  expect(shown("Vaccinated, per 100,000 vaccinated people")).toEqual([
    ["Vaccinated, per 100,000", "vaccinated people"],
  ]);
  expect(shown("Krankenhausaufnahmen je 100.000", 60)).toEqual([]);
  expect(shown("one two three four five", 30)).toEqual([]);
});

test("labels never overlap, stay in the plot and keep the order of their lines", () => {
  const one = fc.record({
    y: fc.integer({ min: 0, max: 200 }),
    label: fc.constantFrom("Model", "Vaccinated, per 100,000", "In hospital because of Covid"),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 12 }), (given) => {
      const ends = given.map(({ y, label }, index) => ({ ...end(y), name: `${index}`, label }));
      const labels = endLabels(ends, [0, 200], 100);
      const half = (lines: readonly string[]) => lines.length * 6.5;
      labels.forEach(({ labelY, y, lines, label }, index) => {
        expect(lines.join(" ")).toBe(label);
        expect(labelY - half(lines)).toBeGreaterThanOrEqual(-6.5 - 1e-9);
        expect(labelY + half(lines)).toBeLessThanOrEqual(206.5 + 1e-9);
        const next = labels[index + 1];
        if (!next) return;
        const gap = next.labelY - half(next.lines) - (labelY + half(lines));
        expect(gap).toBeGreaterThanOrEqual(-1e-9);
        expect(next.y).toBeGreaterThanOrEqual(y);
      });
    }),
  );
});
