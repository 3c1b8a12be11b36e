import { expect, test } from "vitest";
import { createChoices, toggledState } from "./choices.ts";

test("a state is hidden and shown again", () => {
  expect(toggledState([], 3)).toEqual([3]);
  expect(toggledState([6, 3], 0)).toEqual([0, 3, 6]);
  expect(toggledState([0, 3], 0)).toEqual([3]);
});

test("two steps in one update advance two days", () => {
  const choices = createChoices({ day: 5, hidden: [], person: undefined });
  for (let step = 0; step < 2; step++) choices.setState(({ day }) => ({ day: day + 1 }));
  expect(choices.getState()).toMatchObject({ day: 7, isFollowing: false, autoAdvances: false });
});
