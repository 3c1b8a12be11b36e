// content/lab.yaml: what the scenario lab opens with, and its questions to begin with.
import type { Localized } from "@episcope/common";
import {
  date,
  fields,
  listOf,
  localizedText,
  oneOf,
  required,
  text,
  wholeNumber,
} from "@episcope/common/reading";
import { type LabScenario, labCode, lanes, readLabCode, withBlock } from "@episcope/scenario/lab";
import { ContentError, readYaml } from "./content/readYaml.ts";

const block = {
  lane: required(oneOf(...lanes.map(({ name }) => name))),
  from: required(date),
  to: date,
  value: required(wholeNumber(0)),
  target: wholeNumber(0),
};
const question = {
  question: required(localizedText),
  story: localizedText,
  place: required(text),
  first: required(date),
  last: required(date),
  blocks: required(listOf(fields(block))),
};
const labSchema = fields({
  start: required(fields({ place: required(text), first: required(date) })),
  questions: required(listOf(fields(question))),
});

export interface LabContent {
  readonly start: { readonly place: string; readonly first: number };
  readonly questions: readonly LabQuestion[];
}

interface LabQuestion {
  readonly question: Localized;
  /** What it is about, where a line does not say enough. */
  readonly story?: Localized | undefined;
  readonly code: string;
}

/** Throws if a question is no scenario of the lab. */
export function readLabContent(folder: string): LabContent {
  const { start, questions } = readYaml(folder, "lab.yaml", labSchema);
  return {
    start,
    questions: questions.map(({ question: words, story, place, first, last, blocks }) => {
      const empty: LabScenario = { place, first, last, blocks: new Map() };
      const lab = blocks.reduce(
        (made, { lane, from, to = last, value, target = 0 }) =>
          withBlock(made, lane, { from, to, value, target }),
        empty,
      );
      const code = labCode(lab);
      if (readLabCode(code).lab) return { question: words, story, code };
      throw new ContentError([`content/lab.yaml: “${words.en}” is no scenario of the lab`]);
    }),
  };
}
