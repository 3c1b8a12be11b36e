import type { Notes as BatteryNotes } from "@episcope/battery";
import { useLanguage } from "../../app/language.ts";
import { type Battery, readNotes } from "../../data/batteries.ts";
import { PartBoundary } from "../../kit/PartBoundary.tsx";
import { useLoaded } from "../../kit/useLoaded.ts";
import { Markdown } from "../../text/Markdown.tsx";
import styles from "./Notes.module.css";
import { runTexts } from "./runTexts.ts";

/** The notes in the language of the page; undefined until they are here, and where there are none. */
export function useNotes(battery: Battery): BatteryNotes | undefined {
  const language = useLanguage();
  const notes = useLoaded(`${battery.url} ${language}`, (signal) =>
    readNotes(battery, language, signal),
  );
  return notes.state === "done" ? notes.value : undefined;
}

interface NotesProps {
  readonly notes: BatteryNotes | undefined;
  readonly part: "above" | "below";
  readonly battery: Battery;
}

/** What the group that published the runs says about them, above or below the plots. */
export function Notes({ notes, part, battery }: NotesProps) {
  const t = runTexts[useLanguage()];
  const text = notes?.[part] ?? "";
  if (text === "") return undefined;
  return (
    <section className={styles.notes}>
      {part === "below" && <h2 className={styles.heading}>{t.furtherNotes}</h2>}
      <PartBoundary>
        <Markdown source={text} topHeading={part === "below" ? 3 : 2} folder={battery.url} />
      </PartBoundary>
    </section>
  );
}
