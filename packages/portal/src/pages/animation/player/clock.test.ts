import { expect, test } from "vitest";
import { formatClock, parseClock } from "./clock.ts";

test.each([
  [0, "00:00"],
  [59.9, "00:00"],
  [60, "00:01"],
  [27_749, "07:42"],
  [86_399, "23:59"],
  [86_400, "23:59"],
  [-5, "00:00"],
])("%d seconds after midnight are %s", (seconds, text) => {
  expect(formatClock(seconds)).toBe(text);
});

test.each([
  ["07:42", 27_720],
  ["23:59:30", 86_340],
  ["24:00", undefined],
  ["12:60", undefined],
  ["", undefined],
  ["7:5", undefined],
])("%j in a time input is %s", (text, seconds) => {
  expect(parseClock(text)).toBe(seconds);
});
