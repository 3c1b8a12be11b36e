import type { ReactNode } from "react";
import { Banner } from "./Banner.tsx";
import styles from "./ContentPage.module.css";
import { CreditsPanel } from "./CreditsPanel.tsx";

interface ContentPageProps {
  /** Cards and charts rather than text: as wide as the window allows. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A general page: banner, text column, and credits beside it. */
export function ContentPage({ isWide = false, children }: ContentPageProps) {
  return (
    <>
      <Banner />
      <div className={styles.columns}>
        <div className={`${styles.column} ${isWide ? styles.wide : ""}`}>{children}</div>
        <CreditsPanel />
      </div>
    </>
  );
}
