// content/findings: what npm run pictures has computed for each question. What is missing there has
// no picture.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { noFigures } from "@episcope/battery";
import { formatDay, inEachLanguage, inLanguage, type Localized } from "@episcope/common";
import { formatDate } from "../../src/text/format.ts";
import { type Answer, answerSentence } from "../../src/viewer/answer/answerSentence.ts";
import { pairedDifference } from "../../src/viewer/compare/pairedDifference.ts";
import type { RunFigures } from "../../src/viewer/figures/runFigures.ts";
import type { Question } from "./questions.ts";

/** Weekly values per 100,000 people; the range of 9 of 10 model runs, if there are several. */
export interface Curve {
  readonly median: readonly number[];
  readonly low?: readonly number[];
  readonly high?: readonly number[];
}

/** The file of an address, in which runs are named by their place in `curves`. */
export interface StoredFinding {
  readonly stamp: string;
  /** Of the card; of choice, reference and others of a comparison. */
  readonly runIds: readonly string[];
  readonly members: number;
  /** Thursday of the first shown week, in days since 1970-01-01. */
  readonly firstWeek: number;
  readonly endDay: number;
  /** Of the different runs, in the order of runIds. */
  readonly curves: readonly Curve[];
  /** The figure of choice, reference and others, by member. */
  readonly values?: readonly (readonly (number | null)[])[];
}

/** What a card shows. */
export interface Finding {
  readonly firstWeek: number;
  readonly endDay: number;
  readonly weeksApart: number;
  /** The run of the card, or choice, reference and others of a comparison. */
  readonly curves: readonly Curve[];
  /** What the curve means, compared with the reference. */
  readonly sentences?: readonly (Localized | undefined)[];
}

/** Name of the file of an address: /2021-09-02/2 is in 2021-09-02_2.json. */
export function findingFile(at: string): string {
  return `${at.slice(1).replaceAll("/", "_")}.json`;
}

/** A question with what its card shows. */
export type AnsweredQuestion = Pick<Question, "at" | "theme" | "compare"> & {
  readonly finding?: Finding | undefined;
};

export function findings(
  { questions }: { readonly questions: { readonly questions: readonly Question[] } },
  folder: string,
): readonly AnsweredQuestion[] {
  return questions.questions.map((question) => {
    const { at, theme, compare } = question;
    return { at, theme, compare, finding: readFinding(folder, question) };
  });
}

function readFinding(folder: string, question: Question): Finding | undefined {
  const path = join(folder, "findings", findingFile(question.at));
  if (!existsSync(path)) return undefined;
  return findingOf(question, JSON.parse(readFileSync(path, "utf8")) as StoredFinding);
}

/** Wider pictures are not drawn. */
const mostPoints = 60;

function findingOf({ compare }: Question, stored: StoredFinding): Finding {
  const { firstWeek, endDay, runIds, values = [], members } = stored;
  const different = [...new Set(runIds)];
  const curveOf = (runId: string) => stored.curves[different.indexOf(runId)] ?? { median: [] };
  const all = (compare ? runIds.slice(1) : runIds.slice(0, 1)).map(curveOf);
  const weeksApart = Math.ceil((all[0]?.median.length ?? 0) / mostPoints) || 1;
  const drawing = {
    ...{ firstWeek, endDay, weeksApart },
    curves: all.map(({ median, low, high }) => ({
      median: everyNth(median, weeksApart),
      ...(low && high && { low: everyNth(low, weeksApart), high: everyNth(high, weeksApart) }),
    })),
  };
  const [, reference] = values;
  if (!compare || !reference) return drawing;
  const scenarios = [compare.choice, compare.reference, ...(compare.others ?? [])];
  const sentences = scenarios.map((scenario, place) => {
    if (scenario === compare.reference) return undefined;
    const figures = (of: readonly (number | null)[]) => runFigures(of, compare.figure);
    const shown = figures(values[place] ?? []);
    const difference = pairedDifference(compare.figure, figures(reference), shown);
    return sentenceOf(compare, scenario.name, { difference, members, endDay });
  });
  return { ...drawing, sentences };
}

function sentenceOf(
  { figure, reference }: NonNullable<Question["compare"]>,
  name: Localized,
  found: Pick<Answer, "difference"> & { readonly members: number; readonly endDay: number },
): Localized {
  const { difference, members, endDay } = found;
  return inEachLanguage((language) => {
    const answer = {
      ...{ figure, difference },
      modelRuns: { arrived: members, expected: members },
      comparedWith: { kind: "named", name: inLanguage(reference.name, language) },
      scenario: { kind: "named", name: inLanguage(name, language) },
      until: formatDate(formatDay(endDay), language),
    } as const;
    return answerSentence(answer, language) ?? "";
  });
}

function everyNth(values: readonly number[], step: number): readonly number[] {
  return values.filter((_, index) => index % step === 0);
}

function runFigures(
  values: readonly (number | null)[],
  figure: NonNullable<Question["compare"]>["figure"],
): RunFigures {
  const members = values.map((number, place) => {
    const value = number ?? undefined;
    const peak = value === undefined ? undefined : { value, day: 0 };
    return [place + 1, { ...noFigures, [figure]: figure === "infections" ? value : peak }] as const;
  });
  return { members: new Map(members), memberCount: values.length };
}
