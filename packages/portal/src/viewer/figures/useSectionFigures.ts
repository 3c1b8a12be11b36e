import { useMemo } from "react";
import type { Range } from "../../charts/chartContent.ts";
import type { ShownRun } from "../state/viewerMachine.ts";
import type { ViewerFigures } from "../state/viewerSetup.ts";
import { FigureCollection, type FiguresOfRuns } from "./figureCollection.ts";
import type { KnownFigures } from "./useKnownFigures.ts";

/** The figures of the shown runs in the chosen section; without one, what is known of all runs. */
export function useSectionFigures(
  { figures, at }: Pick<KnownFigures, "figures" | "at">,
  /** Must be stable until one of them changes. */
  shown: readonly (ShownRun | undefined)[],
  { ofSection }: Pick<ViewerFigures, "ofSection">,
  /** Must be stable until it changes. */
  section: Range | undefined,
): FiguresOfRuns {
  const counted = useMemo(() => {
    if (!section || !ofSection) return undefined;
    const figuresOf: typeof at.figuresOf = (infections, context) =>
      ofSection(infections, context, section);
    return { collection: new FigureCollection(), at: { ...at, figuresOf } };
  }, [at, section, ofSection]);
  return useMemo(() => {
    if (!counted) return figures;
    // Those that it has counted before are not counted again.
    for (const run of shown) if (run) counted.collection.addRun(run.runId, run, counted.at);
    return counted.collection.figures(counted.at.context.startDay);
  }, [counted, figures, shown]);
}
