import type { ReactNode } from "react";
import styles from "./Frame.module.css";

interface TitleBarProps {
  readonly title: string;
  /** Beside the title: the date, or the current activity. */
  readonly detail?: ReactNode;
  /** At the opposite end. */
  readonly children?: ReactNode;
}

export function TitleBar({ title, detail, children }: TitleBarProps) {
  return (
    <header className={styles.titleBar}>
      <div className={styles.title}>
        <h1>{title}</h1>
        {detail && <p>{detail}</p>}
      </div>
      {children}
    </header>
  );
}
