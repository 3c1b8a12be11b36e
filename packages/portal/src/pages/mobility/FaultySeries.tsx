import { type Fault, inLanguage } from "@episcope/common";
import { useLanguage, useTexts } from "../../environment/language.ts";
import { Failure } from "../../kit/notices/Failure.tsx";
import { FaultLine } from "../../kit/notices/FaultLine.tsx";
import { FaultNote } from "../../viewer/plotCard/FaultNote.tsx";
import styles from "../../viewer/plotCard/PlotCard.module.css";
import { faultCount } from "./faultCount.ts";
import type { MobilityState } from "./useMobility.ts";
import { mobilityTexts } from "./words/mobilityTexts.ts";

/** Shown in place of a chart or map while it loads or if it failed. */
export function SeriesMessage({ state }: { readonly state: MobilityState }) {
  const language = useLanguage();
  if (state.kind === "waiting")
    return <p className={styles.message}>{inLanguage(mobilityTexts, language).loading}</p>;
  if (state.kind === "failed") return <Failure error={state.error} onRetry={state.retry} />;
  if (state.kind === "broken")
    return <FaultNote faults={state.faults} language={language} onRetry={state.retry} />;
  return undefined;
}

/** Skipped rows in one line, with the first fault. */
export function LeftOut({
  faults,
  file,
}: {
  readonly faults: readonly Fault[];
  readonly file: string;
}) {
  const t = useTexts(mobilityTexts);
  const [first] = faults;
  if (!first) return undefined;
  return (
    <p className={styles.minor} role="note">
      {t.leftOut(t.rows(faultCount(faults)), file)} <FaultLine fault={first} />
    </p>
  );
}
