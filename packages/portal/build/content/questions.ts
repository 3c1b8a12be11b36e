// content/questions.yaml: what each run page answers.
import { inLanguage, problem, writtenLanguages } from "@episcope/common";
import {
  type Fields,
  fields,
  listOf,
  localizedText,
  oneOf,
  required,
  someOf,
  text,
  textWhere,
} from "@episcope/common/reading";
import { kindOfPath } from "../../src/site/addresses/addresses.ts";
import { isCleanPath } from "../../src/site/addresses/cleanPath.ts";
import { findQuestion } from "../../src/site/questions/findQuestion.ts";
import { ContentError } from "./readYaml.ts";

const path = textWhere(
  (value) => isCleanPath(value) && /^\/[^?#]*[^/?#]$/.test(value),
  problem("writtenLike", { example: "/2021-09-02/2" }),
);

const theme = { id: required(text), label: required(localizedText) };
const choice = { query: required(text), name: required(localizedText) };
const compare = {
  figure: required(oneOf("infections", "peakIncidence", "peakBeds")),
  choice: required(fields(choice)),
  reference: required(fields(choice)),
  others: listOf(fields(choice)),
};
const question = {
  at: required(path),
  theme: required(text),
  question: required(localizedText),
  set: localizedText,
  compare: fields(compare),
};
const questions = {
  /** The question of the first chart of the home page; its choices are the buttons. */
  first: path,
  themes: required(someOf(fields(theme))),
  questions: required(listOf(fields(question))),
};
export const questionsSchema = fields(questions);

export type Theme = Fields<typeof theme>;
export type Question = Fields<typeof question>;
type Questions = Fields<typeof questions>;

/** What a run page needs of its question. */
export type PageQuestion = Pick<Question, "at" | "question" | "set">;

export function pageQuestions({ questions }: Questions): readonly PageQuestion[] {
  return questions.map(({ at, question, set }) => ({ at, question, set }));
}

/** The entries against each other, and against what the portal links to. */
export function checkQuestions(
  { first, themes, questions }: Questions,
  linked: Iterable<string>,
): void {
  const faults: string[] = [];
  if (first !== undefined && !questions.find(({ at }) => at === first)?.compare) {
    faults.push(`content/questions.yaml: first needs a question with compare, ${first} is none`);
  }
  const fault = (text: string) => faults.push(`content/questions.yaml: ${text}`);
  const ids = new Set(themes.map(({ id }) => id));
  const addresses = new Set<string>();
  const asked = new Set<string>();
  for (const { at, theme, question, set } of questions) {
    if (!ids.has(theme)) fault(`${at} has the theme ${theme}, which is not in the list`);
    if (addresses.has(at)) fault(`the address ${at} occurs twice`);
    addresses.add(at);
    for (const language of writtenLanguages) {
      const words = [question, set].map((words) => inLanguage(words, language));
      const name = words.filter(Boolean).join(" – ");
      const key = `${language} ${name}`;
      if (asked.has(key)) fault(`${at} needs other words in set (${language}): “${name}” is taken`);
      asked.add(key);
      if (!words[0]?.endsWith("?")) fault(`${at} asks nothing (${language}): no question mark`);
    }
  }
  for (const address of linked) {
    const kind = kindOfPath(address);
    if ((kind === "run" || kind === "legacy") && !findQuestion(questions, address)) {
      fault(`${address} is linked, but has no question`);
    }
  }
  if (faults.length > 0) throw new ContentError(faults);
}
