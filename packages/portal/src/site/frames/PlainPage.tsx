import { inLanguage } from "@episcope/common";
import type { ReactNode } from "react";
import { useLanguage } from "../../environment/language.ts";
import { Link } from "../../kit/controls/Link.tsx";
import styles from "./PlainPage.module.css";
import { SiteSearch } from "./SiteSearch.tsx";
import { shellTexts } from "./shellTexts.ts";

interface PlainPageProps {
  readonly title: string;
  /** Of the questions and runs, where a visitor looked for something that is not there. */
  readonly hasSearch?: boolean;
  readonly children: ReactNode;
}

/** A short message and a link to the home page. */
export function PlainPage({ title, hasSearch = false, children }: PlainPageProps) {
  const language = useLanguage();
  return (
    <div className={styles.page}>
      <h1 className="headline">{title}</h1>
      {children}
      {hasSearch && <SiteSearch />}
      <p>
        <Link to="/">{inLanguage(shellTexts, language).toHome}</Link>
      </p>
    </div>
  );
}
