import { type Day, formatDay, inLanguage } from "@episcope/common";
import type { ReadNotes } from "../data/reader/readNotes.ts";
import { type Battery, readNotes } from "../data/runs/batteries.ts";
import { langOf, useLanguage } from "../environment/language.ts";
import { useLoaded } from "../kit/browser/useLoaded.ts";
import { WhenNear } from "../kit/browser/WhenNear.tsx";
import { Link } from "../kit/controls/Link.tsx";
import { PartBoundary } from "../kit/notices/PartBoundary.tsx";
import { firstSentence } from "../text/firstSentence.ts";
import { formatDate } from "../text/format.ts";
import { Markdown } from "../text/Markdown.tsx";
import styles from "./Notes.module.css";
import { runTexts } from "./runTexts.ts";

/**
 * The notes in the language of the page, or in another one; "none" if there are none, undefined
 * while loading.
 */
export function useNotes(battery: Battery): ReadNotes | "none" | undefined {
  const language = useLanguage();
  const notes = useLoaded(`${battery.url} ${language}`, (signal) =>
    readNotes(battery, language, signal),
  );
  if (notes.state === "loading" && battery.metadata.readme !== undefined) return undefined;
  return notes.state === "done" ? (notes.value ?? "none") : "none";
}

interface NotesProps {
  readonly notes: ReadNotes | "none" | undefined;
  readonly part: "above" | "below";
  readonly battery: Battery;
}

/**
 * Notes by the publisher of the runs: below the plots as they are, above them in one line, which
 * opens.
 */
export function Notes({ notes, part, battery }: NotesProps) {
  const language = useLanguage();
  const t = inLanguage(runTexts, language);
  // Reserves the space of the line, so that plots do not move when it arrives.
  if (notes === undefined) return part === "above" && <div className={styles.coming} />;
  const text = notes === "none" ? undefined : { ...notes, source: notes[part] };
  const { fittedUntil, differsFrom } = battery.metadata;
  const fitted = part === "above" ? fittedUntil : undefined;
  if (!text?.source && fitted === undefined) return undefined;
  const content = text?.source && (
    <PartBoundary>
      <WhenNear>
        <Markdown
          source={text.source}
          topHeading={part === "below" ? 3 : 2}
          lang={langOf(text.language, language)}
          folder={battery.url}
        />
      </WhenNear>
    </PartBoundary>
  );
  if (part === "below") {
    return (
      <section className={styles.notes}>
        <h2 className={styles.heading}>{t.furtherNotes}</h2>
        {content}
      </section>
    );
  }
  const fit = fitted !== undefined && <Fit until={fitted} differsFrom={differsFrom} />;
  if (!text?.source) return <section className={styles.notes}>{fit}</section>;
  return (
    <section className={`${styles.notes} ${styles.above}`}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.line} lang={langOf(text.language, language)}>
            {firstSentence(text.source) || t.aboutRuns}
          </span>{" "}
          <span className={styles.more}>{t.readMore}</span>
        </summary>
        {content}
        {fit}
      </details>
    </section>
  );
}

interface FitProps {
  readonly until: Day;
  readonly differsFrom: Day | undefined;
}

/** How far the runs follow reports. A difference after that, from another publisher, is no news. */
function Fit({ until, differsFrom }: FitProps) {
  const language = useLanguage();
  const t = inLanguage(runTexts, language);
  const shown = (day: Day) => formatDate(formatDay(day), language);
  return (
    <p className={styles.fitted}>
      {differsFrom === undefined || differsFrom > until
        ? t.fittedUntil(shown(until))
        : t.fittedAndDiffers(shown(until), shown(differsFrom))}{" "}
      <Link to="/model">{t.howGood}</Link>
    </p>
  );
}
