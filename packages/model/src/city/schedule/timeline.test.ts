import { expect, test } from "vitest";
import { code } from "../../activities.ts";
import { wordsPerVisit } from "../city.ts";
import type { ModeShares } from "../regions/region.ts";
import { ticksPerHour } from "./time.ts";
import { Timeline } from "./timeline.ts";
import { anyVehicle, VisitList } from "./visitList.ts";

const home = 0;
const [near, other, far] = [1, 2, 3];
// 900 m are 12 minutes on foot.
const x = Float32Array.of(0, 900, 900, 18_000);
const y = Float32Array.of(0, 0, 900, 0);
const all = (share: ModeShares): readonly ModeShares[] => [share, share, share, share, share];
const onFoot = all({ foot: 1, bicycle: 0, pt: 0 });
const byTrain = all({ foot: 0, bicycle: 0, pt: 1 });

function dayOf(modes: readonly ModeShares[], plan: (timeline: Timeline) => void) {
  const list = new VisitList();
  const timeline = new Timeline(x, y, modes, list);
  timeline.begin(list, 7, home, 99);
  plan(timeline);
  timeline.end();
  const visits = list.take();
  const rows: (readonly number[])[] = [];
  for (let at = 0; at < visits.length; at += wordsPerVisit) {
    const times = visits[at + 2] ?? 0;
    const what = visits[at + 3] ?? 0;
    expect(visits[at]).toBe(7);
    expect(what >>> 8).toBe(0);
    rows.push([visits[at + 1] ?? 0, what & 0xff, times & 0xffff, times >>> 16]);
  }
  return rows;
}

test("a day at home", () => {
  expect(dayOf(onFoot, () => {})).toEqual([[home, code.home, 0, 43_200]]);
});

test("work from eight to four, on foot", () => {
  const rows = dayOf(onFoot, (timeline) => {
    expect(timeline.visit(near, code.work, 8 * ticksPerHour, 8 * ticksPerHour)).toBe(true);
  });
  expect(rows).toEqual([
    [home, code.home, 0, 14_040],
    [near, code.work, 14_400, 28_800],
    [home, code.home, 29_160, 43_200],
  ]);
});

test("straight on from one place to the next: the start is when one arrives", () => {
  const rows = dayOf(onFoot, (timeline) => {
    timeline.visit(near, code.work, 14_400, 14_400);
    timeline.visit(other, code.errands, 43_000, 900);
  });
  expect(rows[2]).toEqual([other, code.errands, 29_160, 30_060]);
});

test("a ride stands between the stays: five minutes before it, three after it", () => {
  const rows = dayOf(byTrain, (timeline) => {
    timeline.visit(near, code.work, 14_400, 3600);
  });
  // 900 m at 18 km/h are 3 minutes, 90 ticks.
  expect(rows).toEqual([
    [home, code.home, 0, 14_070],
    [anyVehicle, code.pt, 14_220, 14_310],
    [near, code.work, 14_400, 18_000],
    [anyVehicle, code.pt, 18_150, 18_240],
    [home, code.home, 18_330, 43_200],
  ]);
});

test("what does not fit into the day is left out, what ends too late is cut", () => {
  const rows = dayOf(onFoot, (timeline) => {
    // 18 km on foot are four hours each way.
    expect(timeline.visit(far, code.leisPublic, 20 * ticksPerHour, 3600)).toBe(false);
    expect(timeline.visit(near, code.leisPublic, 22 * ticksPerHour, 10 * ticksPerHour)).toBe(true);
  });
  expect(rows[1]).toEqual([near, code.leisPublic, 39_600, 43_200 - 60 - 360]);
  expect(rows[2]).toEqual([home, code.home, 43_140, 43_200]);
});

test("a step out of the door leaves a gap at home, and needs somebody who is there", () => {
  const rows = dayOf(onFoot, (timeline) => {
    expect(timeline.step(14_000, 14_500)).toBe(true);
    expect(timeline.step(14_550, 14_600)).toBe(false);
    timeline.visit(near, code.work, 18_000, 1800);
    expect(timeline.step(30_000, 30_100)).toBe(false);
  });
  expect(rows.slice(0, 2)).toEqual([
    [home, code.home, 0, 14_000],
    [home, code.home, 14_500, 17_640],
  ]);
});

test("nobody goes where it is already, or visits itself", () => {
  dayOf(onFoot, (timeline) => {
    expect(timeline.visit(home, code.visit, 20_000, 1000)).toBe(false);
    timeline.visit(near, code.work, 18_000, 1800);
    expect(timeline.visit(near, code.work, 18_000, 1800)).toBe(false);
    expect(timeline.visit(home, code.visit, 20_000, 1000)).toBe(false);
  });
});

test("part of a stay in another room of the building takes no way; too short stays have none", () => {
  const room = 4;
  const rows = dayOf(onFoot, (timeline) => {
    timeline.visit(near, code.educ_primary, 14_400, 10_800);
    timeline.changeRoom(room, code.educ_primary, 18_000, 19_350);
    // Ends when the stay does.
    timeline.changeRoom(other, code.educ_primary, 24_000, 25_200);
    // Begins before one has been back for five minutes.
    timeline.changeRoom(other, code.educ_primary, 19_499, 19_800);
  });
  expect(rows).toEqual([
    [home, code.home, 0, 14_040],
    [near, code.educ_primary, 14_400, 18_000],
    [room, code.educ_primary, 18_000, 19_350],
    [near, code.educ_primary, 19_350, 25_200],
    [home, code.home, 25_560, 43_200],
  ]);
});

test("who is at home all day can eat in another room, too", () => {
  const rows = dayOf(onFoot, (timeline) =>
    timeline.changeRoom(4, code.leisPrivate, 21_600, 22_950),
  );
  expect(rows).toEqual([
    [home, code.home, 0, 21_600],
    [4, code.leisPrivate, 21_600, 22_950],
    [home, code.home, 22_950, 43_200],
  ]);
});
