import { inLanguage } from "@episcope/common";
import { useMemo } from "react";
import { findLegacyBase, type LegacyRuns, readLegacyRuns } from "../../data/runs/legacy.ts";
import { useLanguage } from "../../environment/language.ts";
import { useLoaded } from "../../kit/browser/useLoaded.ts";
import { Failure } from "../../kit/notices/Failure.tsx";
import styles from "../../site/frames/PlainPage.module.css";
import { FaultNote } from "../../viewer/plotCard/FaultNote.tsx";
import { runTexts } from "../../viewer/runTexts.ts";
import { Viewer } from "../../viewer/Viewer.tsx";
import type { LegacyViewer as Definition } from "./definition.ts";
import { LegacyFrame } from "./LegacyFrame.tsx";
import { LegacyViewer } from "./LegacyViewer.tsx";
import { legacyMetadata } from "./legacyMetadata.ts";
import { legacyOptions } from "./legacyOptions.ts";
import { legacySetup } from "./legacySetup.ts";

interface LegacyPageProps {
  readonly viewer: Definition;
}

/** Loads the run table, then shows the viewer. */
export function LegacyPage({ viewer }: LegacyPageProps) {
  const language = useLanguage();
  const runs = useLoaded(viewer.path, (signal) =>
    readLegacyRuns(viewer.files, viewer.path.slice(1), legacyMetadata(viewer), signal),
  );
  return (
    <LegacyFrame viewer={viewer}>
      {runs.state === "loading" && (
        <p className={`${styles.page} ${styles.coming}`}>
          {inLanguage(runTexts, language).loading}
        </p>
      )}
      {runs.state === "failed" && (
        <div className={styles.page}>
          <Failure error={runs.error} onRetry={runs.retry} isWholePage />
        </div>
      )}
      {runs.state === "done" &&
        (runs.value.index ? (
          <Viewed viewer={viewer} runs={runs.value} index={runs.value.index} />
        ) : (
          <div className={styles.page}>
            <FaultNote
              faults={runs.value.faults}
              language={language}
              isWholePage
              onRetry={runs.retry}
            />
          </div>
        ))}
    </LegacyFrame>
  );
}

interface ViewedProps extends LegacyPageProps {
  readonly runs: LegacyRuns;
  readonly index: NonNullable<LegacyRuns["index"]>;
}

function Viewed({ viewer, runs, index }: ViewedProps) {
  const base = useLoaded(viewer.path, async (signal) =>
    viewer.base ? await findLegacyBase(runs, signal) : undefined,
  );
  const { battery } = runs;
  const options = useMemo(
    () => legacyOptions(viewer, battery.metadata, index),
    [viewer, battery, index],
  );
  return (
    <Viewer
      battery={battery}
      index={index}
      options={options}
      setup={legacySetup(viewer)}
      baseRun={base.state === "done" ? base.value : undefined}
      isBaseRunKnown={base.state !== "loading"}
    >
      {(parts) => <LegacyViewer definition={viewer} faults={runs.faults} {...parts} />}
    </Viewer>
  );
}
