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
  /** Of all rows, in order. */
  readonly allRunIds: readonly string[];
  readonly fetching: Fetching;
  /** Whether figures of all rows are requested as soon as the table is shown. */
  readonly startsAlone: boolean;
  isKnown(runId: string): boolean;
  onRequestFigures(runIds: readonly string[]): void;
  /** Those that wait are requested before others. */
  onPrefer(runIds: readonly string[]): void;
  onStop(): void;
}

/** More would be fetched for longer than somebody waits. */
const maxWaiting = 40;

/**
 * Requests figures that are neither known nor pending, and shows the progress: of the visible rows
 * or, if it starts by itself, of all, the visible ones first.
 */
export function FetchFigures(props: FetchFiguresProps) {
  const { runIds, allRunIds, fetching, startsAlone, isKnown } = props;
  const { onRequestFigures, onPrefer, onStop } = props;
  const language = useLanguage();
  const t = inLanguage(allRunsTexts, language);
  const count = (number: number) => formatNumber(number, language);
  const { requested, waiting } = fetching;
  const missing = (ids: Iterable<string>) =>
    [...ids].filter((runId) => !isKnown(runId) && !waiting.has(runId));
  const wanted = startsAlone
    ? missing(new Set([...runIds, ...allRunIds]))
    : missing(runIds).slice(0, Math.max(0, maxWaiting - waiting.size));
  const start = useRef(startsAlone ? () => onRequestFigures(wanted) : undefined);
  useEffect(() => {
    start.current?.();
    start.current = undefined;
  }, []);
  const visible = runIds.join("\n");
  useEffect(() => {
    if (startsAlone) onPrefer(visible.split("\n"));
  }, [startsAlone, visible, onPrefer]);
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
