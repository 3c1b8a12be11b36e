import { secondsPerTick, ticksPerDay } from "@episcope/common";
import fc from "fast-check";
import { expect, test } from "vitest";
import { closedTicksOfBoth } from "./closingHours.ts";

const ticksPerHour = 3600 / secondsPerTick;

/** Hours removed from a stay; times beyond 24 are on the next day. */
function removed(hours: readonly [number, number], enter: number, leave: number): number {
  const ticks = [...hours, 0, 0, enter, leave].map((hour) => hour * ticksPerHour);
  return closedTicksOfBoth(...(ticks as Parameters<typeof closedTicksOfBoth>)) / ticksPerHour;
}

test.each([
  [[22, 6], 22, 23, 1],
  [[22, 6], 22, 24 + 5, 7],
  [[22, 6], 21, 24 + 10, 8],
  [[22, 6], 0, 7, 6],
  [[22, 6], 4, 7, 2],
  [[22, 6], 6, 8, 0],
  [[22, 6], 8, 22, 0],
  [[1, 6], 1, 5, 4],
  [[1, 6], 0, 7, 5],
  [[1, 6], 4, 7, 2],
  [[1, 6], 23, 24 + 7, 5],
  [[0, 24], 0, 24, 24],
  [[0, 24], 7.5, 24 + 3, 19.5],
] as const)("U-04 closed %j, from %f to %f: %f hours", (hours, enter, leave, expected) => {
  expect(removed(hours, enter, leave)).toBe(expected);
});

test("until midnight, from midnight on, and never", () => {
  expect(removed([22, 0], 20, 24 + 3)).toBe(2);
  expect(removed([24, 6], 20, 24 + 8)).toBe(6);
  expect(removed([5, 5], 0, 24)).toBe(0);
});

test("two activities: the union of their hours", () => {
  const both = (a: readonly [number, number], b: readonly [number, number]) =>
    closedTicksOfBoth(
      a[0] * ticksPerHour,
      a[1] * ticksPerHour,
      b[0] * ticksPerHour,
      b[1] * ticksPerHour,
      0,
      ticksPerDay,
    ) / ticksPerHour;
  expect(both([22, 6], [22, 6])).toBe(8);
  expect(both([22, 6], [20, 5])).toBe(10);
  expect(both([20, 23], [22, 6])).toBe(10);
  expect(both([8, 10], [12, 15])).toBe(5);
  expect(both([0, 24], [22, 6])).toBe(24);
  expect(both([0, 0], [22, 6])).toBe(8);
  expect(both([23, 10], [5, 24])).toBe(24);
});

test("agrees with counting tick by tick", () => {
  const tick = fc.nat(48);
  const isClosed = (from: number, to: number, at: number) =>
    from <= to ? at >= from && at < to : at >= from || at < to;
  fc.assert(
    fc.property(tick, tick, tick, tick, fc.nat(96), fc.nat(96), (a, b, c, d, enter, length) => {
      // Half hours, so that counting stays short.
      const unit = ticksPerDay / 48;
      const hours = [a % 48, b, c % 48, d] as const;
      let expected = 0;
      for (let at = enter; at < enter + length; at++) {
        const ofDay = at % 48;
        if (isClosed(hours[0], hours[1], ofDay) || isClosed(hours[2], hours[3], ofDay)) expected++;
      }
      const ticks = closedTicksOfBoth(
        hours[0] * unit,
        hours[1] * unit,
        hours[2] * unit,
        hours[3] * unit,
        enter * unit,
        (enter + length) * unit,
      );
      expect(ticks / unit).toBe(expected);
    }),
    { numRuns: 1000 },
  );
});
