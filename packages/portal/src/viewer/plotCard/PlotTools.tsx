import { inLanguage } from "@episcope/common";
import { ChartLine, Download, Maximize, Minimize, Table2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { ChartContent } from "../../charts/chartContent.ts";
import type { ScenarioContent } from "../../charts/scenarios/chartScenario.ts";
import type { ComparedContent } from "../../charts/scenarios/compareContents.ts";
import { enterFullScreen } from "../../kit/browser/enterFullScreen.ts";
import tools from "../../kit/controls/CardTool.module.css";
import { CardTool } from "../../kit/controls/CardTool.tsx";
import { Dropdown } from "../../kit/controls/Dropdown.tsx";
import { PartBoundary } from "../../kit/notices/PartBoundary.tsx";
import type { PlotDefinition } from "../../plots/plot.ts";
import { showScreen, togglePlotView } from "../address/changes.ts";
import type { PlotView } from "../state/plotView.ts";
import styles from "./PlotCard.module.css";
import { cardTexts } from "./plotCardTexts.ts";

const PlotActions = lazy(() => import("./PlotActions.tsx"));

interface ToolProps {
  /** In the address. */
  readonly name: string;
  readonly view: PlotView;
}

/** Shows a plot as a table, or as a chart again. */
export function TableTool({ name, view }: ToolProps) {
  const t = inLanguage(cardTexts, view.language);
  const isTable = view.address.tables.has(name);
  const Icon = isTable ? ChartLine : Table2;
  return (
    <CardTool
      label={isTable ? t.chart : t.table}
      icon={<Icon size={18} aria-hidden />}
      onClick={() => view.changeFrom((current) => togglePlotView(current, "tables", name))}
    />
  );
}

/** Opens a plot in full screen, or closes it there. */
export function ScreenTool({ name, view, isScreen }: ToolProps & { readonly isScreen: boolean }) {
  const t = inLanguage(cardTexts, view.language);
  const turn = async () => {
    if (!isScreen) await enterFullScreen();
    view.changeFrom(() => showScreen(isScreen ? undefined : name));
  };
  const Icon = isScreen ? Minimize : Maximize;
  return (
    <CardTool
      label={isScreen ? t.leaveScreen : t.screen}
      icon={<Icon size={18} aria-hidden />}
      onClick={turn}
    />
  );
}

interface FilesToolProps {
  readonly plot: Pick<PlotDefinition, "shortNames" | "observed">;
  readonly title: string;
  readonly content: ChartContent;
  readonly contents: readonly ScenarioContent[];
  readonly compared: ComparedContent;
  readonly view: PlotView;
  /** One of the plots of the page, which can be embedded and split into small charts. */
  readonly isListed: boolean;
}

/** The files of a plot. */
export function FilesTool(props: FilesToolProps) {
  const t = inLanguage(cardTexts, props.view.language);
  const [isOpen, setOpen] = useState(false);
  return (
    <Dropdown
      label={
        <>
          <Download size={18} aria-hidden />
          <span className="visually-hidden">{props.isListed ? t.more : t.download}</span>
        </>
      }
      isOpen={isOpen}
      onOpenChange={setOpen}
      placement="page"
      className={tools.menu}
      panelClassName={styles.actionList}
    >
      {isOpen && (
        <PartBoundary>
          <Suspense fallback={t.loading}>
            <PlotActions {...props} onDone={() => setOpen(false)} />
          </Suspense>
        </PartBoundary>
      )}
    </Dropdown>
  );
}
