import { useState } from "react";
import { useLanguage } from "../../../app/language.ts";
import { formatNumber } from "../../../text/format.ts";
import { SteadyButton } from "../compare/SteadyButton.tsx";
import { allRunsTexts } from "./allRunsTexts.ts";
import styles from "./FetchFigures.module.css";

interface FetchFiguresProps {
  /** Of the rows that can be seen. */
  readonly runIds: readonly string[];
  isKnown(runId: string): boolean;
  onWantFigures(runIds: readonly string[]): void;
}

/** Asks for the figures of the rows in view that nobody has asked for yet, and counts them as they come. */
export function FetchFigures({ runIds, isKnown, onWantFigures }: FetchFiguresProps) {
  const language = useLanguage();
  const t = allRunsTexts[language];
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const wanted = runIds.filter((runId) => !isKnown(runId) && !asked.has(runId));
  const done = [...asked].filter(isKnown).length;
  const fetchFigures = () => {
    setAsked(new Set([...asked, ...wanted]));
    onWantFigures(wanted);
  };
  return (
    <p className={styles.fetch}>
      <SteadyButton isIdle={wanted.length === 0} onClick={fetchFigures}>
        {t.fetchFigures}
      </SteadyButton>
      <span role="status">
        {asked.size > 0 &&
          t.progress(formatNumber(done, language), formatNumber(asked.size, language))}
      </span>
    </p>
  );
}
