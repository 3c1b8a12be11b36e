import { type Fault, inLanguage, type Language } from "@episcope/common";
import { FaultLine } from "../../kit/notices/FaultLine.tsx";
import styles from "./PlotCard.module.css";
import { cardTexts } from "./plotCardTexts.ts";

interface FaultNoteProps {
  readonly faults: readonly Fault[];
  readonly language: Language;
  /** The heading if something was only partly readable; the faults are collapsed below it. */
  readonly summary?: string;
  /** Nothing else of the page can be shown. */
  readonly isWholePage?: boolean;
  onRetry?(): void;
}

/** Faults in the files of a plot. */
export function FaultNote({
  faults,
  language,
  summary,
  isWholePage = false,
  onRetry,
}: FaultNoteProps) {
  const t = inLanguage(cardTexts, language);
  const list = (
    <ul className={styles.faults}>
      {faults.map((fault) => (
        <li key={JSON.stringify(fault)}>
          <FaultLine fault={fault} />
        </li>
      ))}
    </ul>
  );
  if (summary !== undefined) {
    return (
      <details className={styles.minor}>
        <summary>{summary}</summary>
        {list}
      </details>
    );
  }
  return (
    <div className={styles.broken} role="alert">
      <p>
        <strong>{isWholePage ? t.brokenWhole : t.broken}</strong> {!isWholePage && t.rest}
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
