// A block that is drawn, computed and taken over again is the same block.
import { expect, test } from "vitest";
import { day } from "../fixtures/scenarioFixtures.ts";
import { readScenario } from "../readScenario.ts";
import { type LabScenario, withBlock } from "./labScenario.ts";
import { labRunText } from "./labText.ts";
import { usualMasks } from "./labUsual.ts";
import { maskBlockOf, type UsualMasks } from "./usualMasks.ts";

const regime = `changes:
  - restrict: { activities: [pt, shopErrands], from: 2020-04-20, masks: { cloth: 0.4, surgical: 0.4 } }
`;
const first = day("2020-05-01");
const empty: LabScenario = {
  ...{ place: "berlin", first, last: day("2020-06-30"), blocks: new Map() },
};

function masksOf(lab: LabScenario): UsualMasks {
  const text = labRunText(lab, "lab", { regime, sample: "demo", members: 1 });
  const regimes = new Map([["berlin", regime]]);
  const { scenario } = readScenario(text, "lab", { regimes, calibration: "{}" });
  if (!scenario) throw new Error("broken");
  return usualMasks(scenario);
}
const usual = masksOf(empty);

/** What the lane would say on a day if this was worn. */
function blockOn(date: number, worn: UsualMasks) {
  return maskBlockOf(usual, date, (column) => {
    const place = worn.places.find(({ columns }) => columns.includes(column));
    const at = place?.steps.findLast((step) => step.day <= date)?.worn;
    return at?.[place?.columns.indexOf(column) ?? -1] ?? "";
  });
}

const [from, to] = [first + 10, first + 20];
const blocks = [1, 2, 3].flatMap((value) => [0, 1, 2, 3].map((target) => ({ value, target })));

test.each(blocks)("kind $value in the places of target $target", ({ value, target }) => {
  const worn = masksOf(withBlock(empty, "masks", { from, to, value, target }));
  expect([from - 1, from, to, to + 1].map((date) => blockOn(date, worn))).toEqual([
    undefined,
    { value, target },
    { value, target },
    undefined,
  ]);
});

test("no masks where there were none before is no block of its own", () => {
  const worn = masksOf(withBlock(empty, "masks", { from, to, value: 0, target: 3 }));
  expect(blockOn(from, worn)).toEqual({ value: 0, target: 0 });
});
