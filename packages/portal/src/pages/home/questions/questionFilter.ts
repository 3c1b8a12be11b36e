// Filters question cards by theme, year and words.
import { inLanguage, type Language } from "@episcope/common";
import type { AnsweredQuestion } from "../../../../build/content/findings.ts";
import type { PageQuestion } from "../../../../build/content/questions.ts";
import type { RunCard } from "../../../../build/content/schema.ts";
import { fold } from "../../../text/fold.ts";
import { formatDate } from "../../../text/format.ts";

/** A card with what it answers. */
export interface QuestionCard {
  readonly card: RunCard;
  readonly question: PageQuestion | undefined;
  readonly answered: AnsweredQuestion | undefined;
}

function yearOf({ date }: Pick<RunCard, "date">): string {
  return date.slice(0, 4);
}

export function yearsOf(cards: readonly QuestionCard[]): string[] {
  return [...new Set(cards.map(({ card }) => yearOf(card)))];
}

interface Filter {
  readonly theme: string | undefined;
  readonly year: string | undefined;
  readonly words: string;
}

/**
 * Every word must occur in the question, the card, its date or path, or in `more`: the words of
 * notes and options by address; case and accents are ignored.
 */
export function filterCards(
  cards: readonly QuestionCard[],
  { theme, year, words }: Filter,
  language: Language,
  more: Readonly<Record<string, string>> = {},
): QuestionCard[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return cards.filter(({ card, question, answered }) => {
    if (theme && answered?.theme !== theme) return false;
    if (year && yearOf(card) !== year) return false;
    const text = fold(
      [
        inLanguage(question?.question, language) ?? "",
        inLanguage(question?.set, language) ?? "",
        inLanguage(card.title, language),
        inLanguage(card.subtitle, language),
        formatDate(card.date, language),
        card.to,
        (question && more[question.at]) ?? "",
      ].join(" "),
    );
    return wanted.every((word) => text.includes(word));
  });
}
