import type { LabPlace } from "@episcope/scenario";
import { type LabScenario, readLabCode, readLabRunId } from "@episcope/scenario/lab";
import { useEffect, useMemo } from "react";
import { dateAxis } from "../../charts/layout/axis.ts";
import { useLanguage } from "../../environment/language.ts";
import { useQuery } from "../../environment/useQuery.ts";
import { keys } from "../../viewer/address/addressKeys.ts";
import { runSetup } from "../../viewer/state/runSetup.ts";
import { useEventMarks } from "../../viewer/state/useEventMarks.ts";
import type { ViewerSetup } from "../../viewer/state/viewerSetup.ts";
import { Viewer } from "../../viewer/Viewer.tsx";
import { ViewerPage } from "../../viewer/ViewerPage.tsx";
import { costTables } from "./costs/runCosts.ts";
import { labSizeOn, thisDevice } from "./deviceSize.ts";
import { Gallery } from "./Gallery.tsx";
import { LabActions } from "./LabActions.tsx";
import { LabControls } from "./LabControls.tsx";
import { LabFindings } from "./LabFindings.tsx";
import { LabNotes } from "./LabNotes.tsx";
import styles from "./LabPage.module.css";
import { labRuns } from "./labBattery.ts";
import { beginningOn } from "./labDays.ts";
import { OwnScenarios } from "./own/OwnScenarios.tsx";
import { TakenOver } from "./taken/TakenOver.tsx";
import { Timeline } from "./timeline/Timeline.tsx";
import { useAddressedLab } from "./useAddressedLab.ts";

interface LabBenchProps {
  readonly place: LabPlace;
  /** Of the scenario of the address, or of the one that the page opens with. */
  readonly code: string;
  readonly dataRoot: string;
  onShown(lab: LabScenario): void;
}

const size = labSizeOn(thisDevice());
const noCharts = [] as const;

/** The time line with the result beside it, and everything that the run page has below. */
export function LabBench({ place, code, dataRoot, onShown }: LabBenchProps) {
  const language = useLanguage();
  const [query] = useQuery();
  const addressed = useMemo(() => labOf(code), [code]);
  useEffect(() => onShown(addressed), [addressed, onShown]);
  const { history, change } = useAddressedLab(addressed);
  const { lab } = history;
  const pinned = query.getAll(keys.kept).join(" ");
  const { others, lost } = useMemo(() => keptIn(pinned, addressed), [pinned, addressed]);
  const runs = useMemo(
    () => labRuns(dataRoot, addressed, others, size, place),
    [dataRoot, addressed, others, place],
  );
  const { metadata } = runs.battery;
  const setup = useMemo((): ViewerSetup => {
    const own = runSetup(metadata);
    return { ...own, panelTables: [...new Set([...own.panelTables, ...costTables])] };
  }, [metadata]);
  const marks = useEventMarks(metadata, dateAxis, language);
  const earlier = place.firstDays.findLast((day) => day < lab.first);
  return (
    <Viewer {...runs} setup={setup} baseRun={undefined} isBaseRunKnown>
      {(parts) => (
        <ViewerPage
          {...parts}
          faults={noCharts}
          notes="none"
          extraCharts={noCharts}
          actions={
            <LabActions {...{ others, size }} lab={addressed} startDay={metadata.startDay} />
          }
          workbench={
            <>
              <LabControls place={place} lab={lab} onChange={change} />
              <TakenOver query={query} />
              <Timeline
                lab={lab}
                usual={place.usual}
                fittedUntil={lab.first - 1}
                shownFrom={metadata.graphStartDay}
                marks={marks}
                history={history}
                onChange={change}
                {...(earlier !== undefined && {
                  onUnlock: () => change(beginningOn(place, lab, earlier), false),
                })}
              />
            </>
          }
        >
          <LabFindings
            parts={parts}
            place={place}
            lab={addressed}
            onOpen={(found) => change(found, false)}
          />
          <LabNotes {...{ lab, size }} usual={place.usual} lost={lost} />
          <div className={styles.lists}>
            <Gallery />
            <OwnScenarios lab={lab} />
          </div>
        </ViewerPage>
      )}
    </Viewer>
  );
}

/** Of a code that has been read before. */
function labOf(code: string): LabScenario {
  const { lab, fault } = readLabCode(code);
  if (!lab) throw new RangeError(`the scenario is broken: ${fault}`);
  return lab;
}

/** Kept scenarios of the same place and days; of others, differences would mean nothing. */
function keptIn(runIds: string, { place, first, last }: LabScenario) {
  const kept = runIds.split(" ").flatMap((runId) => {
    const code = readLabRunId(runId);
    const { lab } = code === undefined ? {} : readLabCode(code);
    return lab ?? [];
  });
  const others = kept.filter(
    (lab) => lab.place === place && lab.first === first && lab.last === last,
  );
  return { others, lost: kept.length - others.length };
}
