import { lazy, Suspense, useMemo } from "react";
import type { Range } from "../charts/chartContent.ts";
import { Failure } from "../kit/notices/Failure.tsx";
import { PartBoundary } from "../kit/notices/PartBoundary.tsx";
import { keepRun, nameRun, openRun, removeRun } from "./address/changes.ts";
import { mostKept } from "./address/runAddress.ts";
import type { DatedScenario } from "./compare/incidenceDifference.ts";
import { ScenarioBar } from "./compare/ScenarioBar.tsx";
import type { Scenario } from "./compare/scenarios.ts";
import { seedsOfRun } from "./ensemble/seedsOfRun.ts";
import type { FiguresOfRuns } from "./figures/figureCollection.ts";
import { noRunFigures } from "./figures/runFigures.ts";
import { minMembers } from "./figures/spread.ts";
import type { PlotView } from "./state/plotView.ts";
import { contextOf } from "./state/runContext.ts";
import type { RunViewerState, ViewedBattery } from "./state/useRunViewer.ts";
import styles from "./ViewerPage.module.css";

const Comparison = lazy(async () => ({
  default: (await import("./compare/Comparison.tsx")).Comparison,
}));
const DifferencePlot = lazy(async () => ({
  default: (await import("./compare/DifferencePlot.tsx")).DifferencePlot,
}));

interface ScenariosProps extends ViewedBattery {
  readonly viewer: RunViewerState;
  readonly view: PlotView;
  readonly figures: FiguresOfRuns;
  /** What is counted, if it is not the whole shown time. */
  readonly section: Range | undefined;
}

/** The kept scenarios, the button that keeps the chosen one, and the comparison of all. */
export function Scenarios({ viewer, view, battery, setup, figures, section }: ScenariosProps) {
  const { runId, kept, address, addressed, scenarios } = viewer;
  const hasSeeds = viewer.run.shown !== undefined && seedsOfRun(viewer.run.shown).length > 0;
  const hasMembers = hasSeeds || (battery.metadata.members ?? 1) >= minMembers;
  const { reference, others } = useDatedScenarios(viewer);
  const runOf = (scenario: Scenario) =>
    scenario.slot === "chosen" ? viewer.run : kept.find(({ slot }) => slot === scenario.slot);
  const isCompared = scenarios.length > 1;
  if (!isCompared && address.kept.every((id) => id === undefined)) {
    if (runId === undefined || viewer.run.error !== undefined) return undefined;
  }
  return (
    <div className={styles.centred}>
      <ScenarioBar
        scenarios={scenarios}
        hasRoom={address.kept.filter(Boolean).length < mostKept}
        hasTooMany={address.keepsTooMany}
        scheme={view.scheme}
        onKeep={() => runId !== undefined && view.changeFrom((current) => keepRun(current, runId))}
        onOpen={(id) => viewer.choose(openRun(addressed, id) ?? {})}
        onRemove={(id) => view.changeFrom((current) => removeRun(current, id))}
        onRename={(id, name) => view.change(nameRun(id, name))}
      />
      {isCompared && (
        <PartBoundary>
          <Suspense fallback={<div style={{ minHeight: hasMembers ? 900 : 480 }} />}>
            <Comparison
              scenarios={scenarios.map((scenario) => ({
                scenario,
                figures:
                  runOf(scenario)?.error === undefined ? figures.get(scenario.runId) : noRunFigures,
              }))}
              figureSet={setup.figures}
              scheme={view.scheme}
              section={section}
            >
              {hasMembers && <DifferencePlot {...{ reference, others, view }} />}
            </Comparison>
          </Suspense>
        </PartBoundary>
      )}
      {kept
        .filter(({ slot, error }) => error !== undefined && isShownIn(slot, scenarios))
        .map(({ slot, error, retry }) => (
          <Failure key={slot} error={error} onRetry={retry} />
        ))}
    </div>
  );
}

/** The chosen run reports its own failure. */
function isShownIn(slot: Scenario["slot"], scenarios: readonly Scenario[]): boolean {
  return scenarios.some((scenario) => scenario.slot === slot);
}

/** The scenarios whose tables have arrived; the same objects until something changes. */
function useDatedScenarios({ run, kept, scenarios, addressed, context }: RunViewerState) {
  return useMemo(() => {
    const dated = scenarios.map((scenario): DatedScenario | undefined => {
      const { runId, slot } = scenario;
      const own = slot === "chosen" ? run : kept.find((one) => one.slot === slot);
      const { startDay } = slot === "chosen" ? context : contextOf(addressed, runId, context);
      return own?.shown?.runId === runId ? { scenario, run: own.shown, startDay } : undefined;
    });
    const [reference, ...others] = dated;
    return { reference, others: others.filter((one) => one !== undefined) };
  }, [run, kept, scenarios, addressed, context]);
}
