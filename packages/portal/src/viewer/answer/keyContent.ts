// The key chart of the choice with the curve of the run that it is compared with.
import { inEachLanguage } from "@episcope/common";
import type { ChartContent, Series } from "../../charts/chartContent.ts";

/** `name` is that of the other run, in the language of the page. */
export function keyContent(
  own: ChartContent,
  compared: ChartContent | undefined,
  name: string,
): ChartContent {
  if (own.kind !== "panels" || compared?.kind !== "panels") return own;
  return {
    ...own,
    panels: own.panels.map((panel) => {
      const other = compared.panels.find(({ key }) => key === panel.key);
      const curves = (other?.series ?? []).filter(({ source }) => source === "model");
      return { ...panel, series: [...curves.map((one) => asCompared(one, name)), ...panel.series] };
    }),
  };
}

/** Grey and below the choice, which is what the page is about. */
function asCompared(series: Series, name: string): Series {
  return {
    ...series,
    name: `${series.name} compared`,
    label: inEachLanguage(() => name),
    color: "#808080",
    width: 2,
    dash: "dashed",
  };
}
