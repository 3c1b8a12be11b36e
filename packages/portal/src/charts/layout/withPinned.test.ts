import { expect, test } from "vitest";
import type { ChartContent, Series } from "../chartContent.ts";
import { withPinned } from "./withPinned.ts";

const series = (name: string, more: Partial<Series> = {}): Series => ({
  name,
  label: { en: name, de: `${name} de` },
  kind: "line",
  source: "model",
  x: [1],
  y: [2],
  ...more,
});
const panels = (...all: Series[]): ChartContent => ({
  kind: "panels",
  panels: [{ key: "p", x: "date", yTitle: { en: "", de: "" }, scale: "linear", series: all }],
});

test("model curves of the pinned run are added after those of the shown one", () => {
  const both = withPinned(
    panels(series("a"), series("o", { source: "observed" })),
    panels(series("a"), series("o", { source: "observed" }), series("s", { kind: "band" })),
  );
  const labels = both.kind === "panels" ? both.panels[0]?.series.map(({ label }) => label.de) : [];
  expect(labels).toEqual(["a de", "o de", "a de (festgehalten)"]);
});

test("rows are combined too, and without a pinned run nothing changes", () => {
  const rows: ChartContent = { kind: "rows", series: [series("work")] };
  const both = withPinned(rows, rows);
  expect(both.kind === "rows" && both.series.map(({ label }) => label.en)).toEqual([
    "work",
    "work (pinned)",
  ]);
  expect(withPinned(rows, undefined)).toBe(rows);
});
