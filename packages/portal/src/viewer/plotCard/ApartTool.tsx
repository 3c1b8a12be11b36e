// Imported lazily, when there are several scenarios.
import { defineTexts, inLanguage } from "@episcope/common";
import { ChartSpline, Grid2x2 } from "lucide-react";
import type { ScenarioContent } from "../../charts/scenarios/chartScenario.ts";
import { canBeTogether } from "../../charts/scenarios/compareContents.ts";
import { CardTool } from "../../kit/controls/CardTool.tsx";
import { togglePlotView } from "../address/changes.ts";
import type { PlotView } from "../state/plotView.ts";

const texts = defineTexts({
  en: { apart: "Scenarios beside each other", overlaid: "Scenarios in one chart" },
  de: { apart: "Szenarien nebeneinander", overlaid: "Szenarien in einem Diagramm" },
});

interface ApartToolProps {
  /** In the address. */
  readonly name: string;
  readonly contents: readonly ScenarioContent[];
  readonly view: PlotView;
}

/** Where the curves of several scenarios can be in one chart: puts them beside each other. */
export default function ApartTool({ name, contents, view }: ApartToolProps) {
  const t = inLanguage(texts, view.language);
  if (!canBeTogether(contents.map(({ content }) => content))) return undefined;
  const isApart = view.address.apart.has(name);
  const Icon = isApart ? ChartSpline : Grid2x2;
  return (
    <CardTool
      label={isApart ? t.overlaid : t.apart}
      icon={<Icon size={18} aria-hidden />}
      onClick={() => view.changeFrom((current) => togglePlotView(current, "apart", name))}
    />
  );
}
