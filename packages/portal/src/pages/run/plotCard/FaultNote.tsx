import { type Fault, formatFault } from "@episcope/battery";
import type { Language } from "../../../text/catalogue.ts";
import styles from "./PlotCard.module.css";
import { cardTexts } from "./plotCardTexts.ts";

interface FaultNoteProps {
  readonly faults: readonly Fault[];
  readonly language: Language;
  /** The plot is there, but something was left out of it. */
  readonly isMinor?: boolean;
  onRetry?(): void;
}

/** What is wrong with the files of a plot. */
export function FaultNote({ faults, language, isMinor = false, onRetry }: FaultNoteProps) {
  const t = cardTexts[language];
  const list = (
    <ul className={styles.faults}>
      {faults.map((fault) => (
        <li key={formatFault(fault)}>{formatFault(fault)}</li>
      ))}
    </ul>
  );
  if (isMinor) {
    return (
      <details className={styles.minor}>
        <summary>{t.minor(faults.length)}</summary>
        {list}
      </details>
    );
  }
  return (
    <div className={styles.broken} role="alert">
      <p>
        <strong>{t.broken}</strong> {t.rest}
      </p>
      {list}
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          {t.retry}
        </button>
      )}
    </div>
  );
}
