import { expect, test } from "vitest";
import { smallBattery } from "../address/fixtures/smallBattery.ts";
import { scenariosOf } from "./scenarios.ts";

const { index, sets } = smallBattery;
const options = { groups: [], sets, fixed: [] };
const [one, two, three] = index.runs.map(({ runId }) => runId);
const show = (kept: readonly (string | undefined)[], chosen: string | undefined) =>
  scenariosOf({ kept, givenName: () => undefined }, chosen, { index }, options);

test("kept scenarios come first, and the chosen one has the look of none of them", () => {
  const shown = show([one, two], three);
  expect(shown.map(({ runId, isChosen, slot }) => [runId, isChosen, slot])).toEqual([
    [one, false, "kept1"],
    [two, false, "kept2"],
    [three, true, "chosen"],
  ]);
  expect(new Set(shown.map(({ color }) => color)).size).toBe(3);
  expect(new Set(shown.map(({ dash }) => dash)).size).toBe(3);
  expect(new Set(shown.map(({ name }) => name.en)).size).toBe(3);
});

test("a kept scenario has the same look when it is chosen again or another one is removed", () => {
  const lookOf = (shown: ReturnType<typeof show>) => {
    const found = shown.find(({ runId }) => runId === two);
    return [found?.color, found?.dash];
  };
  const before = lookOf(show([one, two], three));
  expect(lookOf(show([one, two], two))).toEqual(before);
  expect(lookOf(show([undefined, two], three))).toEqual(before);
  expect(show([one, two], two)).toMatchObject([{ slot: "kept1" }, { slot: "chosen" }]);
});

test("without a run for the choice only the kept ones are shown", () => {
  expect(show([one], undefined).map(({ runId }) => runId)).toEqual([one]);
});
