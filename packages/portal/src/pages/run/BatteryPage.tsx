import { inLanguage } from "@episcope/common";
import { type Battery, findBaseRun, readRuns } from "../../data/runs/batteries.ts";
import { useLanguage } from "../../environment/language.ts";
import { useLoaded } from "../../kit/browser/useLoaded.ts";
import { Failure } from "../../kit/notices/Failure.tsx";
import styles from "../../site/frames/PlainPage.module.css";
import { FaultNote } from "../../viewer/plotCard/FaultNote.tsx";
import { runTexts } from "../../viewer/runTexts.ts";
import { RunViewer } from "./RunViewer.tsx";

/** One battery: first its run table, then the viewer. */
export function BatteryPage({ battery }: { readonly battery: Battery }) {
  const language = useLanguage();
  const t = inLanguage(runTexts, language);
  const runs = useLoaded(battery.url, (signal) => readRuns(battery, signal));
  const baseRun = useLoaded(battery.url, (signal) => findBaseRun(battery, signal));
  if (runs.state === "loading")
    return <p className={`${styles.page} ${styles.coming}`}>{t.loading}</p>;
  if (runs.state === "failed") {
    return (
      <div className={styles.page}>
        <Failure error={runs.error} onRetry={runs.retry} isWholePage />
      </div>
    );
  }
  const { index, faults } = runs.value;
  if (!index) {
    return (
      <div className={styles.page}>
        <FaultNote faults={faults} language={language} isWholePage onRetry={runs.retry} />
      </div>
    );
  }
  return (
    <RunViewer
      battery={battery}
      index={index}
      faults={[...battery.faults, ...faults]}
      // The base run is optional: while it is unknown the switch is hidden.
      baseRun={baseRun.state === "done" ? baseRun.value : undefined}
      isBaseRunKnown={baseRun.state !== "loading"}
    />
  );
}
