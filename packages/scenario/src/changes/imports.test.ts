import { strain } from "@episcope/model/parameters";
import { expect, test } from "vitest";
import { refusals, settingsWith } from "../fixtures/scenarioFixtures.ts";

const imports = (...changes: readonly string[]) => settingsWith(changes).imports;

test("per day, as a ramp, multiplied; sorted by strain and age", () => {
  const [first, children, alpha, ...more] = imports(
    "imports: { strain: ALPHA, from: 2020-03-03, to: 2020-03-04, perDay: 5 }",
    "imports: { strain: SARS_CoV_2, perDay: 1, ages: [0, 17] }",
    "imports: { strain: SARS_CoV_2, from: 2020-03-03, to: 2020-03-05, ramp: [4, 8] }",
    "imports: { strain: DELTA, perDay: 0 }",
  );
  expect(more).toEqual([]);
  expect(first?.strain).toBe(strain.SARS_CoV_2);
  expect(first && "ages" in first).toBe(false);
  expect([...(first?.perDay.slice(0, 6) ?? [])]).toEqual([0, 4, 6, 8, 8, 8]);
  expect(children?.ages).toEqual([0, 17]);
  expect(alpha?.strain).toBe(strain.ALPHA);
  expect([...(alpha?.perDay.slice(0, 4) ?? [])]).toEqual([0, 5, 5, 0]);
});

test("times acts on a strain, on ages, or on all", () => {
  const start = [
    "imports: { strain: SARS_CoV_2, perDay: 2 }",
    "imports: { strain: SARS_CoV_2, perDay: 2, ages: [0, 17] }",
    "imports: { strain: ALPHA, perDay: 2 }",
  ];
  const firstDays = (change: string) =>
    imports(...start, change).map(({ perDay }) => [perDay[0], perDay[1]]);
  expect(firstDays("imports: { times: 3, from: 2020-03-03 }")).toEqual([
    [2, 6],
    [2, 6],
    [2, 6],
  ]);
  expect(firstDays("imports: { strain: ALPHA, times: 3 }")).toEqual([
    [2, 2],
    [2, 2],
    [6, 6],
  ]);
  expect(firstDays("imports: { times: 3, ages: [0, 17] }")).toEqual([
    [2, 2],
    [6, 6],
    [2, 2],
  ]);
});

test.each([
  ["imports: { perDay: 5 }", "the field strain is missing"],
  ["imports: { strain: ALPHA }", "one of perDay, ramp, times is missing"],
  ["imports: { strain: ALPHA, perDay: 5, times: 2 }", "perDay and times exclude each other"],
  ["imports: { strain: ALPHA, perDay: -5 }", "perDay must be a number of at least 0, not -5"],
  ["imports: { strain: ALPHA, ramp: [1, 2], to: 2020-03-03 }", "ramp needs from and to"],
  ["imports: { strain: ALPHA, perDay: 5, ages: [17, 0] }", "the ages are in the wrong order"],
  [
    "imports: { strain: ALPHA, perDay: 5, ages: [0, 200] }",
    "ages must be an age in years, not 200",
  ],
])("%s is refused", (change, reason) => {
  expect(refusals(change)).toEqual([reason]);
});
