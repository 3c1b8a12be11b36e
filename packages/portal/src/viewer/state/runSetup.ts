import { keyFigures, type Metadata } from "@episcope/battery";
import { defineTexts, inEachLanguage, inLanguage } from "@episcope/common";
import { dateAxis, formatPosition } from "../../charts/layout/axis.ts";
import { casesComparison } from "../../plots/epidemic/casesComparison.ts";
import { keyIncidence } from "../../plots/epidemic/keyIncidence.ts";
import { plots } from "../../plots/plots.ts";
import { dateRange } from "../address/dateRange.ts";
import { figureNames } from "../figures/figureNames.ts";
import type { ViewerSetup } from "./viewerSetup.ts";

const texts = defineTexts({
  en: {
    infections: "Infections, reinfections included",
    shownTime: (from: string, to: string) => `${from} to ${to}`,
  },
  de: {
    infections: "Infektionen, Reinfektionen mitgezählt",
    shownTime: (from: string, to: string) => `${from} bis ${to}`,
  },
});

export function runSetup(metadata: Metadata): ViewerSetup {
  const [from, to] = dateRange(metadata);
  const infectionsTitle = inEachLanguage((language) => inLanguage(texts, language).infections);
  return {
    plots,
    keyPlot: keyIncidence,
    preview: casesComparison,
    panelTables: ["infections", "infectionsPerSeed", "rValues"],
    figures: {
      names: figureNames,
      infectionsTitle,
      axis: dateAxis,
      of: (infections, { startDay }) => keyFigures(infections, { startDay, from, to }),
      ofSection: (infections, { startDay }, [first, last]) =>
        keyFigures(infections, {
          startDay,
          from: Math.max(from, first),
          to: Math.min(to, last),
        }),
      infected: {
        title: infectionsTitle,
        note: inEachLanguage((language) =>
          inLanguage(texts, language).shownTime(
            formatPosition(from, dateAxis, language),
            formatPosition(to, dateAxis, language),
          ),
        ),
      },
      hasRValue: true,
    },
    names: new Map(),
  };
}
