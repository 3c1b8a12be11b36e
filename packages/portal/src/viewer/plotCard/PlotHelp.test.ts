import type { Table } from "@episcope/common";
import { expect, test } from "vitest";
import { casesComparison } from "../../plots/epidemic/casesComparison.ts";
import { plotHelp } from "../../plots/plotHelp.ts";
import type { PlotView } from "../state/plotView.ts";
import PlotHelp from "./PlotHelp.tsx";

const viewOf = (rowCount: number | undefined, language = "en") => {
  const table: Table = { rowCount: rowCount ?? 0, columns: new Map() };
  const observed = new Map(rowCount === undefined ? [] : [["berlin-cases", table]]);
  return { city: "berlin", language, observed } as unknown as PlotView;
};
const helpOf = (view: PlotView) => PlotHelp({ plot: casesComparison, view });

test("help speaks of reported figures only while they are drawn", () => {
  expect(helpOf(viewOf(3))).toContain("Reported figures miss cases that nobody tested.");
  expect(helpOf(viewOf(3, "de"))).toContain("In den Meldungen fehlen Fälle");
  for (const nothing of [undefined, 0]) expect(helpOf(viewOf(nothing))).not.toContain("eported");
});

test("nothing else in the help of plots counts on reported figures", () => {
  const speaking = Object.entries(plotHelp).filter(([, { en, de }]) =>
    /reported (figures|cases|patients)|gemeldete/i.test(`${en} ${de}`),
  );
  // Contact closeness is fitted to them, whether they are drawn or not.
  expect(speaking.map(([name]) => name)).toEqual(["actLevPerTyp"]);
});
