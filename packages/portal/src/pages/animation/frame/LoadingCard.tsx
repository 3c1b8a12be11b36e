import { inLanguage, type Language } from "@episcope/common";
import { useEffect } from "react";
import { isMissing } from "../../../data/network/fetchText.ts";
import { useLanguage } from "../../../environment/language.ts";
import { Failure } from "../../../kit/notices/Failure.tsx";
import { formatPercent } from "../../../text/format.ts";
import { runTexts } from "../run/runTexts.ts";
import type { LoadingStep } from "../source/animationSource.ts";
import styles from "./LoadingCard.module.css";
import { loadingTexts } from "./loadingTexts.ts";

interface LoadingCardProps {
  readonly step: LoadingStep | "waiting" | undefined;
  /** Whether it is the time lapse of a run. */
  readonly isOfRun: boolean;
}

interface FailureCardProps {
  readonly error: unknown;
  readonly isOfRun: boolean;
  onRetry(): void;
}

function wordsOf(isOfRun: boolean, language: Language) {
  return {
    ...inLanguage(loadingTexts, language),
    ...(isOfRun && inLanguage(runTexts, language)),
  };
}

/** Shows in the middle of the map what is loading, and its progress. */
export function LoadingCard({ step, isOfRun }: LoadingCardProps) {
  const language = useLanguage();
  const t = wordsOf(isOfRun, language);
  const text = step === undefined || step === "waiting" ? t.waiting : t[step.step];
  const progress = step === undefined || step === "waiting" ? undefined : step.progress;
  return (
    <div className={styles.card}>
      <p role="status">{text}</p>
      <progress aria-label={t.progress} value={progress} max={1} />
      <p className={styles.share} aria-hidden>
        {progress !== undefined && formatPercent(progress, language, { maximumFractionDigits: 0 })}
      </p>
    </div>
  );
}

/** Shows why loading failed; retries automatically when the connection is back. */
export function FailureCard({ error, isOfRun, onRetry }: FailureCardProps) {
  const language = useLanguage();
  const { missing } = wordsOf(isOfRun, language);
  useEffect(() => {
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [onRetry]);
  return (
    <div className={styles.card}>
      {isMissing(error) && <p>{missing}</p>}
      <Failure error={error} isWholePage onRetry={onRetry} />
    </div>
  );
}
