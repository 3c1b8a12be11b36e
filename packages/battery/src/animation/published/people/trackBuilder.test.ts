import fc from "fast-check";
import { expect, test } from "vitest";
import type { WayPoint } from "../fixtures/publishedFixture.ts";
import { TrackBuilder } from "./trackBuilder.ts";

/** Vertices as tick, x, y; undefined for people who are not drawn. */
function trackOf(points: readonly WayPoint[]): number[][] | undefined {
  const builder = new TrackBuilder();
  for (const [second, x, y] of points) {
    builder.time.push(second);
    builder.x.push(x);
    builder.y.push(y);
  }
  const isDrawn = builder.addPerson();
  const { start, tick, x, y } = builder.finish();
  if (!isDrawn) {
    expect([...start]).toEqual([0]);
    return undefined;
  }
  expect([...start]).toEqual([0, tick.length]);
  return [...tick].map((at, vertex) => [at, x[vertex] ?? 0, y[vertex] ?? 0]);
}

test("a day at work has stays from midnight, between trips, and until midnight", () => {
  expect(
    trackOf([
      [28_800, 0, 0],
      [30_001, 1000, 500],
      [60_000, 1000, 500],
      [63_600, 0, 0],
    ]),
  ).toEqual([
    [0, 0, 0],
    [14_400, 0, 0],
    [15_000, 1000, 500],
    [30_000, 1000, 500],
    [31_800, 0, 0],
    [43_200, 0, 0],
  ]);
});

test("the first point is moved to the last place", () => {
  expect(
    trackOf([
      [100, 7, 7],
      [200, 1, 1],
      [300, 1, 1],
      [400, 2, 2],
    ]),
  ).toEqual([
    [0, 2, 2],
    [50, 2, 2],
    [100, 1, 1],
    [150, 1, 1],
    [200, 2, 2],
    [43_200, 2, 2],
  ]);
});

test("trips without duration are dropped, and nobody drifts during a stay", () => {
  expect(
    trackOf([
      [100, 0, 0],
      [200, 1, 0],
      [1000, 1, 0],
      [1000, 5, 0],
      [2000, 5, 0],
      [3000, 0, 0],
    ]),
  ).toEqual([
    [0, 0, 0],
    [50, 0, 0],
    [100, 1, 0],
    [999, 1, 0],
    [1000, 5, 0],
    [1500, 0, 0],
    [43_200, 0, 0],
  ]);
});

test("trips that lead nowhere leave no vertices", () => {
  expect(
    trackOf([
      [100, 3, 3],
      [200, 3, 3],
    ]),
  ).toEqual([
    [0, 3, 3],
    [43_200, 3, 3],
  ]);
});

test("people with fewer than two way-points or without a trip are not drawn", () => {
  expect(trackOf([])).toBeUndefined();
  expect(trackOf([[100, 1, 1]])).toBeUndefined();
  expect(
    trackOf([
      [100, 1, 1],
      [100, 2, 2],
    ]),
  ).toBeUndefined();
});

test("trips of a second take one tick; a departure without an arrival is not a trip", () => {
  expect(
    trackOf([
      [100, 0, 0],
      [101, 1, 0],
      [101, 1, 0],
      [102, 2, 0],
      [102, 2, 0],
      [103, 0, 0],
      [5000, 0, 0],
    ]),
  ).toEqual([
    [0, 0, 0],
    [50, 0, 0],
    [51, 1, 0],
    [52, 2, 0],
    [53, 0, 0],
    [43_200, 0, 0],
  ]);
});

test("trips end at midnight at the latest; trips of the next day are ignored", () => {
  expect(
    trackOf([
      [1000, 0, 0],
      [2000, 4, 4],
      [86_000, 4, 4],
      [90_000, 0, 0],
      [95_000, 0, 0],
      [96_000, 9, 9],
    ]),
  ).toEqual([
    [0, 0, 0],
    [500, 0, 0],
    [1000, 4, 4],
    [43_000, 4, 4],
    [43_200, 0, 0],
  ]);
});

test("any way-points give ticks that ascend from 0 to the end of the day", () => {
  const second = fc.oneof(fc.nat(90_000), fc.constantFrom(0, 1, 2, 3, 86_398, 86_399, 86_400));
  const point = fc.tuple(second, fc.nat(3), fc.nat(3));
  fc.assert(
    fc.property(fc.array(point, { maxLength: 100 }), (points) => {
      const track = trackOf(points.toSorted((a, b) => a[0] - b[0]));
      if (!track) return;
      const ticks = track.map(([tick]) => tick ?? -1);
      expect([ticks[0], ticks.at(-1)]).toEqual([0, 43_200]);
      expect(ticks.every((tick, at) => at === 0 || tick > (ticks[at - 1] ?? 0))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("people are numbered in order, including those who are not drawn", () => {
  const builder = new TrackBuilder();
  for (let person = 0; person < 200; person++) {
    builder.time.length = builder.x.length = builder.y.length = 0;
    if (person % 2 === 1) {
      for (const [second, x] of [
        [100, 0],
        [200, person],
      ] as const) {
        builder.time.push(second);
        builder.x.push(x);
        builder.y.push(-x);
      }
    }
    expect(builder.addPerson()).toBe(person % 2 === 1);
  }
  const { start, x, y, tick } = builder.finish();
  // A round trip leaves nothing to draw: the first point is moved to the last place.
  expect([start.length, tick.length]).toEqual([101, 200]);
  expect([x[start[50] ?? 0], y[start[50] ?? 0]]).toEqual([101, -101]);
});
