import questions from "virtual:content/questions";
import type { Language } from "@episcope/common";
import type { PageQuestion } from "../../../build/content/questions.ts";
import { findQuestion } from "./findQuestion.ts";
import { type RunWords, runWords, setsBeside } from "./runWords.ts";

/** What the runs at an address answer: of a page, or of one of its sets ("/2021-09-02/2"). */
export function questionOf(path: string): PageQuestion | undefined {
  return findQuestion(questions, path);
}

export function runWordsOf(path: string, language: Language): RunWords | undefined {
  return runWords(questions, path, language);
}

export function setsOf(path: string): readonly PageQuestion[] | undefined {
  return setsBeside(questions, path);
}
