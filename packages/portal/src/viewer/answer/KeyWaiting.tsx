import { inLanguage } from "@episcope/common";
import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../../environment/language.ts";
import { formatNumber, formatPercent } from "../../text/format.ts";
import { runTexts } from "../runTexts.ts";
import type { RunProgress } from "../state/viewerMachine.ts";
import styles from "./Answer.module.css";
import { answerTexts } from "./answerTexts.ts";
import { remainingSeconds } from "./remainingSeconds.ts";

interface KeyWaitingProps {
  readonly progress: RunProgress | undefined;
  /** Nothing has been shown yet. */
  readonly isFirst: boolean;
}

/** On top of the key chart while a run is on its way: what happens, and how long it takes. */
export function KeyWaiting({ progress, isFirst }: KeyWaitingProps) {
  const language = useLanguage();
  const t = inLanguage(answerTexts, language);
  const words = isFirst ? inLanguage(runTexts, language).loading : t.loading;
  const seconds = useRemaining(progress?.share);
  return (
    <div className={styles.waiting} role="status" data-key-waiting>
      <p>
        {progress ? stepText(progress, language) : words}
        {seconds !== undefined && `, ${t.seconds(formatNumber(seconds, language))}`}
      </p>
      {progress && (
        <progress
          aria-label={labelOf(progress, language)}
          {...(progress.share === undefined ? {} : { value: progress.share, max: 1 })}
        />
      )}
    </div>
  );
}

type Language = ReturnType<typeof useLanguage>;

function stepText({ step, share }: RunProgress, language: Language): string {
  const t = inLanguage(runTexts, language);
  const words = step === "computing" ? t.computing : t.loadingArchive;
  if (share === undefined) return words;
  return `${words} ${formatPercent(share, language, { maximumFractionDigits: 0 })}`;
}

function labelOf({ step }: RunProgress, language: Language): string {
  const t = inLanguage(runTexts, language);
  return step === "computing" ? t.progress : t.loadingProgress;
}

/** At the speed since the first progress was reported. */
function useRemaining(share: number | undefined): number | undefined {
  const first = useRef<{ readonly at: number; readonly share: number }>(undefined);
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    if (share === undefined) return;
    const now = performance.now();
    first.current ??= { at: now, share };
    const { at, share: before } = first.current;
    // What had been done before somebody looked took no time that is known.
    setSeconds(remainingSeconds(now - at, (share - before) / (1 - before)));
  }, [share]);
  return seconds;
}
