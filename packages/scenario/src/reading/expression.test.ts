import { parseDay } from "@episcope/common";
import { englishProblem } from "@episcope/common/fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import { asValue, ExpressionError, evaluate } from "./expression.ts";

const known = new Map<string, string | number>([
  ["value", "0.49"],
  ["restrictionDate", "2021-12-20"],
  ["share", 0.25],
  ["text", "22-6"],
  ["m_3", "7"],
]);
const lookup = (name: string) => known.get(name);
const number = (text: string) => evaluate(text, lookup);
function reasonOf(text: string): string | undefined {
  try {
    evaluate(text, lookup);
  } catch (error) {
    if (error instanceof ExpressionError) return englishProblem(error.problem);
    throw error;
  }
  return undefined;
}
const day = (text: string) => parseDay(text) ?? Number.NaN;

test.each([
  ["1", 1],
  ["$value", 0.49],
  ["1 - $share", 0.75],
  ["1-$share", 0.75],
  ["$share * 0.5 + 1", 1.125],
  ["2 + 3 * 4", 14],
  ["(2 + 3) * 4", 20],
  ["12 / 3 / 2", 2],
  ["7 - 2 - 1", 4],
  ["--2", 2],
  ["-$m_3", -7],
  ["1.36e-5 * 2", 2.72e-5],
  [" .5 ", 0.5],
  ["1 / 7 * 7", 1],
  ["2021-12-20 - 2021-12-01", 19],
  ["$restrictionDate - 2021-12-01", 19],
])("%s is %f", (text, expected) => {
  const value = number(text);
  expect(value.kind).toBe("number");
  expect(value.kind === "number" && value.number).toBeCloseTo(expected, 12);
});

test.each([
  ["2021-02-28", "2021-02-28"],
  ["$restrictionDate + 21", "2022-01-10"],
  ["21 + $restrictionDate", "2022-01-10"],
  ["$restrictionDate - $m_3 * 2", "2021-12-06"],
  ["2020-03-01-1", "2020-02-29"],
])("%s is a date", (text, expected) => {
  expect(number(text)).toEqual({ kind: "date", day: day(expected) });
});

test("a text cannot be part of an expression", () => {
  expect(number("$text")).toEqual({ kind: "text", text: "22-6" });
  expect(reasonOf("$text + 1")).toBe('"22-6" and 1 cannot be added');
});

test.each([
  ["$unknown", "$unknown is not known"],
  ["1 / 0", "this divides by zero"],
  ["1 / ($share - 0.25)", "this divides by zero"],
  ["1e308 * 10", "the number is too large"],
  ["1e999", "the number is too large"],
  ["$restrictionDate * 2", "2021-12-20 and 2 cannot be multiplied"],
  ["$restrictionDate + 2021-01-01", "2021-12-20 and 2021-01-01 cannot be added"],
  ["1 - $restrictionDate", "1 and 2021-12-20 cannot be subtracted"],
  ["$restrictionDate + 0.5", "days must be whole numbers"],
  ["$restrictionDate + 1e9", "the date is too far away"],
  ["-$restrictionDate", "2021-12-20 has no negative"],
  ["2021-02-30", "2021-02-30 is not a date"],
  ["1 +", "something is missing"],
  ["(1", "a bracket is not closed"],
  ["1)", ") is too much"],
  ["* 2", "* stands in a wrong place"],
  ["1 2", "2 is too much"],
  ["", "something is missing"],
  ["process.exit()", '"process.exit()" is not understood'],
  ["$__proto__", "$__proto__ is not known"],
  ["$constructor", "$constructor is not known"],
  ["$value.name", '".name" is not understood'],
  [`${"(".repeat(300)}1`, "the sum is too long"],
  [`${"-".repeat(300)}1`, "the sum is too long"],
])("%s is refused: %s", (text, reason) => {
  expect(reasonOf(text)).toBe(reason);
});

test("any text gives a finite value or an ExpressionError", () => {
  const part = fc.constantFrom(
    "$value",
    "$share",
    "2021-01-01",
    "1",
    ".5",
    "+",
    "-",
    "*",
    "/",
    "(",
    ")",
    " ",
    "x",
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 12 }).map((parts) => parts.join("")),
      (text) => {
        try {
          const value = number(text);
          if (value.kind === "number") expect(Number.isFinite(value.number)).toBe(true);
          if (value.kind === "date") expect(Number.isInteger(value.day)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(ExpressionError);
        }
      },
    ),
    { numRuns: 2000 },
  );
});

test("expressions agree with JavaScript arithmetic", () => {
  const small = fc.integer({ min: 0, max: 99 });
  fc.assert(
    fc.property(small, small, small, fc.integer({ min: 1, max: 9 }), (a, b, c, d) => {
      expect(number(`${a} - ${b} * ${c} / ${d} + (${a} - ${c})`)).toEqual(
        asValue(a - (b * c) / d + (a - c)),
      );
    }),
  );
});

test("texts that look like numbers or dates", () => {
  expect(asValue("0.50")).toEqual({ kind: "number", number: 0.5 });
  expect(asValue("1e-5")).toEqual({ kind: "number", number: 1e-5 });
  expect(asValue("2021-02-30")).toEqual({ kind: "text", text: "2021-02-30" });
  expect(asValue("0.6-0.0")).toEqual({ kind: "text", text: "0.6-0.0" });
  expect(asValue("50%")).toEqual({ kind: "text", text: "50%" });
  expect(asValue("")).toEqual({ kind: "text", text: "" });
});
