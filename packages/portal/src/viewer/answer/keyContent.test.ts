import { inEachLanguage } from "@episcope/common";
import { expect, test } from "vitest";
import type { ChartContent, Series } from "../../charts/chartContent.ts";
import { keyContent } from "./keyContent.ts";

const label = inEachLanguage((language) => language);
function series(source: Series["source"], y: number): Series {
  return { name: source, label, kind: "line", source, x: [1], y: [y] };
}
function content(...list: Series[]): ChartContent {
  const panel = { key: "k", x: "date", yTitle: label, scale: "linear", series: list } as const;
  return { kind: "panels", panels: [panel] };
}
const drawn = (chart: ChartContent) =>
  chart.kind === "panels" ? chart.panels[0]?.series.map((one) => [one.name, one.y[0]]) : [];

test("the curve of the other run is below, under its own name; reports are drawn once", () => {
  const own = content(series("model", 1), series("observed", 2));
  const other = content(series("model", 3), series("observed", 2));
  const both = keyContent(own, other, "Schools open");
  expect(drawn(both)).toEqual([
    ["model compared", 3],
    ["model", 1],
    ["observed", 2],
  ]);
  const [compared] = both.kind === "panels" ? (both.panels[0]?.series ?? []) : [];
  expect(compared?.label).toMatchObject({ en: "Schools open", de: "Schools open" });
});

test("without another run the chart stays as it is", () => {
  const own = content(series("model", 1));
  expect(keyContent(own, undefined, "")).toBe(own);
});
