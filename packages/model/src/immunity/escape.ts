// By which factor antibodies against one strain are weaker against another (model specification
// 5.1, 5.2).
import { memberOf, parentOf, strain } from "./strains.ts";

export interface EscapeOptions {
  /** Between BA.1 and BA.2. */
  readonly ba1ToBa2: number;
  /** BA.5 against BA.1 and BA.2; 5 in the batteries of 2023. */
  readonly ba5: number;
  /** Against BA.2. */
  readonly xbb15: number;
  readonly xbb19: number;
  /** Against XBB.1.9. */
  readonly eg: number;
  /** Against BA.5. */
  readonly bq: number;
  /** Hypothetical strains, against BA.5. */
  readonly strainA: number;
  readonly strainB: number;
  /** Factor between a member of one line of the soup and one of the other, on top of the days. */
  readonly betweenLines: number;
  /** Without it, the members of both lines are like EG. */
  readonly soup: VariantSoup | undefined;
}

/** A new member of each line appears at equal intervals. */
export interface VariantSoup {
  /** Escape within a year, 6 … 24 in the batteries. */
  readonly yearlyEscape: number;
  readonly daysBetweenMembers: number;
}

export const usualEscapes: EscapeOptions = {
  ba1ToBa2: 1.4,
  ba5: 2.9,
  xbb15: 8,
  xbb19: 5,
  eg: 4,
  bq: 5,
  strainA: 3,
  strainB: 3,
  betweenLines: 1,
  soup: undefined,
};

/** Escape of what has changed for so many days. */
export function escapeAfter(yearlyEscape: number, days: number): number {
  return 1 + ((yearlyEscape - 1) * days) / 365;
}

function escapeOfIntervals(options: EscapeOptions, intervals: number): number {
  const { soup } = options;
  return soup ? escapeAfter(soup.yearlyEscape, intervals * soup.daysBetweenMembers) : 1;
}

/** Strains whose escape from their origin is a number of its own. */
const escapeNames: ReadonlyMap<number, "xbb15" | "xbb19" | "eg" | "bq" | "strainA" | "strainB"> =
  new Map([
    [strain.XBB_15, "xbb15"],
    [strain.XBB_19, "xbb19"],
    [strain.EG, "eg"],
    [strain.BQ, "bq"],
    [strain.STRAIN_A, "strainA"],
    [strain.STRAIN_B, "strainB"],
  ]);

/** From a strain without a row in the table of levels: its origin, and the escape from it. */
export function escapeFromOrigin(
  options: EscapeOptions,
  strainCode: number,
): { readonly origin: number; readonly escape: number } | undefined {
  const member = memberOf(strainCode);
  if (member) return { origin: strain.EG, escape: escapeOfIntervals(options, member.number) };
  const name = escapeNames.get(strainCode);
  return name && { origin: parentOf[strainCode] ?? 0, escape: options[name] };
}

/**
 * Between two strains of the Omicron family, in both directions. Only steps from a strain to its
 * origin are published; otherwise the product of the steps in between, or the days within the soup.
 */
export function escapeBetween(options: EscapeOptions, one: number, other: number): number {
  if (one === other) return 1;
  const memberOne = memberOf(one);
  const memberOther = memberOf(other);
  if (memberOne && memberOther) {
    if (memberOne.line === memberOther.line)
      return escapeOfIntervals(options, Math.abs(memberOne.number - memberOther.number));
    const intervals = memberOne.number + memberOther.number;
    return options.betweenLines * escapeOfIntervals(options, intervals);
  }
  // Origins come before what descends from them, so the later of the two takes the step.
  const later = Math.max(one, other);
  const earlier = Math.min(one, other);
  const step = escapeFromOrigin(options, later);
  if (step) return step.escape * escapeBetween(options, step.origin, earlier);
  return later === strain.OMICRON_BA5 ? options.ba5 : options.ba1ToBa2;
}
