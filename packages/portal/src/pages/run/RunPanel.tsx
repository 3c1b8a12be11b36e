import { useLanguage } from "../../app/language.ts";
import { checkPlots, chooseOption, chooseRDay, showBase } from "./address/changes.ts";
import type { ExtraChart } from "./extraCharts/extraCharts.ts";
import { cumulativeInfected } from "./figures/keyFigures.ts";
import type { Figure } from "./panel/Figures.tsx";
import { ScenarioPanel } from "./panel/ScenarioPanel.tsx";
import { plots } from "./plots/plots.ts";
import { rOnDay } from "./plots/rValue.ts";
import type { PlotView } from "./plotView.ts";
import { type RunViewerState, usableTables, type ViewedBattery } from "./useRunViewer.ts";

interface RunPanelProps extends ViewedBattery {
  readonly viewer: RunViewerState;
  readonly view: PlotView;
  readonly extraCharts: readonly ExtraChart[];
}

/** The left panel, fed by the viewer. */
export function RunPanel({ viewer, view, battery, extraCharts }: RunPanelProps) {
  const language = useLanguage();
  const { metadata } = battery;
  const { address, run, context, options, states } = viewer;
  const tables = usableTables(run.shown);
  const isKnown = run.shown !== undefined && run.computing === undefined;
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
      .map(({ shortNames: [shortName], title }) => ({ shortName, title: title[language] })),
    ...extraCharts.filter((chart) => !isAbove(chart)).map(entry),
  ];
  return (
    <ScenarioPanel
      groups={options.groups}
      fixed={options.fixed}
      chosen={address.chosen}
      onChoose={(set, option) => view.change(chooseOption(set, option))}
      startDay={metadata.startDay}
      isBase={viewer.isBase}
      onLeaveBase={() => view.change(showBase(false))}
      infected={{
        day: metadata.endDay,
        value: figure(
          tables.infections && cumulativeInfected(tables.infections, context, metadata.endDay),
        ),
      }}
      rValue={{ day: address.rDay, value: figure(rOnDay(tables, context, address.rDay)) }}
      onRDay={(day) => view.change(chooseRDay(metadata, day))}
      plots={menu.map(({ shortName, title }) => ({
        shortName,
        title,
        isChecked: !address.uncheckedPlots.has(shortName),
      }))}
      onCheckPlots={(names, isChecked) =>
        view.changeFrom((current) => checkPlots(current, metadata, names, isChecked))
      }
    />
  );
}
