// What nothing that was reported can tell: values outside of what has been in the time that the
// model was fitted to, and days without reports to compare with. It is called an assumption.
import { type Day, parseDay } from "@episcope/common";
import {
  type LabBlock,
  type LabScenario,
  type LaneName,
  laneOf,
  type UsualLanes,
} from "@episcope/scenario/lab";

/** Later, reported cases say nothing about how careful people were (scenarios/priors.yaml). */
export const lastComparable = parseDay("2022-02-28") ?? 0;

interface FittedRange {
  readonly least: number;
  readonly most: number;
}

/** Of lanes whose values are not those of the regime; undefined where nothing is comparable. */
const ranges: Readonly<Partial<Record<LaneName, FittedRange | undefined>>> = {
  // Slower lies between what was and the time before the vaccines; faster never was.
  vaccination: { least: 0, most: 100 },
  // Fewer contacts outdoors lie between summer and winter; more than on that day never were.
  season: { least: 0, most: 100 },
  // Alpha, Delta and Omicron, each beside the one before, in the regimes: from 1.0 (BA.5) to 1.65.
  variant: { least: 100, most: 170 },
  // No measure followed from an incidence alone.
  rule: undefined,
};

/** Undefined where nothing that has been is comparable. */
function fittedRange(name: LaneName, usual: UsualLanes): FittedRange | undefined {
  if (Object.hasOwn(ranges, name)) return ranges[name];
  const known = (usual.get(name) ?? [])
    .filter(({ day }) => day <= lastComparable)
    .map(({ value }) => value);
  if (known.length === 0) return undefined;
  const lane = laneOf(name);
  // Blocks have steps: the next one beyond what was is still as it was.
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return lane.unit === "share"
    ? { least: least - lane.step / 2, most: lane.most }
    : { least: lane.least, most: most + lane.step / 2 };
}

export function isAssumption(name: LaneName, value: number, usual: UsualLanes): boolean {
  const range = fittedRange(name, usual);
  return !range || value < range.least || value > range.most;
}

export function assumedBlocks(lab: LabScenario, usual: UsualLanes): readonly AssumedBlock[] {
  return [...lab.blocks].flatMap(([lane, list]) =>
    list.filter(({ value }) => isAssumption(lane, value, usual)).map((block) => ({ lane, block })),
  );
}

interface AssumedBlock {
  readonly lane: LaneName;
  readonly block: LabBlock;
}

/** From here on the chart shows an assumption; undefined if it does not. */
export function assumedFrom(lab: LabScenario, usual: UsualLanes): Day | undefined {
  const days = assumedBlocks(lab, usual).map(({ block }) => block.from);
  const later = lab.last > lastComparable ? [Math.max(lab.first, lastComparable + 1)] : [];
  const all = [...days, ...later];
  return all.length > 0 ? Math.min(...all) : undefined;
}
