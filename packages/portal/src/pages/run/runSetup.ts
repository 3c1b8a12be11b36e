import type { Metadata } from "@episcope/battery";
import { defineTexts, inLanguage } from "@episcope/common";
import { dateAxis, formatPosition } from "../../charts/layout/axis.ts";
import { casesComparison } from "../../plots/epidemic/casesComparison.ts";
import { plots } from "../../plots/plots.ts";
import { figureNames } from "../../viewer/figures/figureText.ts";
import { cumulativeInfected, keyFigures } from "../../viewer/figures/keyFigures.ts";
import type { ViewerSetup } from "../../viewer/state/viewerSetup.ts";

const texts = defineTexts({
  en: { infected: (date: string) => `Cumulative infected by ${date}` },
  de: { infected: (date: string) => `Infizierte insgesamt bis ${date}` },
});

export function runSetup({ endDay }: Metadata): ViewerSetup {
  return {
    plots,
    preview: casesComparison,
    panelTables: ["infections", "rValues"],
    figures: {
      names: figureNames,
      endDay,
      axis: dateAxis,
      of: (infections, context) => keyFigures(infections, context, endDay),
      infected: {
        title: (language) =>
          inLanguage(texts, language).infected(formatPosition(endDay, dateAxis, language)),
        value: (infections, context) => cumulativeInfected(infections, context, endDay),
      },
      hasRValue: true,
    },
    names: new Map(),
  };
}
