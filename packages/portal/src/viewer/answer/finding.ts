// The answer to a question in small: weekly curves of the scenarios that it compares, and a
// sentence about each. Made by the build of computed runs, and by the home page of published ones.
import { formatDay, inEachLanguage, inLanguage, type Localized } from "@episcope/common";
import { formatDate } from "../../text/format.ts";
import { pairedDifference } from "../compare/pairedDifference.ts";
import type { PlotCurve } from "../ensemble/plotCurves.ts";
import type { RunFigures } from "../figures/runFigures.ts";
import { type AnswerFigure, answerSentence } from "./answerSentence.ts";

/** The series of `casesComparison` that a finding draws. */
export const drawnSeries = "Model";

/** Whole weekly values per 100,000 people; a gap is null. */
type Values = readonly (number | null)[];

export interface Curve {
  readonly median: Values;
  /** Of 9 of 10 model runs, if there are several. */
  readonly low?: Values;
  readonly high?: Values;
}

export interface Comparison {
  readonly figure: AnswerFigure;
  readonly choice: NamedChoice;
  readonly reference: NamedChoice;
  readonly others?: readonly NamedChoice[] | undefined;
}

interface NamedChoice {
  /** The options that differ from those of the card. */
  readonly query: string;
  readonly name: Localized;
}

export interface AnsweredRun {
  readonly curve: Pick<PlotCurve, "x" | "y" | "bands">;
  readonly figures: RunFigures;
}

export interface Finding {
  /** Thursday of the first shown week, in days since 1970-01-01. */
  readonly firstWeek: number;
  readonly weeksApart: number;
  /** The run of the card, or choice, reference and others of a comparison. */
  readonly curves: readonly Curve[];
  /** What the curve means, compared with the reference. */
  readonly sentences?: readonly (Localized | undefined)[];
}

/** Of choice, reference and others, in this order. */
export function comparedChoices(compare: Comparison): readonly NamedChoice[] {
  return [compare.choice, compare.reference, ...(compare.others ?? [])];
}

/** Wider pictures are not drawn. */
const mostPoints = 60;

/** Of the run of a card, or of all compared runs. */
export function findingOf(
  compare: Comparison | undefined,
  runs: readonly AnsweredRun[],
  endDay: number,
): Finding {
  const weeks = runs[0]?.curve.x ?? [];
  const step = Math.ceil(weeks.length / mostPoints) || 1;
  const [first = 0, second = first + 7] = weeks.filter((_, week) => week % step === 0);
  return {
    firstWeek: first,
    weeksApart: (second - first) / 7,
    curves: runs.map(({ curve }) => shortened(curve, step)),
    ...(compare && { sentences: sentencesOf(compare, runs, endDay) }),
  };
}

function shortened({ y, bands }: AnsweredRun["curve"], step: number): Curve {
  const whole = (values: readonly number[]) =>
    values
      .filter((_, week) => week % step === 0)
      .map((value) => (Number.isFinite(value) ? Math.max(0, Math.round(value)) : null));
  const [widest] = bands;
  return { median: whole(y), ...(widest && { low: whole(widest.low), high: whole(widest.high) }) };
}

function sentencesOf(
  compare: Comparison,
  runs: readonly AnsweredRun[],
  endDay: number,
): readonly (Localized | undefined)[] {
  const [, reference] = runs;
  return comparedChoices(compare).map((choice, place) => {
    const shown = runs[place];
    if (choice === compare.reference || !reference || !shown) return undefined;
    return inEachLanguage((language) => {
      const { members, memberCount } = shown.figures;
      const answer = {
        figure: compare.figure,
        difference: pairedDifference(compare.figure, reference.figures, shown.figures),
        modelRuns: { arrived: members.size, expected: memberCount },
        comparedWith: { kind: "named", name: inLanguage(compare.reference.name, language) },
        scenario: { kind: "named", name: inLanguage(choice.name, language) },
        until: formatDate(formatDay(endDay), language),
      } as const;
      return answerSentence(answer, language) ?? "";
    });
  });
}
