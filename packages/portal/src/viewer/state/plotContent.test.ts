import type { TableResult } from "@episcope/battery";
import { problem, type RunTableName } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test, vi } from "vitest";
import type { ChartContent } from "../../charts/chartContent.ts";
import type { RunMember } from "../../data/runs/storedEnsemble.ts";
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
    ...{ shortNames: ["p"], title: text, help: text, group: "immunity", height: "normal", content },
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

test("content is computed once for the same tables, for the shown and a kept run", () => {
  const { definition, content } = plot();
  const shown = run(["strains"], ["strains", table()]);
  const kept = run(["strains"], ["strains", table()]);
  for (const each of [shown, kept, shown, kept]) plotState(definition, each, contextFixture);
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

function strainsPlot() {
  const label = { en: "", de: "" };
  const content = vi.fn<PlotDefinition["content"]>(({ strains }) => {
    const values = strains?.columns.get("n");
    if (values?.kind !== "number") return undefined;
    const series = { name: "n", label, kind: "line", source: "model", x: [0, 1] } as const;
    return { kind: "rows", series: [{ ...series, y: values.values }] };
  });
  return { definition: { ...plot().definition, content }, content };
}
const member = (number: number, ...n: number[]): RunMember => ({
  number,
  tables: new Map([
    ["strains", { kind: "table", table: dailyTable("2020-03-01", { n }), faults: [] }],
  ]),
});

test("an ensemble shows the members that have arrived, each computed once", () => {
  const { definition, content } = strainsPlot();
  const members = [member(1, 1, 10), member(2, 3, 30), member(3, 8, 80)];
  const waiting: RunMember = { number: 4, tables: new Map() };
  const tables = members[0]?.tables ?? new Map<RunTableName, TableResult>();
  const shownWith = (arrived: readonly RunMember[]) => {
    const shown: ShownRun = {
      ...{ runId: "r", present: new Set(["strains"] as const), tables },
      ensemble: { members: [...arrived, waiting], memberCount: 4 },
    };
    const state = plotState(definition, shown, contextFixture);
    return state.kind === "content" ? state.content : undefined;
  };
  const yOf = (drawn: ChartContent | undefined) =>
    drawn?.kind === "rows" ? Array.from(drawn.series[0]?.y ?? []) : [];
  expect(shownWith(members.slice(0, 1))?.ensemble?.arrived).toBe(1);
  expect(yOf(shownWith(members.slice(0, 2)))).toEqual([2, 20]);
  const three = shownWith(members);
  expect(yOf(three)).toEqual([3, 30]);
  expect(three?.ensemble).toEqual({ arrived: 3, expected: 4, differs: true });
  expect(content).toHaveBeenCalledTimes(3);
  expect(shownWith(members)).toBe(three);
});

test("members are computed only for a plot that is drawn", () => {
  const { definition, content } = strainsPlot();
  const [first, second] = [member(1, 1, 2), member(2, 3, 4)];
  const state = plotState(
    definition,
    {
      ...{ runId: "r", present: new Set(["strains"] as const), tables: first.tables },
      ensemble: { members: [first, second], memberCount: 2 },
    },
    contextFixture,
  );
  expect(content).toHaveBeenCalledTimes(1);
  expect(state.kind === "content" && state.content.ensemble?.arrived).toBe(2);
  expect(content).toHaveBeenCalledTimes(2);
});
