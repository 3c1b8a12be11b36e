import fc from "fast-check";
import { expect, test } from "vitest";
import { figuresOfList } from "../computed/computedRun.ts";
import { fillText } from "./placeholders.ts";

const day = 18_500;
const run = (infections: readonly number[]) => ({
  members: new Map(
    infections.map((value, index) => [
      index + 1,
      figuresOfList([value, value / 1000, 50, day, 7, day]),
    ]),
  ),
  memberCount: infections.length,
});
const ten = Array.from({ length: 10 }, (_, index) => 1000 + 100 * index);
const runs = new Map([
  ["base", run(ten)],
  ["half", run(ten.map((value) => value / 2))],
  ["mixed", run(ten.map((value, index) => value + (index % 2 === 0 ? 50 : -50)))],
]);

const fill = (text: string, language: "en" | "de" = "en") => fillText(text, runs, language);

// 1000 to 1900: median 1450, quantiles 1045 and 1855, a tenth of the width is above ten.
test.each([
  ["{{members: base}}", "10"],
  ["{{infections: base}}", "1,450"],
  ["{{infections range: base}}", "1,050 to 1,860"],
  ["{{fewer infections: half, base}}", "520 to 930"],
  ["{{fewer infections share: half, base}}", "50%"],
  ["{{more infections share: base, half}}", "100%"],
  ["{{unclear infections: mixed, base}}", "50 fewer to 50 more"],
  ["{{peakIncidence: base}} and {{peakBeds: half}}", "50 and 7"],
])("%s is %s", (source, text) => {
  expect(fill(source)).toEqual({ text, faults: [] });
});

test("German numbers and words", () => {
  expect(
    fill("{{infections range: base}}, {{fewer infections share: half, base}}", "de").text,
  ).toBe("1.050 bis 1.860, 50\u00a0%");
});

test.each([
  ["{{more infections: half, base}}", "do not clearly show it: clear, 520 to 930 fewer"],
  ["{{fewer infections: mixed, base}}", "do not clearly show it: unclear"],
  ["{{unclear infections: half, base}}", "is not unclear"],
  ["{{infections: other}}", "other is missing; runs of this story: base, half, mixed"],
  ["{{infections: base, half}}", "names one run"],
  ["{{fewer infections: half}}", "compares two runs"],
  ["{{fewer infektionen: half, base}}", "after fewer comes one of infections"],
  ["{{deaths: base}}", "begins with one of infections"],
  ["{{constructor: base}}", "begins with one of"],
  ["{{infections share: base}}", "after infections can be: range"],
  ["{{}}", "begins with one of"],
  ["{{infections:\nbase}}", "on one line"],
])("%j is refused", (source, reason) => {
  const { faults } = fill(`text\n${source}`);
  expect(faults).toEqual([{ line: 1, reason: expect.stringContaining(reason) }]);
});

test("any text without braces stays, and any other is filled or refused", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const filled = fill(text);
      if (!/\{\{|\}\}/.test(text)) expect(filled).toEqual({ text, faults: [] });
      else expect(filled.faults.length).toBeGreaterThan(0);
    }),
  );
});
