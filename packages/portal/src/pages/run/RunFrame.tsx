import { inLanguage } from "@episcope/common";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { Battery } from "../../data/runs/batteries.ts";
import { useLanguage } from "../../environment/language.ts";
import { setsOf } from "../../site/questions/questionOf.ts";
import { cityName } from "../../text/cityName.ts";
import { runTexts } from "../../viewer/runTexts.ts";
import { runTitle } from "../../viewer/runTitle.ts";
import styles from "../../viewer/ViewerFrame.module.css";
import { ViewerFrame } from "../../viewer/ViewerFrame.tsx";
import { BatteryTabs } from "./BatteryTabs.tsx";
import { areRegions } from "./runTabs.ts";
import { SetLinks } from "./SetLinks.tsx";
import { isKnownViewer } from "./viewerVersion.ts";

interface RunFrameProps {
  readonly batteries: readonly Battery[];
  readonly selected: Battery | undefined;
  readonly children: ReactNode;
}

/** The frame of a battery page, with tabs for the other regions or sets. */
export function RunFrame({ batteries, selected, children }: RunFrameProps) {
  const language = useLanguage();
  const t = inLanguage(runTexts, language);
  const { pathname } = useLocation();
  const isOne = batteries.length === 1;
  const hasRegions = areRegions(batteries);
  const shownCity = selected && cityName(selected.metadata.city, language);
  const city = isOne || !hasRegions ? shownCity : undefined;
  const { title } = runTitle(selected ? `/${selected.path}` : pathname, city, language);
  const sets = setsOf(pathname);
  const version = selected?.metadata.viewerVersion;
  return (
    <ViewerFrame
      {...{ path: pathname, title, city }}
      subtitle={isOne ? shownCity : undefined}
      tabs={
        sets ? (
          <SetLinks sets={sets} path={pathname} />
        ) : (
          !isOne && selected && <BatteryTabs {...{ batteries, selected, hasRegions }} />
        )
      }
      notice={
        version !== undefined &&
        !isKnownViewer(version) && <p className={styles.notice}>{t.unknownVersion}</p>
      }
    >
      {children}
    </ViewerFrame>
  );
}
