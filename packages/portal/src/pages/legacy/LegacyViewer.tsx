import type { Fault } from "@episcope/common";
import { useTexts } from "../../environment/language.ts";
import type { ViewerParts } from "../../viewer/Viewer.tsx";
import styles from "../../viewer/ViewerPage.module.css";
import { ViewerPage } from "../../viewer/ViewerPage.tsx";
import type { LegacyViewer as Definition } from "./definition.ts";
import { legacyTexts } from "./legacyTexts.ts";
import { useLegacyNotes } from "./useLegacyNotes.ts";

interface LegacyViewerProps extends ViewerParts {
  readonly definition: Definition;
  readonly faults: readonly Fault[];
}

const noCharts = [] as const;

/** The run page for runs of spring 2020. */
export function LegacyViewer({ definition, ...parts }: LegacyViewerProps) {
  const t = useTexts(legacyTexts);
  const { baseRun, isBaseRunKnown } = parts.viewed;
  const lacksBase = definition.base && isBaseRunKnown && baseRun === undefined;
  return (
    <ViewerPage {...parts} notes={useLegacyNotes(definition.notes)} extraCharts={noCharts}>
      {lacksBase && <p className={styles.centred}>{t.noBase}</p>}
    </ViewerPage>
  );
}
