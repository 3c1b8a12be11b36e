// What is wrong, as data: a code and the values in its sentence (words/).
import type { NamesIn } from "./words/defineProblems.ts";
import type { words } from "./words/words.ts";

type Words = typeof words;
export type ProblemCode = keyof Words;

/**
 * A list is joined by commas, or by a word: {columns|or}. A problem is replaced by its sentence.
 */
export type ProblemValue = string | number | readonly string[] | Problem;

export interface Problem {
  readonly code: ProblemCode;
  readonly values: Readonly<Record<string, ProblemValue>>;
}

type Names<Code extends ProblemCode> = NamesIn<Words[Code]["en"]>;
type Values<Code extends ProblemCode> = [Names<Code>] extends [never]
  ? []
  : [values: Readonly<Record<Names<Code>, ProblemValue>>];

/** Requires exactly the values in the sentence. */
export function problem<Code extends ProblemCode>(code: Code, ...[values]: Values<Code>): Problem {
  return { code, values: values ?? {} };
}
