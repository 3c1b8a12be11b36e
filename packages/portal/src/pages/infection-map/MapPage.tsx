import { inLanguage } from "@episcope/common";
import { type ReactNode, useEffect, useState } from "react";
import { readConfig } from "../../data/config.ts";
import { isMissing } from "../../data/network/fetchText.ts";
import type { ProgressStep } from "../../data/tasks/sharedTask.ts";
import { useLanguage } from "../../environment/language.ts";
import { setFullScreen } from "../../environment/viewerState.ts";
import { useLoaded } from "../../kit/browser/useLoaded.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { Failure } from "../../kit/notices/Failure.tsx";
import {
  batteryAddress,
  loadRunContext,
  type RunContext,
} from "../../viewer/address/runContext.ts";
import { FaultNote } from "../../viewer/plotCard/FaultNote.tsx";
import { RunProgress } from "../../viewer/status/RunProgress.tsx";
import { type MapFile, mapFileUrl } from "./address/mapPath.ts";
import styles from "./InfectionMap.module.css";
import { InfectionMap } from "./InfectionMap.tsx";
import { MapHead } from "./MapHead.tsx";
import { mapTexts } from "./mapTexts.ts";
import { loadMap } from "./reading/mapReader.ts";

interface Progress {
  readonly step: ProgressStep;
  readonly share: number | undefined;
}

/** Loads the file and the run, then shows the map or the reason for a failure. */
export function MapPage({ file }: { readonly file: MapFile }) {
  const language = useLanguage();
  const t = inLanguage(mapTexts, language);
  const [progress, setProgress] = useState<Progress>();
  const [found, setFound] = useState<{ readonly path: string; readonly context: RunContext }>();
  const loaded = useLoaded(file.path, async (signal) => {
    // It says whether the file is packed with others.
    const context = await loadRunContext(file, signal);
    setFound({ path: file.path, context });
    const { packed } = context;
    const url = mapFileUrl((await readConfig()).dataRoot, file);
    const onProgress = (share: number | undefined, step: ProgressStep = "computing") =>
      setProgress({ share, step });
    const map = await loadMap({ url, file: file.path, packed }, { signal, onProgress });
    return { url, map };
  });
  useEffect(() => {
    setFullScreen(true);
    return () => setFullScreen(false);
  }, []);

  const known = found?.path === file.path ? found.context : undefined;
  const waiting = (
    <>
      <MapHead file={file} context={known} />
      <div className={styles.waiting}>
        {progress ? <RunProgress progress={progress} /> : <p role="status">{t.loading}</p>}
      </div>
    </>
  );
  if (loaded.state === "loading") return <div className={styles.page}>{waiting}</div>;
  const message = (title: string, children: ReactNode) => (
    <div className={styles.page}>
      <div className={styles.message}>
        <h1 className="headline">{title}</h1>
        {children}
        <p>
          <Link to={known?.address ?? batteryAddress(file)}>{t.toRuns}</Link>
        </p>
        <p>
          <Link to="/#runs">{t.allRuns}</Link>
        </p>
      </div>
    </div>
  );
  if (loaded.state === "failed") {
    const isGone = isMissing(loaded.error);
    return message(
      isGone ? t.missing : t.failed,
      <>
        {isGone && <p>{t.missingText}</p>}
        <Failure error={loaded.error} onRetry={loaded.retry} isWholePage />
      </>,
    );
  }
  const { map, url } = loaded.value;
  if (map.kind === "broken") {
    return message(
      t.broken,
      <FaultNote faults={map.faults} language={language} onRetry={loaded.retry} />,
    );
  }
  if (map.data.count === 0) return message(t.empty, undefined);
  // The address has dates, so the window needs the start of the run.
  if (!known) return <div className={styles.page}>{waiting}</div>;
  return (
    <div className={styles.page}>
      <InfectionMap file={file} fileUrl={url} data={map.data} context={known} />
      {map.faults.length > 0 && (
        <div className={styles.faults}>
          <FaultNote
            faults={map.faults}
            language={language}
            summary={t.leftOut(map.faults.length)}
          />
        </div>
      )}
    </div>
  );
}
