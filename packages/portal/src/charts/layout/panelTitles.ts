import { defineTexts, inLanguage, type Language } from "@episcope/common";
import type { Panel } from "../chartContent.ts";
import { isLogPanel } from "./layoutPanel.ts";

const texts = defineTexts({
  en: {
    logarithmic: "logarithmic axis",
    simulationDay: "Day of the simulation",
    daysSinceVaccination: "Days since vaccination",
  },
  de: {
    logarithmic: "logarithmische Achse",
    simulationDay: "Tag der Simulation",
    daysSinceVaccination: "Tage seit der Impfung",
  },
});

interface PanelTitles {
  readonly y: string;
  /** Title of the right axis, if a series uses it. */
  readonly right: string | undefined;
  /** Undefined for dates. */
  readonly x: string | undefined;
}

/** The axis titles of a panel, on the page and on its image. */
export function panelTitles(
  panel: Panel,
  isLog: boolean,
  hidden: ReadonlySet<string>,
  language: Language,
): PanelTitles {
  const t = inLanguage(texts, language);
  const hasRight = panel.series.some(({ axis, name }) => axis === "right" && !hidden.has(name));
  const title = inLanguage(panel.yTitle, language);
  return {
    y: isLogPanel(panel, isLog) ? `${title}, ${t.logarithmic}` : title,
    right: hasRight ? inLanguage(panel.rightTitle, language) : undefined,
    x: panel.x === "date" ? undefined : t[panel.x],
  };
}
