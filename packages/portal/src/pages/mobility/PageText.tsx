import type { MobilityLevel, MobilityText } from "@episcope/battery";
import { loadMobilityText } from "../../data/mobility.ts";
import { langOf, useLanguage, useTexts } from "../../environment/language.ts";
import { useLoaded } from "../../kit/browser/useLoaded.ts";
import { PartBoundary } from "../../kit/notices/PartBoundary.tsx";
import { Markdown } from "../../text/Markdown.tsx";
import styles from "./MobilityPage.module.css";
import { mobilityTexts } from "./words/mobilityTexts.ts";

interface LocalText extends MobilityText {
  /** If it is not the language of the page. */
  readonly lang: string | undefined;
}

/** Texts by the publisher of the data; undefined if there are none. The page works without them. */
function usePageText(level: MobilityLevel): LocalText | "waiting" | undefined {
  const language = useLanguage();
  const loaded = useLoaded(`${level} ${language}`, (signal) =>
    loadMobilityText(level, language, signal),
  );
  if (loaded.state === "loading") return "waiting";
  if (loaded.state === "failed" || !loaded.value) return undefined;
  const { language: textLanguage, ...text } = loaded.value;
  return { ...text, lang: langOf(textLanguage, language) };
}

interface DescriptionProps {
  readonly level: MobilityLevel;
  /** Shown if nothing is published. */
  readonly otherwise: string;
}

export function Description({ level, otherwise }: DescriptionProps) {
  const text = usePageText(level);
  // Reserves space for a few lines, so that nothing moves when they arrive.
  if (text === "waiting") return <div className={styles.coming} />;
  const source = text?.description || otherwise;
  return (
    <div className={styles.description}>
      <PartBoundary>
        <Markdown source={source} topHeading={2} lang={text?.description ? text.lang : undefined} />
      </PartBoundary>
    </div>
  );
}

export function Remarks({ level }: { readonly level: MobilityLevel }) {
  const t = useTexts(mobilityTexts);
  const text = usePageText(level);
  if (text === "waiting" || !text) return undefined;
  const notes = [...text.info, ...text.notes];
  if (notes.length === 0) return undefined;
  return (
    <section className={styles.remarks}>
      <h2>{t.remarks}</h2>
      <ul>
        {notes.map((note) => (
          <li key={note}>
            <PartBoundary>
              <Markdown source={note} topHeading={3} lang={text.lang} />
            </PartBoundary>
          </li>
        ))}
      </ul>
    </section>
  );
}
