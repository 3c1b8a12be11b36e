import { inLanguage } from "@episcope/common";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Battery } from "../../data/runs/batteries.ts";
import { PartBoundary } from "../../kit/notices/PartBoundary.tsx";
import type { PlotDefinition } from "../../plots/plot.ts";
import { checkPlots, togglePlotView } from "../address/changes.ts";
import type { ExtraChart } from "../extraCharts/extraCharts.ts";
import { PlotCard } from "../plotCard/PlotCard.tsx";
import { runTexts } from "../runTexts.ts";
import type { PlotState } from "../state/plotContent.ts";
import type { PlotView } from "../state/plotView.ts";
import { usePressing } from "../state/pressing.ts";
import type { RunViewerState } from "../state/useRunViewer.ts";
import { type GroupOfPlots, groupId, groupPlots, isInGroup, type ListGroup } from "./groups.ts";
import { PlotIndex } from "./PlotIndex.tsx";
import styles from "./PlotList.module.css";
import { PlotSection } from "./PlotSection.tsx";

const ExtraChartCard = lazy(async () => ({
  default: (await import("../extraCharts/ExtraChartCard.tsx")).ExtraChartCard,
}));

const waiting: PlotState = { kind: "waiting" };
/** So few plots need neither groups nor an index. */
const fewPlots = 6;

interface PlotListProps {
  readonly viewer: RunViewerState;
  readonly view: PlotView;
  /** Above the groups: scale, start and section. */
  readonly scaleBar: ReactNode;
  readonly battery: Battery;
  readonly extraCharts: readonly ExtraChart[];
}

/** The plots of the run that have data and are switched on, in groups. */
export function PlotList({ viewer, view, scaleBar, battery, extraCharts }: PlotListProps) {
  const t = inLanguage(runTexts, view.language);
  const { plots } = viewer.addressed;
  const { uncheckedPlots } = viewer.address;
  const withContent = plots.filter((plot) => hasContent(plot, viewer));
  const isOn = (name: string) => !uncheckedPlots.has(name);
  const shown = withContent.filter(({ shortNames: [name] }) => isOn(name));
  const charts = extraCharts.filter(({ name }) => isOn(name));
  const below = charts.filter((chart) => !isAbove(chart));
  const groups = groupPlots(shown, below);
  const folds = useFolds(view);
  const list = useRef<HTMLDivElement>(null);
  // No plot is rendered for it.
  useEffect(
    () =>
      usePressing.subscribe(({ isPressed }) =>
        list.current?.toggleAttribute("data-pressed", isPressed),
      ),
    [],
  );

  const cards = ({ plots: ofGroup, charts: chartsOfGroup }: Omit<GroupOfPlots, "group">) => (
    <>
      {ofGroup.map((plot) => (
        <PlotCard
          key={plot.shortNames[0]}
          plot={plot}
          state={viewer.states.get(plot.shortNames[0]) ?? waiting}
          currentState={viewer.currentState}
          keptContent={viewer.keptContent}
          view={view}
          onInView={viewer.store.setInView}
        />
      ))}
      {chartsOfGroup.map((chart) => (
        <PartBoundary key={chart.name}>
          <Suspense>
            <ExtraChartCard chart={chart} battery={battery} view={view} />
          </Suspense>
        </PartBoundary>
      ))}
    </>
  );
  const isGrouped = plots.length > fewPlots;
  const hasNone = shown.length + charts.length === 0;
  // If the run itself has no plots, its status explains why.
  const isAnySwitchedOff = charts.length < extraCharts.length || shown.length < withContent.length;
  return (
    <div ref={list} className={`${styles.plots} ${view.isWide ? "" : styles.columns}`}>
      {cards({ plots: [], charts: charts.filter(isAbove) })}
      {scaleBar}
      {isGrouped && (
        <PlotIndex
          shown={groups.map(({ group }) => group)}
          onGo={folds.go}
          choices={menuChoices(withContent, extraCharts, view)}
          onCheckPlots={(names, isChecked) =>
            view.changeFrom((current) =>
              checkPlots(current, { metadata: battery.metadata, plots }, names, isChecked),
            )
          }
        />
      )}
      {hasNone && isAnySwitchedOff && <p className={styles.none}>{t.noPlots}</p>}
      {isGrouped
        ? groups.map((group) => (
            <PlotSection
              key={group.group}
              group={group.group}
              isOpen={folds.isOpen(group)}
              onToggle={() => folds.toggle(group)}
            >
              {cards(group)}
            </PlotSection>
          ))
        : !hasNone && <div className={styles.cards}>{cards({ plots: shown, charts: below })}</div>}
    </div>
  );
}

/** Which groups are folded: in the address. A link to a plot opens its group. */
function useFolds(view: PlotView) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  // The hash stays in the address; the visitor may fold its group nevertheless.
  const [foldedHash, setFoldedHash] = useState<string>();
  const [wanted, setWanted] = useState<ListGroup>();
  const { folded } = view.address;
  const isOpen = (group: GroupOfPlots) =>
    !folded.has(group.group) || (hash !== foldedHash && isInGroup(hash, group));
  const setFolded = (group: ListGroup, isFolded: boolean) =>
    view.changeFrom((current) =>
      current.folded.has(group) === isFolded ? {} : togglePlotView(current, "folded", group),
    );
  useEffect(() => {
    if (wanted === undefined) return;
    const section = document.getElementById(groupId(wanted));
    section?.scrollIntoView();
    section?.querySelector("button")?.focus({ preventScroll: true });
    setWanted(undefined);
  }, [wanted]);
  return {
    isOpen,
    toggle(group: GroupOfPlots) {
      const isFolded = isOpen(group);
      if (isFolded && isInGroup(hash, group)) setFoldedHash(hash);
      setFolded(group.group, isFolded);
    },
    go(group: ListGroup) {
      setFolded(group, false);
      setFoldedHash(undefined);
      // The shell scrolls to a new hash, and stays there while plots are drawn.
      const { search } = window.location;
      navigate({ search, hash: groupId(group) }, { replace: true });
      setWanted(group);
    },
  };
}

function menuChoices(
  plots: readonly PlotDefinition[],
  charts: readonly ExtraChart[],
  { address, language }: PlotView,
) {
  const choice = (shortName: string, title: string) => ({
    shortName,
    title,
    isChecked: !address.uncheckedPlots.has(shortName),
  });
  const ofCharts = (some: readonly ExtraChart[]) =>
    some.map(({ name, title }) => choice(name, title));
  const above = ofCharts(charts.filter(isAbove));
  const groups = groupPlots(
    plots,
    charts.filter((chart) => !isAbove(chart)),
  );
  return [
    ...(above.length > 0 ? [{ group: "above" as const, plots: above }] : []),
    ...groups.map((one) => ({
      group: one.group,
      plots: [
        ...one.plots.map(({ shortNames: [name], title }) =>
          choice(name, inLanguage(title, language)),
        ),
        ...ofCharts(one.charts),
      ],
    })),
  ];
}

function isAbove({ definition }: ExtraChart): boolean {
  return definition?.showAbove === true;
}

function hasContent({ shortNames: [name] }: PlotDefinition, { states }: RunViewerState): boolean {
  return states.get(name)?.kind !== "nothing";
}
