// Scenarios at one press.
import {
  asItWas,
  type LabBlock,
  type LabScenario,
  type LaneName,
  laneOf,
  laneValue,
  type UsualLanes,
  usualValue,
  withLane,
} from "@episcope/scenario/lab";

export type PresetName = "asItWas" | "nothing" | "earlier" | "schoolsOpen";

export const presetNames: readonly PresetName[] = ["asItWas", "nothing", "earlier", "schoolsOpen"];

/** Where people meet. */
const places: readonly LaneName[] = [
  "schools",
  "dayCare",
  "universities",
  "work",
  "leisure",
  "shops",
  "visits",
  "transport",
];
/** What is added to other measures; blocks act on the first target. */
const additions: readonly LaneName[] = ["masks", "tests", "tracing"];
const schools: readonly LaneName[] = ["schools", "dayCare"];
const earlierDays = 14;

/** A lane may have more blocks than an address can say. */
export function preset(name: PresetName, lab: LabScenario, usual: UsualLanes): LabScenario {
  const empty = asItWas(lab);
  const whole = (value: number): readonly LabBlock[] => [
    { from: lab.first, to: lab.last, value, target: 0 },
  ];
  const all = (names: readonly LaneName[], value: number, start: LabScenario) =>
    names.reduce((made, lane) => withLane(made, lane, whole(value)), start);
  switch (name) {
    case "asItWas":
      return empty;
    case "nothing": {
      const open = all(places, 100, empty);
      const everywhere = laneOf("masks").targets - 1;
      const tested = laneOf("tests").targets - 1;
      const [noMasks, noTests] = [everywhere, tested].map((target) =>
        whole(0).map((block) => ({ ...block, target })),
      );
      return withLane(withLane(open, "masks", noMasks ?? []), "tests", noTests ?? []);
    }
    case "earlier":
      return [...places, ...additions].reduce(
        (made, lane) => withLane(made, lane, shifted(lab, lane, usual)),
        empty,
      );
    case "schoolsOpen":
      return all(schools, 100, empty);
  }
}

/** What came later, as if it had come two weeks before. */
function shifted(
  { first, last }: LabScenario,
  lane: LaneName,
  usual: UsualLanes,
): readonly LabBlock[] {
  const blocks: LabBlock[] = [];
  for (let day = first; day <= last; day++) {
    const known = usualValue(usual, lane, day + earlierDays);
    if (known === undefined) continue;
    const value = laneValue(laneOf(lane), known);
    // Kinds of masks and tests are mixed, which a block cannot say: where nothing would change they
    // stay as they were.
    if (additions.includes(lane) && known === usualValue(usual, lane, day)) continue;
    const before = blocks.at(-1);
    if (before && before.value === value && before.to === day - 1)
      blocks[blocks.length - 1] = { ...before, to: day };
    else blocks.push({ from: day, to: day, value, target: 0 });
  }
  return blocks;
}
