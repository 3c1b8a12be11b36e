import site from "virtual:content/site";
import { inLanguage } from "@episcope/common";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../environment/language.ts";
import { useIsEmbedded } from "../site/addresses/useIsEmbedded.ts";
import { DemonstrationNotice } from "../site/frames/DemonstrationNotice.tsx";
import { runTexts } from "./runTexts.ts";
import styles from "./ViewerFrame.module.css";

interface ViewerFrameProps {
  /** Path of the page without leading and trailing slashes. */
  readonly name: string;
  readonly title: string;
  readonly subtitle: string | undefined;
  /** The cities of the page (CityTabs). */
  readonly tabs: ReactNode;
  readonly ribbon: string | undefined;
  /** Below the title. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** Banner with cities, path and title. */
export function ViewerFrame(props: ViewerFrameProps) {
  const { name, title, subtitle, tabs, ribbon, notice, children } = props;
  const language = useLanguage();
  const isEmbedded = useIsEmbedded();
  if (isEmbedded) return children;
  return (
    <>
      <div className={styles.banner}>
        <p className={styles.site}>{inLanguage(site.title, language)}</p>
        {tabs}
        {ribbon && <p className={styles.ribbon}>{ribbon}</p>}
      </div>
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
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {notice}
        <DemonstrationNotice />
      </div>
      {children}
    </>
  );
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
