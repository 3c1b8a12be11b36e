import type { Metadata, OptionSet } from "@episcope/battery";
import { inLanguage } from "@episcope/common";
import { useLanguage } from "../environment/language.ts";
import { rOnDay } from "../plots/epidemic/rValue.ts";
import { checkPlots, chooseOption, chooseRDay, resetChoice, showBase } from "./address/changes.ts";
import { initialShift } from "./address/initialShift.ts";
import type { ExtraChart } from "./extraCharts/extraCharts.ts";
import type { Figure } from "./panel/Figures.tsx";
import { ScenarioPanel } from "./panel/ScenarioPanel.tsx";
import type { PlotView } from "./state/plotView.ts";
import { type RunViewerState, usableTables, type ViewedBattery } from "./state/useRunViewer.ts";

interface RunPanelProps extends ViewedBattery {
  readonly viewer: RunViewerState;
  readonly view: PlotView;
  readonly extraCharts: readonly ExtraChart[];
}

export function RunPanel({ viewer, view, battery, setup, extraCharts }: RunPanelProps) {
  const language = useLanguage();
  const { metadata } = battery;
  const { address, run, context, options, states } = viewer;
  const { plots, figures } = setup;
  const tables = usableTables(run.shown);
  const isKnown = run.shown !== undefined && run.progress === undefined;
  const figure = (value: number | undefined): Figure => {
    if (viewer.runId === undefined || run.error !== undefined) return "none";
    return isKnown ? (value ?? "none") : undefined;
  };
  const isAbove = ({ definition }: ExtraChart) => definition?.showAbove === true;
  const entry = ({ name, title }: ExtraChart) => ({ shortName: name, title });
  const menu = [
    ...extraCharts.filter(isAbove).map(entry),
    ...plots
      .filter(({ shortNames }) => run.shown && states.get(shortNames[0])?.kind !== "nothing")
      .map(({ shortNames: [shortName], title }) => ({
        shortName,
        title: inLanguage(title, language),
      })),
    ...extraCharts.filter((chart) => !isAbove(chart)).map(entry),
  ];
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
          title: figures.infected.title(language),
          note: inLanguage(figures.infected.note, language),
          value: figure(tables.infections && figures.of(tables.infections, context).infections),
        }
      }
      rValue={
        figures.hasRValue && {
          day: address.rDay,
          value: figure(rOnDay(tables, context, address.rDay)),
        }
      }
      onRDay={(day) => view.change(chooseRDay(metadata, day))}
      hasOnePlot={plots.length + extraCharts.length === 1}
      plots={menu.map(({ shortName, title }) => ({
        shortName,
        title,
        isChecked: !address.uncheckedPlots.has(shortName),
      }))}
      onCheckPlots={(names, isChecked) =>
        view.changeFrom((current) => checkPlots(current, { metadata, plots }, names, isChecked))
      }
    />
  );
}

/** Whether an empty query would mean the same. */
function isInitial({ address, options, isBase }: RunViewerState, metadata: Metadata): boolean {
  const isDefault = ({ parameter, defaultOption }: OptionSet) =>
    address.chosen.get(parameter)?.value === defaultOption.value;
  return !isBase && address.shift === initialShift(metadata) && options.sets.every(isDefault);
}
