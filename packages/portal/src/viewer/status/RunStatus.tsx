import { archiveFile, entryName, inLanguage, problem } from "@episcope/common";
import { useLanguage } from "../../environment/language.ts";
import { Failure } from "../../kit/notices/Failure.tsx";
import { FaultNote } from "../plotCard/FaultNote.tsx";
import { runTexts } from "../runTexts.ts";
import type { RunState } from "../state/useViewerStore.ts";
import styles from "./RunStatus.module.css";

/** Why there are no plots: no such run, or files that cannot be loaded or read. */
export function RunStatus({
  run,
  runId,
}: {
  readonly run: RunState;
  readonly runId: string | undefined;
}) {
  const language = useLanguage();
  const t = inLanguage(runTexts, language);
  if (runId === undefined) {
    return (
      <div className={styles.status} role="status">
        <h2>{t.noRun}</h2>
        <p>{t.noRunText}</p>
      </div>
    );
  }
  if (run.error !== undefined) {
    return (
      <div className={styles.status}>
        <h2>{t.runFailed(runId)}</h2>
        <Failure error={run.error} onRetry={run.retry} />
      </div>
    );
  }
  // Faults of the previous run do not apply to this one.
  const shown = run.isStale ? undefined : run.shown;
  const infections = shown?.tables.get("infections");
  const isMissing = shown !== undefined && !shown.present.has("infections");
  if (infections?.kind !== "broken" && !isMissing) return undefined;
  const faults =
    infections?.kind === "broken"
      ? infections.faults
      : [
          {
            file: archiveFile(runId),
            ...problem("missing", { name: entryName(runId, "infections") }),
          },
        ];
  return (
    <div className={styles.status}>
      <h2>{t.runFailed(runId)}</h2>
      <FaultNote faults={faults} language={language} onRetry={run.retry} />
    </div>
  );
}
