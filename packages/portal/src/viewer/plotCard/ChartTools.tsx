import type { ChartContent } from "../../charts/chartContent.ts";
import type { PlotDefinition } from "../../plots/plot.ts";
import type { PlotView } from "../state/plotView.ts";
import styles from "./ChartTools.module.css";
import { FilesTool, ScreenTool, TableTool } from "./PlotTools.tsx";

export interface ChartToolsProps {
  readonly plot: Pick<PlotDefinition, "shortNames" | "observed">;
  readonly title: string;
  /** As it is drawn, with all scenarios. */
  readonly content: ChartContent;
  readonly view: PlotView;
  readonly isScreen: boolean;
}

/** Table, full screen and files of a chart that is none of the plots in the list. */
export function ChartTools({ plot, title, content, view, isScreen }: ChartToolsProps) {
  const [name] = plot.shortNames;
  const compared = { content, facets: [] };
  return (
    <div className={styles.tools}>
      <TableTool name={name} view={view} />
      <ScreenTool name={name} view={view} isScreen={isScreen} />
      {/* A file must not name one choice and show another. */}
      {!view.isStale && (
        <FilesTool {...{ plot, title, content, compared, view }} contents={[]} isListed={false} />
      )}
    </div>
  );
}
