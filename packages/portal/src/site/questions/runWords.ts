// What an address with runs is about, in words. Pure: the build uses it, too.
import { inLanguage, type Language, regionPlaces } from "@episcope/common";
import type { PageQuestion } from "../../../build/content/questions.ts";
import { cityName } from "../../text/cityName.ts";
import { pathOf } from "../addresses/linkedPaths.ts";
import { findQuestion } from "./findQuestion.ts";

export interface RunWords {
  readonly question: string;
  /** What differs from others with the same question. */
  readonly set: string | undefined;
}

/** A folder of several sets has the question of the first, but none of their names. */
export function runWords(
  questions: readonly PageQuestion[],
  path: string,
  language: Language,
): RunWords | undefined {
  const found = findQuestion(questions, path);
  if (!found) return undefined;
  const isFolder = found.at.startsWith(`${pathOf(path)}/`);
  return {
    question: inLanguage(found.question, language),
    set: isFolder ? undefined : inLanguage(found.set, language),
  };
}

/** The name in one line; undefined for an address without a question. */
export function runName(
  questions: readonly PageQuestion[],
  path: string,
  language: Language,
): string | undefined {
  const words = runWords(questions, path, language);
  if (!words) return undefined;
  const details = [words.set, regionBelow(path) && cityName(regionBelow(path) ?? "", language)];
  return [words.question, details.filter(Boolean).join(", ")].filter(Boolean).join(" – ");
}

/** The key of the region of an address below that of several regions: "/v9/masks/berlin". */
export function regionBelow(path: string): string | undefined {
  const [last, ...above] = pathOf(path).toLowerCase().split("/").filter(Boolean).reverse();
  return last !== undefined && above.length > 0 && regionPlaces().has(last) ? last : undefined;
}

/**
 * All sets of a report, in the order of their addresses: those below the same address that have
 * names. Undefined if there is only one.
 */
export function setsBeside(
  questions: readonly PageQuestion[],
  path: string,
): readonly PageQuestion[] | undefined {
  const page = pathOf(path);
  const folder = page.replace(/\/[^/]*$/, "");
  const isSet = ({ at, set }: PageQuestion) =>
    set !== undefined && folder !== "" && at.replace(/\/[^/]*$/, "") === folder;
  const sets = questions.filter(isSet).toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return sets.length > 1 && sets.some(({ at }) => at === page) ? sets : undefined;
}
