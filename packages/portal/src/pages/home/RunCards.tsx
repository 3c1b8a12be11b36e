import { defineTexts, inLanguage } from "@episcope/common";
import { useState } from "react";
import type { RunCard } from "../../../build/content/schema.ts";
import { useLanguage } from "../../environment/language.ts";
import { useQuery } from "../../environment/useQuery.ts";
import { Dropdown } from "../../kit/controls/Dropdown.tsx";
import { formatDate } from "../../text/format.ts";
import { Card, CardGrid } from "./Card.tsx";
import { homeTexts } from "./homeTexts.ts";
import styles from "./RunCards.module.css";
import { filterRuns, yearOf, yearsOf } from "./runFilter.ts";

const texts = defineTexts({
  en: {
    search: "Search runs",
    searchHint: "for example Omicron, schools, curfew",
    year: "Year",
    allYears: "all",
    count: (shown: number, all: number) =>
      shown === all ? `${all} runs` : `${shown} of ${all} runs`,
    none: "No run matches.",
    reset: "Show all",
  },
  de: {
    search: "Läufe suchen",
    searchHint: "zum Beispiel Omikron, Schulen, Ausgangssperre",
    year: "Jahr",
    allYears: "alle",
    count: (shown: number, all: number) =>
      shown === all ? `${all} Läufe` : `${shown} von ${all} Läufen`,
    none: "Kein Lauf passt dazu.",
    reset: "Alle zeigen",
  },
});

interface RunCardsProps {
  readonly runs: readonly RunCard[];
}

/** All run cards, newest first, grouped by year. Year and search words are in the address. */
export function RunCards({ runs }: RunCardsProps) {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const [query, changeQuery] = useQuery();
  const [isYearOpen, setYearOpen] = useState(false);
  const years = yearsOf(runs);
  const year = years.find((candidate) => candidate === query.get("year"));
  const words = query.get("search") ?? "";
  const shown = filterRuns(runs, { year, words }, language);

  function filter(change: { year?: string | undefined; search?: string | undefined }) {
    changeQuery(change, { replace: true });
    setYearOpen(false);
  }

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
        <Dropdown
          className={styles.year}
          placement="page"
          label={`${t.year}: ${year ?? t.allYears}`}
          isOpen={isYearOpen}
          onOpenChange={setYearOpen}
        >
          <ul className={styles.years}>
            {[undefined, ...years].map((choice) => (
              <li key={choice ?? "all"}>
                <button
                  type="button"
                  aria-pressed={choice === year}
                  onClick={() => filter({ year: choice })}
                >
                  {choice ?? t.allYears}
                </button>
              </li>
            ))}
          </ul>
        </Dropdown>
        <p className={styles.count} role="status">
          {t.count(shown.length, runs.length)}
        </p>
      </search>
      {shown.length === 0 && (
        <p>
          {t.none}{" "}
          <button
            type="button"
            className="button"
            onClick={() => filter({ year: undefined, search: undefined })}
          >
            {t.reset}
          </button>
        </p>
      )}
      <div>
        {yearsOf(shown).map((heading) => (
          <section key={heading}>
            <h3 className={styles.heading}>{heading}</h3>
            <CardGrid isCompact>
              {shown
                .filter((run) => yearOf(run) === heading)
                .map((run) => (
                  <Card
                    key={run.to}
                    to={run.to}
                    title={run.title}
                    subtitle={run.subtitle}
                    line={`${inLanguage(homeTexts, language)[run.kind]} ${formatDate(run.date, language)}`}
                  />
                ))}
            </CardGrid>
          </section>
        ))}
      </div>
    </>
  );
}
