import { inLanguage } from "@episcope/common";
import type { ReactNode } from "react";
import { useLanguage } from "../../environment/language.ts";
import { useQuery } from "../../environment/useQuery.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { cityName } from "../../text/cityName.ts";
import { runTitle } from "../../viewer/runTitle.ts";
import styles from "../../viewer/ViewerFrame.module.css";
import { ViewerFrame } from "../../viewer/ViewerFrame.tsx";
import { ArchiveNotice } from "./ArchiveNotice.tsx";
import { cityLink } from "./cityLink.ts";
import type { LegacyViewer } from "./definition.ts";
import { legacyTexts } from "./legacyTexts.ts";
import { citiesOf } from "./viewers.ts";

interface LegacyFrameProps {
  readonly viewer: LegacyViewer;
  readonly children: ReactNode;
}

/** The frame of a viewer; its tabs are links to the other cities. */
export function LegacyFrame({ viewer, children }: LegacyFrameProps) {
  const language = useLanguage();
  const t = inLanguage(legacyTexts, language);
  const [query] = useQuery();
  const city = cityName(viewer.city, language);
  const tabs = (
    <nav className={styles.tabs} aria-label={t.cities}>
      {citiesOf(viewer).map((other) => (
        <Link
          key={other.path}
          to={cityLink(other, query)}
          className={styles.tab}
          aria-current={other === viewer ? "page" : undefined}
        >
          {cityName(other.city, language)}
        </Link>
      ))}
    </nav>
  );
  return (
    <ViewerFrame
      path={viewer.path}
      title={runTitle(viewer.path, city, language).title}
      city={city}
      subtitle={inLanguage(viewer.lead, language)}
      tabs={tabs}
      notice={<ArchiveNotice viewer={viewer} />}
    >
      {children}
    </ViewerFrame>
  );
}
