import { inLanguage } from "@episcope/common";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { Battery } from "../../data/runs/batteries.ts";
import { useLanguage } from "../../environment/language.ts";
import { useQuery } from "../../environment/useQuery.ts";
import { cityName } from "../../text/cityName.ts";
import { chooseCity } from "../../viewer/address/changes.ts";
import { runTexts } from "../../viewer/runTexts.ts";
import { runTitle } from "../../viewer/runTitle.ts";
import styles from "../../viewer/ViewerFrame.module.css";
import { ViewerFrame } from "../../viewer/ViewerFrame.tsx";
import { isKnownViewer } from "./viewerVersion.ts";

interface RunFrameProps {
  /** Path of the page without leading and trailing slashes. */
  readonly name: string;
  readonly batteries: readonly Battery[];
  readonly selected: Battery | undefined;
  readonly children: ReactNode;
}

/** The frame of a battery page, one tab per city. */
export function RunFrame({ name, batteries, selected, children }: RunFrameProps) {
  const language = useLanguage();
  const t = inLanguage(runTexts, language);
  const [, changeQuery] = useQuery();
  const { pathname } = useLocation();
  const { title, subtitle } = runTitle(pathname, name, language);
  const version = selected?.metadata.viewerVersion;
  const first = batteries[0]?.folder ?? "";
  const tabs = (
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
  );
  return (
    <ViewerFrame
      {...{ name, title, subtitle, tabs }}
      notice={
        version !== undefined &&
        !isKnownViewer(version) && <p className={styles.notice}>{t.unknownVersion(version)}</p>
      }
    >
      {children}
    </ViewerFrame>
  );
}
