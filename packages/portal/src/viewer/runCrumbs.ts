import { defineTexts, inLanguage, type Language } from "@episcope/common";
import { runWordsOf, setsOf } from "../site/questions/questionOf.ts";
import { regionBelow } from "../site/questions/runWords.ts";
import { runTitle } from "./runTitle.ts";

export interface Crumb {
  readonly label: string;
  /** Undefined for the page itself. */
  readonly to: string | undefined;
}

const texts = defineTexts({
  en: { questions: "Questions", regions: "All regions" },
  de: { questions: "Fragen", regions: "Alle Regionen" },
});

/** The way from the list of questions to a run page, in words; each step leads to a page. */
export function runCrumbs(path: string, city: string | undefined, language: Language): Crumb[] {
  const t = inLanguage(texts, language);
  const words = runWordsOf(path, language);
  const { title, set } = runTitle(path, city, language);
  const list = { label: t.questions, to: "/#questions" };
  const above = path.replace(/\/+$/, "").replace(/\/[^/]*$/, "");
  if (city !== undefined && regionBelow(path) !== undefined) {
    const regions = { label: words?.question ?? t.regions, to: above };
    return [list, regions, { label: city, to: undefined }];
  }
  const ofCity = city === undefined ? [] : [{ label: city, to: questionsAbout(city) }];
  const sets = setsOf(path)?.map(({ at }) => runWordsOf(at, language)?.question);
  if (set !== undefined && sets?.every((question) => question === title)) {
    return [list, ...ofCity, { label: title, to: above }, { label: set, to: undefined }];
  }
  return [list, ...ofCity, { label: title, to: undefined }];
}

/** The list of questions, searched for a region. */
function questionsAbout(city: string): string {
  return `/?search=${encodeURIComponent(city)}#questions`;
}
