// What can be read until the scripts have arrived: title and description of the page in each
// language. boot.js says which one is shown (app/theme.css).
import { inLanguage, type WrittenLanguage, writtenLanguages } from "@episcope/common";
import { homeTexts } from "../../src/pages/home/homeTexts.ts";
import { kindOfPath } from "../../src/site/addresses/addresses.ts";
import { type HeadContent, pageHead } from "../../src/site/addresses/pageHead.ts";
import { shellTexts } from "../../src/site/frames/shellTexts.ts";
import { runWords } from "../../src/site/questions/runWords.ts";
import type { Content } from "../content/loadContent.ts";
import { escapeHtml } from "./escapeHtml.ts";

/** Without a path for addresses that are not known. */
export function arrivingText(
  path: string | undefined,
  content: Content,
  cards: HeadContent["cards"],
): string {
  const texts = writtenLanguages.map((language) => {
    const [title, text] = titleAndText(path, language, content, cards);
    const { loading } = inLanguage(shellTexts, language);
    const parts = [`<p><b>${escapeHtml(title)}</b></p>`, `<p>${escapeHtml(text)}</p>`];
    return `<div lang="${language}">${parts.join("")}<p>${loading}</p></div>`;
  });
  return `<div class="arriving">${texts.join("")}</div>`;
}

function titleAndText(
  path: string | undefined,
  language: WrittenLanguage,
  { site, questions }: Content,
  cards: HeadContent["cards"],
): readonly [string, string] {
  const about = inLanguage(site.description, language);
  if (path === undefined) return [site.name, about];
  if (kindOfPath(path) === "home") return [inLanguage(homeTexts, language).headline, about];
  const { title, description } = pageHead(path, language, {
    ...{ site, cards },
    questions: questions.questions,
  });
  const words = runWords(questions.questions, path, language);
  return [words?.question ?? title, description];
}
