import { expect, test } from "vitest";
import { startOf } from "./start.ts";

const facts = { dayCount: 90 };

function started(kind: "traces" | "timelapse", search: string, isMotionReduced = false) {
  const { choices, player } = startOf(kind, facts, new URLSearchParams(search), isMotionReduced);
  const { day, hidden, person } = choices.getState();
  return { day, hidden, person, position: player.position, ...player.state };
}

test("an empty query starts with the defaults", () => {
  expect(started("traces", "")).toMatchObject({
    day: 1,
    hidden: [],
    person: undefined,
    // Six in the morning.
    position: 21_600,
    speed: 1,
    isPlaying: true,
  });
  expect(started("timelapse", "")).toMatchObject({ hidden: [0], position: 1, isPlaying: true });
});

test("the query decides day, time and speed", () => {
  expect(started("traces", "day=5&start=27720&speed=-2&hide=0&person=3")).toMatchObject({
    day: 5,
    hidden: [0],
    person: 2,
    position: 27_720,
    speed: -2,
  });
  expect(started("traces", "start=0").position).toBe(0);
  expect(started("timelapse", "day=17&start=500&hide=none")).toMatchObject({
    position: 17,
    hidden: [],
  });
});

test.each([
  ["day=400", 90],
  ["day=0", 1],
  ["day=-7", 1],
  ["day=soon", 1],
])("%s opens day %d", (search, day) => {
  expect(started("traces", search).day).toBe(day);
  expect(started("timelapse", search).position).toBe(day);
});

test("reduced motion or speed 0 starts paused", () => {
  expect(started("traces", "", true).isPlaying).toBe(false);
  expect(started("timelapse", "speed=0")).toMatchObject({ isPlaying: false, speed: 0 });
});
