// The blocks of a lane that come nearest to a run.
import type { Day } from "@episcope/common";
import type { Draft } from "../../draft/draft.ts";
import type { LabBlock } from "../labScenario.ts";
import type { Choice, LaneView } from "./laneView.ts";

/** Smaller gains are rounding. */
const little = 1e-9;

export interface Span {
  readonly first: Day;
  readonly last: Day;
}

/** Where nothing comes nearer than what happened, there is no block. */
export function laneBlocks(
  view: LaneView,
  run: Draft,
  usual: Draft,
  { first, last }: Span,
): readonly LabBlock[] {
  const blocks: { from: Day; to: Day; needed: Day; choice: Choice }[] = [];
  for (let day = first; day <= last; day++) {
    const own = view.numbersOf(run, day);
    const known = view.numbersOf(usual, day);
    const asItWas = distance(own, known);
    const errorOf = (choice: Choice) => distance(own, view.changed(choice, known, day));
    const before = blocks.at(-1);
    // What holds goes on where it does no harm: holidays, for example, split no block.
    const goesOn = before?.to === day - 1 ? errorOf(before.choice) : Number.POSITIVE_INFINITY;
    let best: Choice | undefined;
    let least = Math.min(asItWas, goesOn) - little;
    if (asItWas > little)
      for (const choice of view.choices(own, known)) {
        const error = errorOf(choice);
        if (error < least) [best, least] = [choice, error - little];
      }
    if (best) blocks.push({ from: day, to: day, needed: day, choice: best });
    else if (before && goesOn <= asItWas + little) {
      before.to = day;
      if (goesOn < asItWas - little) before.needed = day;
    }
  }
  return blocks.map(({ from, needed, choice }) => ({ from, to: needed, ...choice }));
}

function distance(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, place) => sum + Math.abs(value - (other[place] ?? 0)), 0);
}

/** Whether two runs say the same on a lane, apart from rounding what happened. */
export function isSameOn(
  view: LaneView,
  [run, lab, usual]: readonly [Draft, Draft, Draft],
  { first, last }: Span,
): boolean {
  for (let day = first; day <= last; day++) {
    const made = view.numbersOf(lab, day);
    const known = view.numbersOf(usual, day);
    const isSame = view
      .numbersOf(run, day)
      .every(
        (value, place) => Math.abs(value - (made[place] ?? 0)) <= view.tolerance(known[place] ?? 0),
      );
    if (!isSame) return false;
  }
  return true;
}
