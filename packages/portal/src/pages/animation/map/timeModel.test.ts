import { expect, test } from "vitest";
import { allDays, oneDay, type TimeModel } from "./timeModel.ts";

function at(model: TimeModel, position: number, day: number) {
  const into = { tick: Number.NaN, time: Number.NaN, until: Number.NaN };
  model(position, day, into);
  return into;
}

test("positions of Infection Traces are seconds of one day", () => {
  expect(at(oneDay, 0, 1)).toEqual({ tick: 0, time: 0, until: 43_200 });
  expect(at(oneDay, 27_721, 5)).toEqual({
    tick: 13_860.5,
    time: 4 * 43_200 + 13_860.5,
    until: 5 * 43_200,
  });
  // The last second of a day is before the next day.
  expect(at(oneDay, 86_399, 90).time).toBeLessThan(90 * 43_200);
});

test("positions of the time lapse are days", () => {
  expect(at(allDays, 1, 7)).toEqual({ tick: 0, time: 0, until: 0 });
  expect(at(allDays, 2.5, 7)).toEqual({ tick: 0, time: 1.5 * 43_200, until: 0 });
  expect(at(allDays, 90, 7)).toEqual({ tick: 0, time: 89 * 43_200, until: 0 });
});
