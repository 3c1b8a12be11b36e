import type { ReactNode } from "react";
import { Banner } from "./Banner.tsx";
import styles from "./ContentPage.module.css";
import { CreditsPanel } from "./CreditsPanel.tsx";

interface ContentPageProps {
  readonly children: ReactNode;
}

/** A general page: banner, text column, and credits beside it. */
export function ContentPage({ children }: ContentPageProps) {
  return (
    <>
      <Banner />
      <div className={styles.columns}>
        <div className={styles.column}>{children}</div>
        <CreditsPanel />
      </div>
    </>
  );
}
