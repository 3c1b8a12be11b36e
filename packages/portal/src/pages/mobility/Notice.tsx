import type { ReactNode } from "react";
import styles from "./Notice.module.css";

export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.notice} role="status">
      {children}
    </p>
  );
}
