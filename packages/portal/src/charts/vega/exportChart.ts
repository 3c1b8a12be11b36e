// An extra chart as a file: always on white and with the same width, whatever the page looks like.
import { createView } from "./createView.ts";
import { type ExportTexts, framedChartWidth, framedSvg } from "./exportFrame.ts";
import type { ChartInput } from "./spec/prepareSpec.ts";

export interface ChartExport {
  svg(texts: ExportTexts): Promise<string>;
}

export function chartExport(input: Omit<ChartInput, "width" | "scheme">): ChartExport {
  return {
    svg: async (texts) => {
      const view = await createView({ ...input, width: framedChartWidth, scheme: "light" });
      try {
        return framedSvg(await view.toSVG(), texts);
      } finally {
        view.finalize();
      }
    },
  };
}
