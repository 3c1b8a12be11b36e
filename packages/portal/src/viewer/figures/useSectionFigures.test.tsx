// @vitest-environment jsdom
import type { TableResult } from "@episcope/battery";
import { parseDay } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Range } from "../../charts/chartContent.ts";
import { batteryFixture } from "../../data/runs/fixtures/battery.ts";
import { contextFixture } from "../../plots/fixtures/tables.ts";
import { runSetup } from "../state/runSetup.ts";
import type { ShownRun } from "../state/viewerMachine.ts";
import type { FiguresOfRuns } from "./figureCollection.ts";
import { figuresOfOne } from "./runFigures.ts";
import { useSectionFigures } from "./useSectionFigures.ts";

let root: Root;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.createElement("div"));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const day = (date: string) => parseDay(date) ?? Number.NaN;
const { metadata } = batteryFixture({
  graphStartDay: day("2020-03-01"),
  endDay: day("2020-03-05"),
});
const setup = runSetup(metadata);
const table = dailyTable("2020-03-01", { nInfectedCumulative: [10, 30, 70, 150, 310] });
const tables = new Map([
  ["infections" as const, { kind: "table", table, faults: [] } as TableResult],
]);
const run: ShownRun = { runId: "a", present: new Set(["infections"]), tables };
const whole: FiguresOfRuns = new Map([
  ["a", figuresOfOne(setup.figures.of(table, contextFixture))],
  ["b", figuresOfOne(setup.figures.of(table, contextFixture))],
]);
const at = {
  context: contextFixture,
  memberCount: 1,
  ownStartDay: () => undefined,
  figuresOf: setup.figures.of,
};
const shown = [run, undefined];
const known = { figures: whole, at };

let counted: FiguresOfRuns;
function Reader({ section }: { readonly section: Range | undefined }) {
  counted = useSectionFigures(known, shown, setup.figures, section);
  return undefined;
}
const infectionsIn = (section?: Range) => {
  act(() => root.render(<Reader section={section} />));
  return counted.get("a")?.members.get(1)?.infections;
};

test("a section counts from its first to its last day, the whole time what is known", () => {
  expect(infectionsIn()).toBe(310);
  expect(counted).toBe(whole);
  expect(infectionsIn([day("2020-03-02"), day("2020-03-03")])).toBe(60);
  // Only runs that are shown have their tables.
  expect([...counted.keys()]).toEqual(["a"]);
  // Nothing is counted outside of the shown time.
  expect(infectionsIn([day("2020-03-04"), day("2020-04-01")])).toBe(240);
  expect(infectionsIn()).toBe(310);
});
