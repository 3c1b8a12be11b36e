import { keyFigures, type Metadata } from "@episcope/battery";
import { defineTexts, inLanguage } from "@episcope/common";
import { dateAxis, formatPosition } from "../../charts/layout/axis.ts";
import { casesComparison } from "../../plots/epidemic/casesComparison.ts";
import { plots } from "../../plots/plots.ts";
import { dateRange } from "../../viewer/address/dateRange.ts";
import { figureNames } from "../../viewer/figures/figureText.ts";
import type { ViewerSetup } from "../../viewer/state/viewerSetup.ts";

const texts = defineTexts({
  en: { infected: (date: string) => `Cumulative infected by ${date}` },
  de: { infected: (date: string) => `Infizierte insgesamt bis ${date}` },
});

export function runSetup(metadata: Metadata): ViewerSetup {
  const [from, endDay] = dateRange(metadata);
  return {
    plots,
    preview: casesComparison,
    panelTables: ["infections", "rValues"],
    figures: {
      names: figureNames,
      endDay,
      axis: dateAxis,
      of: (infections, { startDay }) => keyFigures(infections, { startDay, from, to: endDay }),
      infected: {
        title: (language) =>
          inLanguage(texts, language).infected(formatPosition(endDay, dateAxis, language)),
      },
      hasRValue: true,
    },
    names: new Map(),
  };
}
