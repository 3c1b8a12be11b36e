import type { Metadata, OptionSet } from "@episcope/battery";
import { inLanguage } from "@episcope/common";
import { useMemo } from "react";
import { useLanguage } from "../environment/language.ts";
import { rOnDay } from "../plots/epidemic/rValue.ts";
import type { PlotContext } from "../plots/plot.ts";
import { chooseOption, chooseRDay, resetChoice, showBase } from "./address/changes.ts";
import { initialShift } from "./address/initialShift.ts";
import type { FiguresOfRuns } from "./figures/figureCollection.ts";
import type { FigureName } from "./figures/figureNames.ts";
import { figureSpread } from "./figures/runFigures.ts";
import { type Spread, spreadOf } from "./figures/spread.ts";
import type { Figure, ModelRuns } from "./panel/Figures.tsx";
import { ScenarioPanel } from "./panel/ScenarioPanel.tsx";
import type { PlotView } from "./state/plotView.ts";
import { type RunViewerState, usableTables, type ViewedBattery } from "./state/useRunViewer.ts";
import type { ShownRun } from "./state/viewerMachine.ts";

interface RunPanelProps extends ViewedBattery {
  readonly viewer: RunViewerState;
  readonly view: PlotView;
  readonly known: FiguresOfRuns;
}

export function RunPanel({ viewer, view, battery, setup, known }: RunPanelProps) {
  const language = useLanguage();
  const { metadata } = battery;
  const { address, run, context, options } = viewer;
  const { figures } = setup;
  const { shown } = run;
  const figure = (spread: Spread | undefined): Figure => {
    if (viewer.runId === undefined || run.error !== undefined) return "none";
    return shown && run.progress === undefined ? (spread ?? "none") : undefined;
  };
  const ofRun = shown && known.get(shown.runId);
  const infections = (name: FigureName): Figure => {
    // They are collected just after the run is shown; without its tables never.
    if (shown && !ofRun && !run.lost) return undefined;
    return figure(ofRun && figureSpread(ofRun, name));
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
      infected={
        figures.infected && {
          title: inLanguage(figures.infected.title, language),
          note: inLanguage(figures.infected.note, language),
          value: infections("infections"),
          perThousand: figures.names.includes("infectionsPerThousand")
            ? infections("infectionsPerThousand")
            : "none",
        }
      }
      rValue={figures.hasRValue && { day: rDay, value: figure(rValue) }}
      modelRuns={modelRuns(metadata, shown)}
      onRDay={(day) => view.change(chooseRDay(metadata, day))}
    />
  );
}

/** R of each member on a date. */
function rOfRun(run: ShownRun | undefined, context: PlotContext, day: number): Spread | undefined {
  const members = run?.ensemble?.members ?? (run ? [run] : []);
  return spreadOf(members.flatMap((member) => rOnDay(usableTables(member), context, day) ?? []));
}

/** Undefined if each run of the page is a single model run. */
function modelRuns({ members = 1 }: Metadata, run: ShownRun | undefined): ModelRuns | undefined {
  const expected = run?.ensemble?.memberCount ?? members;
  return expected > 1 ? { arrived: run?.ensemble?.members.length ?? 0, expected } : undefined;
}

/** Whether an empty query would mean the same. */
function isInitial({ address, options, isBase }: RunViewerState, metadata: Metadata): boolean {
  const isDefault = ({ parameter, defaultOption }: OptionSet) =>
    address.chosen.get(parameter)?.value === defaultOption.value;
  return !isBase && address.shift === initialShift(metadata) && options.sets.every(isDefault);
}
