import findings from "virtual:content/findings";
import questions from "virtual:content/questions";
import runCards from "virtual:content/run-cards";
import searchWords from "virtual:content/search-words";
import { defineTexts, inLanguage, writtenLanguage } from "@episcope/common";
import { useState } from "react";
import { useLanguage } from "../../../environment/language.ts";
import { useQuery } from "../../../environment/useQuery.ts";
import { InTurns } from "../../../kit/browser/InTurns.tsx";
import { useLoaded } from "../../../kit/browser/useLoaded.ts";
import { Dropdown } from "../../../kit/controls/Dropdown.tsx";
import { pathOf } from "../../../site/addresses/linkedPaths.ts";
import { findQuestion } from "../../../site/questions/findQuestion.ts";
import { QuestionCard } from "./QuestionCard.tsx";
import styles from "./QuestionCards.module.css";
import { type QuestionCard as Content, filterCards, yearsOf } from "./questionFilter.ts";

const texts = defineTexts({
  en: {
    search: "Search questions",
    searchHint: "Such as masks, schools, Omicron",
    theme: "Theme",
    allThemes: "all",
    year: "Year",
    allYears: "all",
    count: (shown: number, all: number) =>
      shown === all ? `${all} questions` : `${shown} of ${all} questions`,
    none: "No question matches.",
    reset: "Show all",
  },
  de: {
    search: "Fragen durchsuchen",
    searchHint: "Etwa Masken, Schulen, Omikron",
    theme: "Thema",
    allThemes: "alle",
    year: "Jahr",
    allYears: "alle",
    count: (shown: number, all: number) =>
      shown === all ? `${all} Fragen` : `${shown} von ${all} Fragen`,
    none: "Keine Frage passt dazu.",
    reset: "Alle zeigen",
  },
});

const cards: readonly Content[] = runCards.runs.map((card) => {
  const question = findQuestion(questions, pathOf(card.to));
  return { card, question, answered: findings.find(({ at }) => at === question?.at) };
});

/** All questions by theme, those with an answer first; filters are in the address. */
export default function QuestionCards() {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const [query, changeQuery] = useQuery();
  const [openFilter, setOpenFilter] = useState<"theme" | "year">();
  const years = yearsOf(cards);
  const year = years.find((candidate) => candidate === query.get("year"));
  const theme = runCards.themes.find(({ id }) => id === query.get("theme"));
  const words = query.get("search") ?? "";
  const written = writtenLanguage(language);
  // Only who searches loads the words of notes and options.
  const loaded = useLoaded(words === "" ? "" : written, async () =>
    words === "" ? {} : (await searchWords[written]()).default,
  );
  const more = loaded.state === "done" ? loaded.value : {};
  const shown = filterCards(cards, { theme: theme?.id, year, words }, language, more);

  type Change = Partial<Record<"theme" | "year" | "search", string | undefined>>;
  function filter(change: Change) {
    changeQuery(change, { replace: true });
    setOpenFilter(undefined);
  }
  const filters = [
    {
      name: "theme",
      label: `${t.theme}: ${inLanguage(theme?.label, language) ?? t.allThemes}`,
      all: t.allThemes,
      chosen: theme?.id,
      choices: runCards.themes.map(({ id, label }) => ({ id, label: inLanguage(label, language) })),
    },
    {
      name: "year",
      label: `${t.year}: ${year ?? t.allYears}`,
      all: t.allYears,
      chosen: year,
      choices: years.map((id) => ({ id, label: id })),
    },
  ] as const;

  return (
    <>
      <search className={styles.filter}>
        <label className={styles.search}>
          {t.search}
          <input
            type="search"
            value={words}
            placeholder={t.searchHint}
            onChange={(event) => filter({ search: event.target.value })}
          />
        </label>
        {filters.map(({ name, label, all, chosen, choices }) => (
          <Dropdown
            key={name}
            className={styles.choice}
            placement="page"
            label={label}
            isOpen={openFilter === name}
            onOpenChange={(isOpen) => setOpenFilter(isOpen ? name : undefined)}
          >
            <ul className={styles.choices}>
              {[{ id: undefined, label: all }, ...choices].map((choice) => (
                <li key={choice.id ?? "all"}>
                  <button
                    type="button"
                    aria-pressed={choice.id === chosen}
                    onClick={() => filter({ [name]: choice.id })}
                  >
                    {choice.label}
                  </button>
                </li>
              ))}
            </ul>
          </Dropdown>
        ))}
        <p className={styles.count} role="status">
          {t.count(shown.length, cards.length)}
        </p>
      </search>
      {shown.length === 0 && (
        <p>
          {t.none}{" "}
          <button
            type="button"
            className="button"
            onClick={() => filter({ theme: undefined, year: undefined, search: undefined })}
          >
            {t.reset}
          </button>
        </p>
      )}
      <InTurns className={styles.coming}>
        {runCards.themes.map(({ id, label }) => {
          const ofTheme = shown
            .filter(({ answered }) => answered?.theme === id)
            .toSorted((a, b) => Number(hasAnswer(b)) - Number(hasAnswer(a)));
          if (ofTheme.length === 0) return null;
          return (
            <section key={id}>
              <h3 className={styles.heading}>{inLanguage(label, language)}</h3>
              <ul className={styles.grid}>
                {ofTheme.map((content) => (
                  <QuestionCard key={content.card.to} {...content} />
                ))}
              </ul>
            </section>
          );
        })}
      </InTurns>
    </>
  );
}

function hasAnswer({ answered }: Content): boolean {
  return answered?.finding?.sentences !== undefined;
}
