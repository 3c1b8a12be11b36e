import { type Fault, inLanguage } from "@episcope/common";
import { useLanguage } from "../../../environment/language.ts";
import { DemonstrationNotice } from "../../../site/frames/DemonstrationNotice.tsx";
import { formatNumber } from "../../../text/format.ts";
import { FaultNote } from "../../../viewer/plotCard/FaultNote.tsx";
import { animationTexts } from "../animationTexts.ts";
import type { AnimationKind } from "../kind.ts";
import { choosePalette, usePalette } from "../look/usePalette.ts";
import { runTexts } from "../run/runTexts.ts";
import type { AnimationSource } from "../source/animationSource.ts";
import { AutoAdvanceSwitch } from "../transport/NextDay.tsx";
import styles from "./Legend.module.css";
import { Legend, SusceptibleSwitch } from "./Legend.tsx";
import { legendTexts } from "./legendTexts.ts";
import { PaletteChoice } from "./PaletteChoice.tsx";

interface LegendBlockProps {
  readonly kind: AnimationKind;
  readonly origin: AnimationSource["origin"];
  /** Whether it is the time lapse of a run. */
  readonly isOfRun: boolean;
  /** People of the city by state. */
  readonly counts: readonly number[] | undefined;
  readonly peoplePerDot: number;
  /** What was left out of the files, and why. */
  readonly faults: readonly Fault[];
}

/** The legend, its switches and what a dot stands for. */
export function LegendBlock(props: LegendBlockProps) {
  const { kind, origin, isOfRun, counts, peoplePerDot, faults } = props;
  const language = useLanguage();
  const t = inLanguage(legendTexts, language);
  const { name, palette } = usePalette();
  return (
    <div className={styles.block}>
      <Legend colors={palette.colors} background={palette.background} counts={counts} />
      <div className={styles.switches}>
        <SusceptibleSwitch />
        {kind === "traces" && <AutoAdvanceSwitch />}
        <PaletteChoice chosen={name} onChoose={choosePalette} />
      </div>
      <div className={styles.notes}>
        <p>
          {t.dot(formatNumber(peoplePerDot, language))}{" "}
          {origin === "published" ? t.everybody : t.surroundings}
        </p>
        {isOfRun ? (
          <>
            <p>{inLanguage(runTexts, language).course}</p>
            <p>{inLanguage(runTexts, language).immunity}</p>
            <p>{inLanguage(runTexts, language).homes}</p>
          </>
        ) : (
          <p>{inLanguage(animationTexts, language).base}</p>
        )}
        {origin === "computed" && <DemonstrationNotice />}
        {faults.length > 0 && (
          <FaultNote faults={faults} language={language} summary={t.leftOut(faults.length)} />
        )}
      </div>
    </div>
  );
}
