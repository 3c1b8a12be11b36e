import type { Metadata, OptionSet } from "@episcope/battery";
import { useMemo } from "react";
import { rOnDay } from "../plots/epidemic/rValue.ts";
import type { PlotContext } from "../plots/plot.ts";
import { chooseOption, chooseRDay, resetChoice, showBase } from "./address/changes.ts";
import { initialShift } from "./address/initialShift.ts";
import { type Spread, spreadOf } from "./figures/spread.ts";
import type { Figure } from "./panel/Figures.tsx";
import { ScenarioPanel } from "./panel/ScenarioPanel.tsx";
import type { PlotView } from "./state/plotView.ts";
import { type RunViewerState, usableTables, type ViewedBattery } from "./state/useRunViewer.ts";
import type { ShownRun } from "./state/viewerMachine.ts";

interface RunPanelProps extends ViewedBattery {
  readonly viewer: RunViewerState;
  readonly view: PlotView;
}

export function RunPanel({ viewer, view, battery, setup }: RunPanelProps) {
  const { metadata } = battery;
  const { address, run, context, options } = viewer;
  const { figures } = setup;
  const { shown } = run;
  const figure = (spread: Spread | undefined): Figure => {
    if (viewer.runId === undefined || run.error !== undefined) return "none";
    return shown && run.progress === undefined ? (spread ?? "none") : undefined;
  };
  const { rDay } = address;
  const rValue = useMemo(() => rOfRun(shown, context, rDay), [shown, context, rDay]);
  return (
    <ScenarioPanel
      groups={options.groups}
      fixed={options.fixed}
      chosen={address.chosen}
      onChoose={(set, option, isContinued) => viewer.choose(chooseOption(set, option), isContinued)}
      startDay={metadata.startDay}
      axis={figures.axis}
      isBase={viewer.isBase}
      onLeaveBase={() => viewer.choose(showBase(false))}
      reset={
        setup.keepsSteps && {
          isInitial: isInitial(viewer, metadata),
          onReset: () => viewer.choose(resetChoice(options.sets)),
        }
      }
      rValue={figures.hasRValue && { day: rDay, value: figure(rValue) }}
      isEnsemble={(metadata.members ?? 1) > 1}
      onRDay={(day) => view.change(chooseRDay(metadata, day))}
    />
  );
}

/** R of each member on a date. */
function rOfRun(run: ShownRun | undefined, context: PlotContext, day: number): Spread | undefined {
  const members = run?.ensemble?.members ?? (run ? [run] : []);
  return spreadOf(members.flatMap((member) => rOnDay(usableTables(member), context, day) ?? []));
}

/** Whether an empty query would mean the same. */
function isInitial({ address, options, isBase }: RunViewerState, metadata: Metadata): boolean {
  const isDefault = ({ parameter, defaultOption }: OptionSet) =>
    address.chosen.get(parameter)?.value === defaultOption.value;
  return !isBase && address.shift === initialShift(metadata) && options.sets.every(isDefault);
}
