import fc from "fast-check";
import { expect, test } from "vitest";
import { readOptionValue } from "./readValue.ts";

test.each([
  [0.9, 0.9, false],
  ["0.9*", 0.9, true],
  ["0.9 *", 0.9, true],
  ["  0.9\t* ", 0.9, true],
  ["-0.05*", -0.05, true],
  ["0.9", 0.9, false],
  ["+1", 1, false],
  [".5*", 0.5, true],
  ["1.", 1, false],
  ["1e-3*", 0.001, true],
  [0, 0, false],
  ["-0*", 0, true],
])("%j is a value", (source, value, isDefault) => {
  expect(readOptionValue(source)).toStrictEqual({ value, isDefault });
});

test.each([
  "abc",
  "*",
  "",
  " ",
  null,
  undefined,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  "Infinity",
  "NaN",
  "1e999",
  "0,9",
  "1 2",
  "*0.9",
  "0.9**",
  "0x10",
  "1/2",
  "2-1",
  "1;alert(1)",
  "0.9 x",
  "5 %",
  [0.9],
  { value: 1 },
])("%j is not a value", (source) => {
  expect(readOptionValue(source)).toBeUndefined();
});

test("every number survives a round trip, with and without a default mark", () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      (value, mark) => {
        const read = readOptionValue(`${value}${mark ? " *" : ""}`);
        expect(read).toStrictEqual({ value: value === 0 ? 0 : value, isDefault: mark });
      },
    ),
  );
});

test("any input gives a finite number or nothing", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const read = readOptionValue(value);
      expect(read === undefined || Number.isFinite(read.value)).toBe(true);
    }),
  );
});
