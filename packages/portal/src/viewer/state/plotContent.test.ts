import type { TableResult } from "@episcope/battery";
import { problem, type RunTableName } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test, vi } from "vitest";
import type { ChartContent } from "../../charts/chartContent.ts";
import { contextFixture } from "../../plots/fixtures/tables.ts";
import type { PlotDefinition } from "../../plots/plot.ts";
import { plotState } from "./plotContent.ts";
import type { ShownRun } from "./viewerMachine.ts";

function run(
  present: readonly RunTableName[],
  ...arrived: readonly (readonly [RunTableName, TableResult])[]
): ShownRun {
  return { runId: "r", present: new Set(present), tables: new Map(arrived) };
}
const fault = (name: string) => ({ file: "r.zip", ...problem("missing", { name }) });
const table = (...names: string[]): TableResult => ({
  kind: "table",
  table: dailyTable("2020-03-01", { n: [1, 2] }),
  faults: names.map(fault),
});
const broken = (name: string): TableResult => ({ kind: "broken", faults: [fault(name)] });

const chart: ChartContent = { kind: "rows", series: [] };
/** Needs the strains; vaccinations are optional. */
function plot() {
  const content = vi.fn<PlotDefinition["content"]>(({ strains }) => (strains ? chart : undefined));
  const text = { en: "", de: "" };
  const definition: PlotDefinition = {
    ...{ shortNames: ["p"], title: text, help: text, height: "normal", content },
    tables: ["strains", "vaccinations"],
  };
  return { definition, content };
}
const both: readonly RunTableName[] = ["strains", "vaccinations"];
const stateOf = (shown: ShownRun) => plotState(plot().definition, shown, contextFixture);

test("a plot waits while one of its tables loads", () => {
  expect(stateOf(run(both))).toEqual({ kind: "waiting" });
  expect(stateOf(run(both, ["strains", table()]))).toEqual({ kind: "waiting" });
  // Other tables are irrelevant.
  const withMoreTables = run([...both, "rValues"], ["strains", table()], ["vaccinations", table()]);
  expect(stateOf(withMoreTables).kind).toBe("content");
});

test("a plot whose table could not be loaded has failed; one that has it has not", () => {
  const lost = { tables: new Set<RunTableName>(["strains"]), error: new Error("no line") };
  const of = (shown: ShownRun) => plotState(plot().definition, shown, contextFixture, lost);
  expect(of(run(both))).toEqual({ kind: "failed", error: lost.error });
  expect(of(run(both, ["strains", table()]))).toEqual({ kind: "waiting" });
  expect(of(run(both, ["strains", table()], ["vaccinations", table()])).kind).toBe("content");
  expect(of(run([]))).toEqual({ kind: "nothing" });
});

test("a plot works without an optional table that the run lacks", () => {
  const shown = run(["strains"], ["strains", table("line 3")]);
  expect(stateOf(shown)).toEqual({ kind: "content", content: chart, faults: [fault("line 3")] });
  const gone = run(["strains"], ["strains", table()], ["vaccinations", { kind: "missing" }]);
  expect(stateOf(gone).kind).toBe("content");
});

test("without its tables a plot has nothing to show", () => {
  expect(stateOf(run([]))).toEqual({ kind: "nothing" });
  expect(stateOf(run(["vaccinations"], ["vaccinations", table()]))).toEqual({ kind: "nothing" });
});

test("a broken table breaks a plot that needs it, and is mentioned by one that does not", () => {
  const needed = run(both, ["strains", broken("no header")], ["vaccinations", table("line 3")]);
  expect(stateOf(needed)).toEqual({ kind: "broken", faults: [fault("no header")] });
  const other = run(both, ["strains", table("line 3")], ["vaccinations", broken("no header")]);
  expect(stateOf(other)).toEqual({
    kind: "content",
    content: chart,
    faults: [fault("no header"), fault("line 3")],
  });
});

test("a broken main table is reported for the whole run, not again by each plot", () => {
  const ofInfections = { ...plot().definition, tables: ["infections"] as const };
  const shown = run(["infections"], ["infections", broken("no header")]);
  expect(plotState(ofInfections, shown, contextFixture)).toEqual({ kind: "nothing" });
});

test("a plot gets only its own tables, and its context", () => {
  const { definition, content } = plot();
  const strains = table();
  const shown = run(["strains", "rValues"], ["strains", strains], ["rValues", table()]);
  plotState(definition, shown, contextFixture);
  expect(content.mock.calls).toEqual([
    [strains.kind === "table" ? { strains: strains.table } : {}, contextFixture],
  ]);
});

test("content is computed once for the same tables, for the shown and the pinned run", () => {
  const { definition, content } = plot();
  const shown = run(["strains"], ["strains", table()]);
  const pinned = run(["strains"], ["strains", table()]);
  for (const each of [shown, pinned, shown, pinned]) plotState(definition, each, contextFixture);
  expect(content).toHaveBeenCalledTimes(2);
  // More tables of the run have arrived, but none of this plot.
  plotState(definition, { ...shown, tables: new Map(shown.tables) }, contextFixture);
  expect(content).toHaveBeenCalledTimes(2);
  plotState(definition, shown, { ...contextFixture, startDay: contextFixture.startDay + 3 });
  expect(content).toHaveBeenCalledTimes(3);
  plotState(definition, run(["strains"], ["strains", table()]), contextFixture);
  expect(content).toHaveBeenCalledTimes(4);
});

test("having nothing to show is computed only once, too", () => {
  const { definition, content } = plot();
  for (const _ of [1, 2]) plotState(definition, run([]), contextFixture);
  expect(content).toHaveBeenCalledTimes(1);
});
