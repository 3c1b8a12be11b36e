import { inLanguage, type Language } from "@episcope/common";
import type { ReactNode } from "react";
import { useLanguage } from "../environment/language.ts";
import { Link } from "../kit/controls/Link.tsx";
import { useIsEmbedded } from "../site/addresses/useIsEmbedded.ts";
import { DemonstrationNotice } from "../site/frames/DemonstrationNotice.tsx";
import { formatDate } from "../text/format.ts";
import { runCrumbs } from "./runCrumbs.ts";
import { runTexts } from "./runTexts.ts";
import styles from "./ViewerFrame.module.css";

interface ViewerFrameProps {
  readonly path: string;
  readonly title: string;
  /** Undefined while unknown, and for pages of several regions. */
  readonly city: string | undefined;
  readonly subtitle: string | undefined;
  /** Other regions or sets, as buttons or links. */
  readonly tabs?: ReactNode;
  /** Below the title. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** Path, title and regions in as few lines as possible: the first screen belongs to the answer. */
export function ViewerFrame(props: ViewerFrameProps) {
  const { path, title, city, subtitle, tabs, notice, children } = props;
  const language = useLanguage();
  const isEmbedded = useIsEmbedded();
  const date = dateIn(path, language);
  if (isEmbedded) return children;
  return (
    <>
      <div className={styles.head}>
        <nav aria-label={inLanguage(runTexts, language).path}>
          <ol className={styles.crumbs}>
            {runCrumbs(path, city, language).map(({ label, to }) => (
              <li key={to ?? ""}>
                {to === undefined ? (
                  <span aria-current="page">{label}</span>
                ) : (
                  <Link to={to}>{label}</Link>
                )}
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
function dateIn(path: string, language: Language): string | undefined {
  const [date] = /\b\d{4}-\d{2}-\d{2}\b/.exec(path) ?? [];
  return date && formatDate(date, language);
}
