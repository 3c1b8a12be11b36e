import { inLanguage, type Language } from "@episcope/common";
import type { ReactNode } from "react";
import { useLanguage } from "../environment/language.ts";
import { Link } from "../kit/controls/Link.tsx";
import { useIsEmbedded } from "../site/addresses/useIsEmbedded.ts";
import { DemonstrationNotice } from "../site/frames/DemonstrationNotice.tsx";
import { formatDate } from "../text/format.ts";
import { runTexts } from "./runTexts.ts";
import styles from "./ViewerFrame.module.css";

interface ViewerFrameProps {
  /** Path of the page without leading and trailing slashes. */
  readonly name: string;
  readonly title: string;
  readonly subtitle: string | undefined;
  /** The cities of the page (CityTabs). */
  readonly tabs: ReactNode;
  /** Below the title. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** Path, title and cities in as few lines as possible: the first screen belongs to the answer. */
export function ViewerFrame(props: ViewerFrameProps) {
  const { name, title, subtitle, tabs, notice, children } = props;
  const language = useLanguage();
  const isEmbedded = useIsEmbedded();
  const date = dateIn(name, language);
  if (isEmbedded) return children;
  return (
    <>
      <div className={styles.head}>
        <nav aria-label={inLanguage(runTexts, language).path}>
          <ol className={styles.crumbs}>
            {crumbs(name).map(({ label, to, isLast }) => (
              <li key={to}>
                {isLast ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
              </li>
            ))}
          </ol>
        </nav>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.details}>
          {tabs}
          {[...new Set([subtitle, date])].map((detail) =>
            detail === undefined ? undefined : (
              <p key={detail} className={styles.subtitle}>
                {detail}
              </p>
            ),
          )}
        </div>
        {notice}
        <DemonstrationNotice />
      </div>
      {children}
    </>
  );
}

/** The date of these runs, which their path has. */
function dateIn(name: string, language: Language): string | undefined {
  const [date] = /\b\d{4}-\d{2}-\d{2}\b/.exec(name) ?? [];
  return date && formatDate(date, language);
}

function crumbs(name: string) {
  const segments = name.split("/");
  return segments.map((label, index) => ({
    label,
    to: `/${segments
      .slice(0, index + 1)
      .map(encodeURIComponent)
      .join("/")}`,
    isLast: index === segments.length - 1,
  }));
}
