import type { ReactNode } from "react";
import styles from "./Result.module.css";

interface ResultProps {
  readonly label: string;
  /** The displayed text, which may still be animating. */
  readonly shown: string;
  /** The final text, for screen readers. */
  readonly value: string;
  readonly words: string;
  readonly trend?: string | undefined;
  readonly children?: ReactNode;
}

/** The main number and its meaning. */
export function Result({ label, shown, value, words, trend, children }: ResultProps) {
  return (
    <div className={styles.result} data-trend={trend}>
      <h2 className={styles.label}>{label}</h2>
      <p className={styles.value} data-result>
        <span aria-hidden>{shown}</span>
        <span className="visually-hidden">{value}</span>
      </p>
      <p className={styles.words}>{words}</p>
      {children}
    </div>
  );
}
