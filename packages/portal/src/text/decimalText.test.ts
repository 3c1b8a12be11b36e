import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalText } from "./decimalText.ts";

const german = { point: ",", group: "." };

test.each([
  [0, 0, 3, "0"],
  [-0, 2, 2, "0,00"],
  [1.005, 0, 2, "1,01"],
  [0.9996, 0, 3, "1"],
  [999_999.5, 0, 0, "1.000.000"],
  [-1234.5, 0, 3, "-1.234,5"],
  [-0.04, 1, 1, "0,0"],
  [1e-7, 0, 3, "0"],
  [1.5e-7, 0, 8, "0,00000015"],
  [1e21, 0, 0, "1.000.000.000.000.000.000.000"],
  [Number.NaN, 0, 1, "NaN"],
  [Number.NEGATIVE_INFINITY, 0, 1, "-∞"],
])("%d is written with %d to %d decimals", (value, least, most, expected) => {
  expect(decimalText(value, { least, most }, german)).toBe(expected);
});

test("any number is written as by Intl", () => {
  const number = fc.oneof(
    fc.double({ noNaN: true }),
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    fc.integer({ min: -1e6, max: 1e6 }).map((count) => count / 1000),
  );
  const decimals = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));
  fc.assert(
    fc.property(number, decimals, fc.boolean(), (value, pair, isPercent) => {
      const [least, most] = [Math.min(...pair), Math.max(...pair)];
      const written = new Intl.NumberFormat("de-DE", {
        ...{ minimumFractionDigits: least, maximumFractionDigits: most },
        ...{ signDisplay: "negative", style: isPercent ? "percent" : "decimal" },
      }).format(value);
      const text = decimalText(value, { least, most, shift: isPercent ? 2 : 0 }, german);
      expect(isPercent ? `${text}\u00a0%` : text).toBe(written);
    }),
    { numRuns: 2000 },
  );
});
