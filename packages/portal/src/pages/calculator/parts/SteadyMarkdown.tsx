import type { WrittenLanguage } from "@episcope/common";
import { Markdown } from "../../../text/Markdown.tsx";
import styles from "./SteadyMarkdown.module.css";

interface SteadyMarkdownProps {
  readonly source: string;
  readonly lang: WrittenLanguage | undefined;
}

/** A short Markdown text with its height reserved, so that nothing moves when it appears. */
export function SteadyMarkdown({ source, lang }: SteadyMarkdownProps) {
  return (
    <div className={styles.stack}>
      <p className={styles.room} aria-hidden>
        {source.replace(/[*_`]/g, "")}
      </p>
      <Markdown source={source} topHeading={3} lang={lang} />
    </div>
  );
}
