import type { Fault } from "@episcope/common";
import { useMemo } from "react";
import { optionSets } from "../../viewer/address/optionSets.ts";
import { useExtraCharts } from "../../viewer/extraCharts/extraCharts.ts";
import { ChangeInLab } from "../../viewer/lab/ChangeInLab.tsx";
import { useNotes } from "../../viewer/Notes.tsx";
import { runSetup } from "../../viewer/state/runSetup.ts";
import type { ViewedBattery } from "../../viewer/state/useRunViewer.ts";
import { Viewer, type ViewerParts } from "../../viewer/Viewer.tsx";
import { ViewerPage } from "../../viewer/ViewerPage.tsx";
import { InfectionMapButton } from "./InfectionMapButton.tsx";
import { ReportLine } from "./ReportLine.tsx";
import { TimeLapseButton } from "./TimeLapseButton.tsx";

interface RunViewerProps extends Omit<ViewedBattery, "options" | "setup"> {
  readonly faults: readonly Fault[];
}

/** The viewer of a battery whose run table has been loaded. */
export function RunViewer({ faults, ...known }: RunViewerProps) {
  const { index, battery } = known;
  const { metadata } = battery;
  const options = useMemo(() => optionSets(index, metadata), [index, metadata]);
  const setup = useMemo(() => runSetup(metadata), [metadata]);
  return (
    <Viewer {...known} options={options} setup={setup}>
      {(parts) => <RunPage faults={faults} {...parts} />}
    </Viewer>
  );
}

/** Adds notes, extra charts and the links to map and time lapse, which embedded plots lack. */
function RunPage(props: ViewerParts & { readonly faults: readonly Fault[] }) {
  const { battery } = props.viewed;
  const { shown } = props.viewer.run;
  return (
    <ViewerPage
      {...props}
      notes={useNotes(battery)}
      extraCharts={useExtraCharts(battery)}
      actions={
        <>
          <ChangeInLab {...props} />
          {shown && <InfectionMapButton battery={battery} runId={shown.runId} />}
          {shown && <TimeLapseButton battery={battery} runId={shown.runId} />}
        </>
      }
    >
      <ReportLine path={battery.path} />
    </ViewerPage>
  );
}
