import { lazy, type ReactNode, Suspense } from "react";
import type { PlotView } from "./state/plotView.ts";
import { usePlotView } from "./state/usePlotView.ts";
import { type RunViewerState, useRunViewer, type ViewedBattery } from "./state/useRunViewer.ts";

const EmbeddedPlot = lazy(async () => ({
  default: (await import("./EmbeddedPlot.tsx")).EmbeddedPlot,
}));

export interface ViewerParts {
  readonly viewed: ViewedBattery;
  readonly viewer: RunViewerState;
  readonly view: PlotView;
}

interface ViewerProps extends ViewedBattery {
  readonly children: (parts: ViewerParts) => ReactNode;
}

/** Holds the state of a run page and shows the page, or a single embedded plot. */
export function Viewer({ children, ...viewed }: ViewerProps) {
  const viewer = useRunViewer(viewed);
  const view = usePlotView(viewed, viewer);
  if (viewer.address.embed !== undefined) {
    return (
      <Suspense>
        <EmbeddedPlot viewer={viewer} view={view} />
      </Suspense>
    );
  }
  return children({ viewed, viewer, view });
}
