import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Frame.module.css";

/** A collapsible panel over the map. */
export function Card({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <details className={styles.card} open>
      <summary>
        <h2>{title}</h2>
        <ChevronDown size={18} aria-hidden />
      </summary>
      <div className={styles.cardBody}>{children}</div>
    </details>
  );
}
