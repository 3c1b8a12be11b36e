import { inLanguage } from "@episcope/common";
import { useLocation } from "react-router";
import { type Battery, findBatteries, prepareReading } from "../../data/runs/batteries.ts";
import { useLanguage } from "../../environment/language.ts";
import { useQuery } from "../../environment/useQuery.ts";
import { useLoaded } from "../../kit/browser/useLoaded.ts";
import { Failure } from "../../kit/notices/Failure.tsx";
import { isCleanPath } from "../../site/addresses/cleanPath.ts";
import { Redirect } from "../../site/addresses/Redirect.tsx";
import styles from "../../site/frames/PlainPage.module.css";
import { PlainPage } from "../../site/frames/PlainPage.tsx";
import { readCity } from "../../viewer/address/runAddress.ts";
import { FaultNote } from "../../viewer/plotCard/FaultNote.tsx";
import { runTexts } from "../../viewer/runTexts.ts";
import { runTitle } from "../../viewer/runTitle.ts";
import { BatteryPage } from "./BatteryPage.tsx";
import { isLinkedRun } from "./linkedRuns.ts";
import { RunFrame } from "./RunFrame.tsx";

// Starts the worker while the page still renders.
prepareReading();

/** Any path that no other page claims names a battery of runs below the data root. */
export function Component() {
  const { pathname } = useLocation();
  return isCleanPath(pathname) ? <RunPage key={pathname} path={pathname} /> : <Redirect />;
}

function RunPage({ path }: { readonly path: string }) {
  const language = useLanguage();
  const t = inLanguage(runTexts, language);
  const name = decodeURIComponent(path.replace(/^\/|\/$/g, ""));
  const { title } = runTitle(path, undefined, language);
  const found = useLoaded(path, (signal) => findBatteries(path, signal));

  if (found.state === "loading") {
    return (
      <RunFrame batteries={[]} selected={undefined}>
        <p className={`${styles.page} ${styles.coming}`}>{t.looking}</p>
      </RunFrame>
    );
  }
  if (found.state === "failed") {
    return (
      <PlainPage title={title}>
        <Failure error={found.error} onRetry={found.retry} isWholePage />
      </PlainPage>
    );
  }
  if (found.value.kind === "broken") {
    return (
      <PlainPage title={t.broken}>
        <p>{t.brokenText}</p>
        <FaultNote
          faults={found.value.faults}
          language={language}
          isWholePage
          onRetry={found.retry}
        />
      </PlainPage>
    );
  }
  if (found.value.kind === "missing") {
    return isLinkedRun(path) ? (
      <PlainPage title={t.notPublished} hasSearch>
        <p>{title}</p>
        <p>{t.notPublishedText}</p>
      </PlainPage>
    ) : (
      <PlainPage title={t.notFound} hasSearch>
        <p>{t.notFoundText(`/${name}`)}</p>
      </PlainPage>
    );
  }
  return <CityPage batteries={found.value.batteries} />;
}

interface CityPageProps {
  readonly batteries: readonly [Battery, ...Battery[]];
}

/** One battery per region or set; the shown one is in the address. */
function CityPage({ batteries }: CityPageProps) {
  const [query] = useQuery();
  const city = readCity(query);
  const selected = batteries.find(({ folder }) => folder === city) ?? batteries[0];
  return (
    <RunFrame batteries={batteries} selected={selected}>
      <BatteryPage key={selected.url} battery={selected} />
    </RunFrame>
  );
}
