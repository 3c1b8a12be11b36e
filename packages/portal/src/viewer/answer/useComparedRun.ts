import { useMemo, useState } from "react";
import { useLanguage } from "../../environment/language.ts";
import { initialShift } from "../address/initialShift.ts";
import { describedSets } from "../address/optionSets.ts";
import { scenarioNames } from "../compare/scenarioNames.ts";
import { contextOf } from "../state/runContext.ts";
import type { RunViewerState, ViewedBattery } from "../state/useRunViewer.ts";
import { useRunState, useViewerStore } from "../state/useViewerStore.ts";
import type { Choice, ShownRun } from "../state/viewerMachine.ts";
import type { ScenarioWords } from "./answerSentence.ts";
import { comparedRun, comparedWords } from "./comparedRun.ts";

export interface Compared {
  readonly runId: string;
  readonly words: ScenarioWords;
  /** Undefined until it has arrived. */
  readonly shown: ShownRun | undefined;
  readonly startDay: number;
}

const noPlots: Choice["plots"] = [];

/**
 * The run that the choice is compared with. It is loaded like the chosen run, once that has been
 * shown: nobody waits longer for it.
 */
export function useComparedRun(
  { battery, index, baseRun, options, setup }: ViewedBattery,
  viewer: RunViewerState,
): Compared | undefined {
  const language = useLanguage();
  const { metadata } = battery;
  const { finder, runId, run } = viewer;
  const initial = useMemo(() => {
    const values = options.sets.map(
      ({ parameter, defaultOption }) => [parameter, defaultOption.value] as const,
    );
    return finder.find(new Map(values), initialShift(metadata))?.runId;
  }, [finder, options, metadata]);
  const other = comparedRun({ runId, kept: keptRun(viewer), initial, base: baseRun });
  const [wasShown, setWasShown] = useState(false);
  if (run.shown && !wasShown) setWasShown(true);
  const otherId = wasShown ? other?.runId : undefined;
  const { panelTables } = setup;
  const choice = useMemo(
    (): Choice => ({
      ...{ battery, panelTables, plots: noPlots },
      runs: { chosen: otherId },
    }),
    [battery, panelTables, otherId],
  );
  const [store, state] = useViewerStore(choice);
  const { shown, isStale } = useRunState(store, state, "chosen");
  if (!other) return undefined;
  const valuesOf = (id: string | undefined) => ({
    values: index.runs.find((row) => row.runId === id)?.values,
  });
  const [name = ""] = scenarioNames(
    [valuesOf(other.runId), valuesOf(runId)],
    index.parameters,
    describedSets(options),
    language,
  );
  return {
    runId: other.runId,
    words: comparedWords(other, name, metadata),
    shown: isStale ? undefined : shown,
    startDay: contextOf(viewer.addressed, other.runId, viewer.context).startDay,
  };
}

/** The kept scenario that the table of figures compares with, too. */
function keptRun({ scenarios: [reference] }: RunViewerState): string | undefined {
  return reference?.isKept && !reference.isChosen ? reference.runId : undefined;
}
