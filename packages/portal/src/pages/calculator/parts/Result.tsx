import type { ReactNode } from "react";
import styles from "./Result.module.css";

interface ResultProps {
  readonly label: string;
  /** For the eye, perhaps still on its way. */
  readonly shown: string;
  /** What it will be. */
  readonly value: string;
  readonly words: string;
  readonly trend?: string | undefined;
  readonly children?: ReactNode;
}

/** The number that everything is about, with what it means. */
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
