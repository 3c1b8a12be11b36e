import { expect, test } from "vitest";
import type { ChartContent, Series } from "../../packages/portal/src/charts/chart.ts";
import { plotHelp } from "../../packages/portal/src/pages/run/plots/plotHelp.ts";
import { plots } from "../../packages/portal/src/pages/run/plots/plots.ts";
import { testContext } from "../../packages/portal/src/pages/run/plots/testTable.ts";
import { testTables } from "./testTables.ts";

const tables = testTables({ escape: 0, leisure: 0, masks: 0, vaccination: 0, schools: 0 }, 900);

function seriesOf(content: ChartContent | undefined): readonly Series[] {
  if (content?.kind === "panels") return content.panels.flatMap(({ series }) => series);
  return content?.kind === "rows" ? content.series : [];
}

test("23 plots in the order of the page, under their published names", () => {
  expect(plots.map(({ shortNames }) => shortNames[0])).toEqual([
    ...["actLevPerTyp", "disImp", "hosNewCasPos", "hosRatPos", "casCom", "virStr", "simRVal"],
    ...["simRValByPur", "infByActTyp", "vacEffAgaInf", "vacEffVsStr", "incComVacAndUnvac"],
    ...["VacRatBooRat", "VacPerTyp", "Antibodies", "hospNewCas", "hospRatComp"],
    ...["hospRatCompVacAndUnvac", "simHealOutOveTim", "inciHeatmap", "inciLinechart"],
    ...["leiOutFra", "weekTest"],
  ]);
  const names = plots.flatMap(({ shortNames }) => shortNames);
  expect(new Set(names).size).toBe(names.length);
});

test.each(plots)(
  "$shortNames.0 shows a full run, with lists of equal length and names that differ",
  (plot) => {
    const content = plot.content(tables, testContext);
    expect(content).toBeDefined();
    for (const series of seriesOf(content)) {
      expect(series.x.length).toBe(series.y.length);
      expect(series.x.length).toBeGreaterThan(0);
      expect(Array.from(series.x)).toEqual(Array.from(series.x).toSorted((a, b) => a - b));
      expect(series.label.de).not.toBe("");
    }
    if (content?.kind === "panels") {
      for (const { series } of content.panels) {
        expect(new Set(series.map(({ name }) => name)).size).toBe(series.length);
      }
    }
  },
);

test.each(plots)("$shortNames.0 needs no more than the tables it names", (plot) => {
  const named = Object.fromEntries(plot.tables.map((name) => [name, tables[name]]));
  expect(plot.content(named, testContext)).toEqual(plot.content(tables, testContext));
});

test.each(plots)(
  "$shortNames.0 is hidden when nothing has arrived, and leaves the tables as they are",
  (plot) => {
    expect(plot.content({}, testContext)).toBeUndefined();
    const before = structuredClone(tables);
    plot.content(tables, testContext);
    expect(tables).toEqual(before);
  },
);

test.each(plots)("$shortNames.0 explains itself in both languages", ({ title, shortNames }) => {
  const help = plotHelp[shortNames[0]] ?? { en: "", de: "" };
  for (const text of [title.en, title.de]) expect(text.length).toBeGreaterThan(5);
  for (const text of [help.en, help.de]) expect(text.length).toBeGreaterThan(60);
  expect(help.de).not.toBe(help.en);
});
