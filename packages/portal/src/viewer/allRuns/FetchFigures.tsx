import { inLanguage } from "@episcope/common";
import { useEffect, useRef } from "react";
import { useLanguage } from "../../environment/language.ts";
import { SteadyButton } from "../../kit/controls/SteadyButton.tsx";
import { formatNumber } from "../../text/format.ts";
import type { Fetching } from "../figures/runQueue.ts";
import { allRunsTexts } from "./allRunsTexts.ts";
import styles from "./FetchFigures.module.css";

interface FetchFiguresProps {
  /** Of the visible rows. */
  readonly runIds: readonly string[];
  readonly fetching: Fetching;
  /** Whether figures are requested as soon as the table is shown. */
  readonly startsAlone: boolean;
  isKnown(runId: string): boolean;
  onRequestFigures(runIds: readonly string[]): void;
  onStop(): void;
}

/** More would be computed for longer than somebody waits. */
const maxWaiting = 40;

/**
 * Requests figures of the visible rows that are neither known nor pending, and shows the progress.
 */
export function FetchFigures(props: FetchFiguresProps) {
  const { runIds, fetching, startsAlone, isKnown, onRequestFigures, onStop } = props;
  const language = useLanguage();
  const t = inLanguage(allRunsTexts, language);
  const count = (number: number) => formatNumber(number, language);
  const { requested, waiting } = fetching;
  const wanted = runIds
    .filter((runId) => !isKnown(runId) && !waiting.has(runId))
    .slice(0, Math.max(0, maxWaiting - waiting.size));
  const start = useRef(startsAlone ? () => onRequestFigures(wanted) : undefined);
  useEffect(() => {
    start.current?.();
    start.current = undefined;
  }, []);
  const done = [...requested].filter(isKnown).length;
  const withoutAnswer = requested.size - done;
  return (
    <p className={styles.fetch}>
      <SteadyButton isIdle={wanted.length === 0} onClick={() => onRequestFigures(wanted)}>
        {startsAlone ? t.computeFigures : t.fetchFigures}
      </SteadyButton>
      {startsAlone && (
        <SteadyButton isIdle={waiting.size === 0} onClick={onStop}>
          {t.stop}
        </SteadyButton>
      )}
      <span role="status">
        {requested.size > 0 && t.progress(count(done), count(requested.size))}
        {waiting.size === 0 && withoutAnswer > 0 && `; ${t.withoutAnswer(count(withoutAnswer))}`}
      </span>
    </p>
  );
}
