import site from "virtual:content/site";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { DemonstrationNotice } from "../../app/DemonstrationNotice.tsx";
import { useLanguage } from "../../app/language.ts";
import { useIsEmbedded } from "../../app/useIsEmbedded.ts";
import { useQuery } from "../../app/useQuery.ts";
import type { Battery } from "../../data/batteries.ts";
import { chooseCity } from "./address/changes.ts";
import { cityName } from "./cityName.ts";
import styles from "./RunFrame.module.css";
import { runTexts } from "./runTexts.ts";
import { runTitle } from "./runTitle.ts";
import { isKnownViewer, shownViewer } from "./viewerVersion.ts";

interface RunFrameProps {
  /** Path of the page without slashes at its ends. */
  readonly name: string;
  readonly batteries: readonly Battery[];
  readonly selected: Battery | undefined;
  readonly children: ReactNode;
}

/** Banner with the cities, the path, and what the runs are about. */
export function RunFrame({ name, batteries, selected, children }: RunFrameProps) {
  const language = useLanguage();
  const t = runTexts[language];
  const [, changeQuery] = useQuery();
  const { pathname } = useLocation();
  const isEmbedded = useIsEmbedded();
  if (isEmbedded) return children;
  const { title, subtitle } = runTitle(pathname, name, language);
  const version = selected?.metadata.viewerVersion;
  const first = batteries[0]?.folder ?? "";
  return (
    <>
      <div className={styles.banner}>
        <p className={styles.site}>{site.title[language]}</p>
        <fieldset className={styles.tabs}>
          <legend className="visually-hidden">{t.cities}</legend>
          {batteries.map((battery) => (
            <button
              key={battery.url}
              type="button"
              className={styles.tab}
              aria-pressed={battery === selected}
              onClick={() => changeQuery(chooseCity(battery.folder, first))}
            >
              {cityName(battery.metadata.city, language)}
            </button>
          ))}
        </fieldset>
        {version !== undefined && <p className={styles.ribbon}>{t.viewer(shownViewer(version))}</p>}
      </div>
      <div className={styles.head}>
        <nav aria-label={t.path}>
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
        {version !== undefined && !isKnownViewer(version) && (
          <p className={styles.notice}>{t.unknownVersion(version)}</p>
        )}
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
