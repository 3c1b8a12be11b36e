import { expect, test } from "vitest";
import type { Panel, Series } from "../chartContent.ts";
import { layoutPanel } from "./layoutPanel.ts";
import { canSplit, smallPanels } from "./smallPanels.ts";

const series = (name: string, y: number, more: Partial<Series> = {}): Series => ({
  ...{ name, label: { en: name, de: name }, kind: "line", source: "model", x: [0, 100], y: [y, y] },
  ...more,
});
const panelOf = (all: readonly Series[]): Panel => ({
  ...{ key: "p", x: "date", yTitle: { en: "y", de: "y" }, scale: "page", series: all },
});
const panel = panelOf([
  series("target", 50, { source: "target" }),
  series("small", 2),
  series("large", 900),
  series("hidden", 90_000),
]);
const split = (isLog: boolean) =>
  smallPanels({ panel, x: [0, 100], isLog, hidden: new Set(["hidden"]) });
const topOf = (shown: Panel, isLog: boolean) => {
  const { yTicks } = layoutPanel({
    ...{ panel: shown, width: 300, height: 200, head: 0, x: [0, 100], isLog },
    ...{ showsMembers: false, isHidden: () => false, language: "en", scheme: "light" },
  });
  return yTicks.at(-1)?.label;
};

test("each shown curve has a panel of its own with the targets, all on one scale", () => {
  for (const isLog of [false, true]) {
    const panels = split(isLog);
    expect(panels.map(({ name }) => name)).toEqual(["small", "large"]);
    expect(panels.map((one) => one.panel.series.map(({ name }) => name))).toEqual([
      ["target", "small"],
      ["target", "large"],
    ]);
    expect(panels.map((one) => topOf(one.panel, isLog))).toEqual(["1,000", "1,000"]);
  }
});

test("one curve cannot be split", () => {
  expect(canSplit(panel)).toBe(true);
  expect(canSplit(panelOf(panel.series.slice(0, 2)))).toBe(false);
});
