// What the cards of questions show, from content/computed. A question whose runs are not computed
// there has no picture.
import { casesComparison } from "../../src/plots/epidemic/casesComparison.ts";
import { batteryMark } from "../../src/viewer/answer/batteryMark.ts";
import {
  type AnsweredRun,
  type Comparison,
  drawnSeries,
  type Finding,
  findingOf,
} from "../../src/viewer/answer/finding.ts";
import { type ComputedRun, figuresOfRun } from "../computed/computedRun.ts";
import { AddressedFiles } from "../computed/computedRuns.ts";
import { askedAddresses } from "../computed/questionRuns.ts";
import type { Batteries } from "../computed/runOfAddress.ts";
import type { Content } from "./loadContent.ts";
import type { Question } from "./questions.ts";

/** A question with what its card shows. */
export type AnsweredQuestion = Pick<Question, "at" | "theme" | "compare"> & {
  readonly finding?: Finding | undefined;
};

/** The question of the first chart, whose runs are also read where they are published. */
export interface FirstQuestion {
  readonly at: string;
  readonly compare: Comparison;
  readonly finding: Finding;
  /** Of choice, reference and others. */
  readonly addresses: readonly string[];
  /** Of the battery that was computed. */
  readonly mark: string;
}

type Asked = Pick<Content, "questions" | "runs">;

export function findings(
  content: Asked,
  folder: string,
  batteries: Batteries,
): readonly AnsweredQuestion[] {
  const files = new AddressedFiles(folder);
  return content.questions.questions.map((question) => {
    const { at, theme, compare } = question;
    const addresses = askedAddresses(question, content, batteries);
    return { at, theme, compare, finding: computedFinding(question, addresses, files) };
  });
}

/** Null if it has not been computed. */
export function firstFinding(
  content: Asked,
  folder: string,
  batteries: Batteries,
): FirstQuestion | null {
  const { first, questions } = content.questions;
  const question = questions.find(({ at }) => at === first);
  if (!question?.compare) return null;
  const addresses = askedAddresses(question, content, batteries);
  const finding = computedFinding(question, addresses, new AddressedFiles(folder));
  const [address] = addresses;
  if (!finding || address === undefined) return null;
  const { at, compare } = question;
  const mark = batteryMark(batteries.run(address).battery.metadata);
  return { at, compare, finding, addresses, mark };
}

function computedFinding(
  { compare }: Question,
  addresses: readonly string[],
  files: AddressedFiles,
): Finding | undefined {
  const found = addresses.flatMap((address) => files.at(address) ?? []);
  const runs = found.flatMap(answeredRun);
  const [first] = found;
  if (!first || runs.length < addresses.length) return undefined;
  return findingOf(compare, runs, first.dates[1] ?? 0);
}

function answeredRun({ plots, figures }: ComputedRun): readonly AnsweredRun[] {
  const series = plots[casesComparison.shortNames[0]]?.series ?? [];
  const curve = series.find(({ name }) => name === drawnSeries);
  return curve ? [{ curve, figures: figuresOfRun(figures) }] : [];
}
