import questions from "virtual:content/questions";
import type { PageQuestion } from "../../../build/content/questions.ts";
import { findQuestion } from "./findQuestion.ts";

/** What the runs at an address answer: of a page, or of one of its sets ("/2021-09-02/2"). */
export function questionOf(path: string): PageQuestion | undefined {
  return findQuestion(questions, path);
}
