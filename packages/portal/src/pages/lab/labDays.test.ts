import type { LabScenario } from "@episcope/scenario/lab";
import { expect, test } from "vitest";
import {
  beginningOn,
  emptyLab,
  firstDaysWith,
  inPlace,
  isWithin,
  latestDay,
  offeredFirst,
} from "./labDays.ts";

const place = {
  ...{ place: "berlin", firstDays: [1000, 1031, 1062], end: 1400 },
  ...{ usual: new Map(), masks: { kinds: [], places: [] }, leisureHours: 1 },
  ...{ primarySchools: [], holidays: [] },
  samples: { usual: 1, small: 1 },
};
const lab: LabScenario = {
  ...{ place: "berlin", first: 1031, last: 1213 },
  blocks: new Map([["work", [{ from: 1040, to: 1100, value: 50, target: 0 }]]]),
};

test("a scenario is new for half a year, or until what is known ends", () => {
  expect(emptyLab(place, 1040)).toMatchObject({ first: 1031, last: 1213 });
  expect(emptyLab({ ...place, end: 1100 }, 500)).toMatchObject({ first: 1000, last: 1100 });
  expect(latestDay({ ...place, end: 9999 }, 1000)).toBe(1000 + 1200 - 1);
});

test("another first day keeps half a year, and otherwise the last day", () => {
  expect(beginningOn(place, lab, 1062)).toMatchObject({ first: 1062, last: 1244 });
  expect(beginningOn(place, { ...lab, last: 1100 }, 1062)).toMatchObject({ last: 1100 });
  // At least four weeks.
  expect(beginningOn(place, { ...lab, last: 1070 }, 1062)).toMatchObject({ last: 1090 });
  expect(beginningOn(place, lab, 1062).blocks.get("work")?.[0]?.from).toBe(1062);
});

test("in another place the drawing stays, on days that are known there", () => {
  const other = { ...place, place: "cologne", firstDays: [1050], end: 1150 };
  expect(inPlace(other, lab)).toMatchObject({ place: "cologne", first: 1050, last: 1150 });
  expect(offeredFirst(other, 900)).toBe(1050);
});

test("days before the first and after the end are refused", () => {
  expect(isWithin(place, lab)).toBe(true);
  expect(isWithin(place, { ...lab, first: 999 })).toBe(false);
  expect(isWithin(place, { ...lab, last: 1401 })).toBe(false);
});

test("a first day that is not offered stands among those that are", () => {
  expect(firstDaysWith(place, 1031)).toEqual([1000, 1031, 1062]);
  expect(firstDaysWith(place, 1040)).toEqual([1000, 1031, 1040, 1062]);
});
