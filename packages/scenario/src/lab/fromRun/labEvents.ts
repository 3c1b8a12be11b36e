// A new variant and a rule by incidence of a run, as blocks of the lab.
import { type Day, formatDay } from "@episcope/common";
import { type Activity, type AdaptivePolicy, strainNames } from "@episcope/model/parameters";
import { activitiesNamed } from "../../changes/names.ts";
import { isEqual } from "../../difference/equality.ts";
import type { Draft } from "../../draft/draft.ts";
import { newStrains, prevailing, rules, strainOn } from "../labChanges.ts";
import type { LabBlock } from "../labScenario.ts";
import { laneOf, laneValue } from "../lanes.ts";
import type { Span } from "./laneBlocks.ts";

/** A strain that arrives in a run, and not in what happened. */
export interface NewStrain {
  readonly strain: number;
  readonly block: LabBlock;
  /** The one that stands for it in the lab. */
  readonly inLab: number;
}

/** The first one; the lane has no more. */
export function newStrainOf(run: Draft, usual: Draft, span: Span): NewStrain | undefined {
  const [earliest] = run.strains
    .flatMap((_, strain) => {
      const arrives = arrivalOf(run, strain);
      return arrives !== undefined && arrivalOf(usual, strain) === undefined
        ? [{ strain, arrives }]
        : [];
    })
    .sort((a, b) => a.arrives - b.arrives);
  if (!earliest || earliest.arrives > span.last) return undefined;
  const { strain, arrives } = earliest;
  const date = formatDay(arrives);
  const other = run.strains[strainNames.indexOf(strainOn(prevailing, date))];
  const own = run.strains[strain];
  if (!own || !other) return undefined;
  const value = laneValue(laneOf("variant"), (100 * own.infectiousness) / other.infectiousness);
  const block = { from: arrives, to: span.last, value, target: 0 };
  return { strain, block, inLab: strainNames.indexOf(strainOn(newStrains, date)) };
}

/** Whether the lab says the same of the new strain, apart from rounding. */
export function isSameVariant(
  run: Draft,
  lab: Draft,
  { last }: Span,
  { strain, inLab }: NewStrain,
): boolean {
  const [own, made] = [run.strains[strain], lab.strains[inLab]];
  // Strains differ in what antibodies make of them, too.
  if (!own || !made || strain !== inLab || !isEqual(run.escapes, lab.escapes)) return false;
  const { infectiousness, ...severity } = own;
  const { infectiousness: ofLab, ...severityInLab } = made;
  const step = (ofLab * laneOf("variant").step) / laneOf("variant").least;
  const arriving = (draft: Draft) => importsUntil(draft, strain, last);
  return (
    Math.abs(infectiousness - ofLab) <= step / 2 &&
    isEqual(severity, severityInLab) &&
    Math.abs(arriving(run) / arriving(lab) - 1) <= mostImports
  );
}

/** In all, of different courses. */
const mostImports = 0.1;

function importsUntil({ imports, startDay }: Draft, strain: number, last: Day): number {
  return [...imports.values()]
    .filter((one) => one.strain === strain)
    .flatMap(({ perDay }) => [...perDay.subarray(0, last - startDay + 1)])
    .reduce((sum, count) => sum + count, 0);
}

/** The day of the first import of a strain; undefined if it never comes. */
export function arrivalOf({ imports, startDay }: Draft, strain: number): Day | undefined {
  const places = [...imports.values()]
    .filter((one) => one.strain === strain)
    .map(({ perDay }) => perDay.findIndex((count) => count > 0))
    .filter((place) => place >= 0);
  return places.length > 0 ? startDay + Math.min(...places) : undefined;
}

/** The first group of activities that a block can restrict as the run does. */
export function ruleOf({ adaptive }: Draft, { last }: Span): LabBlock | undefined {
  if (!adaptive || adaptive.from > last) return undefined;
  for (const group of adaptive.groups) {
    const target = targetOf(group);
    const value = laneValue(laneOf("rule"), group.restrictAt);
    if (target >= 0) return { from: adaptive.from, to: last, value, target };
  }
  return undefined;
}

type Group = AdaptivePolicy["groups"][number];

function targetOf({ activities: limited, restricted, open }: Group): number {
  const isSame = (names: readonly Activity[]) =>
    names.length === limited.length && names.every((name) => limited.includes(name));
  const fields = Object.keys(restricted);
  if (open || fields.length !== 1) return -1;
  return rules.findIndex(
    ({ activities: names, remaining }) =>
      remaining === restricted.remaining && isSame(names.flatMap(activitiesNamed)),
  );
}
