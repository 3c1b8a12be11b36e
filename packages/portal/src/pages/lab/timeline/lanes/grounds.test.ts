import { expect, test } from "vitest";
import { freePieces } from "./freePieces.ts";
import { shownMarks } from "./shownMarks.ts";
import { stepPath, usualSegments } from "./usualSegments.ts";

const window = { from: 100, to: 199 };
const usual = new Map([
  [
    "schools",
    [
      { day: 50, value: 100 },
      { day: 120, value: 20 },
      { day: 130, value: 20 },
      { day: 150, value: 60 },
      { day: 300, value: 100 },
    ],
  ],
  ["tests", [{ day: 150, value: 2 }]],
] as const);

test("steps are cut to the shown days, and equal ones are one", () => {
  expect(usualSegments(usual, "schools", window)).toEqual([
    { from: 100, to: 119, value: 100 },
    { from: 120, to: 149, value: 20 },
    { from: 150, to: 199, value: 60 },
  ]);
  expect(usualSegments(usual, "tests", window)).toEqual([{ from: 150, to: 199, value: 2 }]);
  expect(usualSegments(usual, "work", window)).toEqual([]);
});

test("a share is drawn from the ground up", () => {
  expect(stepPath([{ from: 100, to: 119, value: 20 }])).toBe("M100 100V80H120V100Z");
  expect(stepPath([{ from: 100, to: 119, value: 130 }])).toBe("M100 100V0H120V100Z");
});

test("words have room beside blocks", () => {
  const blocks = [
    { from: 90, to: 109 },
    { from: 120, to: 129 },
    { from: 190, to: 250 },
  ];
  expect(freePieces(window, blocks)).toEqual([
    { from: 110, to: 119 },
    { from: 130, to: 189 },
  ]);
  expect(freePieces(window, [])).toEqual([window]);
  expect(freePieces(window, [{ from: 0, to: 500 }])).toEqual([]);
});

test("names of events never cover each other, and turn at the right edge", () => {
  const marks = [
    { day: 190, label: "Emergency brake" },
    { day: 110, label: "Lockdown" },
    { day: 112, label: "Christmas" },
    { day: 50, label: "Before" },
  ];
  expect(shownMarks(marks, window, 5)).toEqual([
    { day: 110, label: "Lockdown", isLeft: false },
    { day: 190, label: "Emergency brake", isLeft: true },
  ]);
});
