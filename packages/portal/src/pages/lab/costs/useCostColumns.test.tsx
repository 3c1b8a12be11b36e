// @vitest-environment jsdom
import { parseDay, type RunTableName } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import type { LabPlace } from "@episcope/scenario";
import { asItWas, labRunId, withBlock } from "@episcope/scenario/lab";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { batteryFixture } from "../../../data/runs/fixtures/battery.ts";
import type { CachedRun, RunKey, RunListener } from "../../../data/runs/runStore.ts";
import { chooseLanguage } from "../../../environment/language.ts";
import type { CostColumn } from "./CostTable.tsx";
import { useCostColumns } from "./useCostColumns.ts";

/** A run cache controlled by the test. */
const host = vi.hoisted(() => ({
  known: new Map<string, CachedRun>(),
  listeners: new Set<RunListener>(),
  asked: new Set<string>(),
}));
vi.mock("../../../data/runs/runs.ts", () => ({
  runs: {
    cached: ({ runId }: RunKey) => host.known.get(runId),
    watch(listener: RunListener) {
      host.listeners.add(listener);
      return () => host.listeners.delete(listener);
    },
    of: ({ runId }: RunKey) => {
      host.asked.add(runId);
      return { open: async () => {}, loadTables: () => new Promise(() => {}) };
    },
    ensemble: () => undefined,
  },
}));

const battery = batteryFixture();
const panelTables: readonly RunTableName[] = ["infections"];
const startDay = parseDay("2020-10-31") ?? Number.NaN;
const lab = withBlock(
  { place: "berlin", first: startDay + 1, last: startDay + 3, blocks: new Map() },
  "schools",
  { from: startDay + 1, to: startDay + 2, value: 0, target: 0 },
);
const own = labRunId(lab);
const usual = labRunId(asItWas(lab));
const place = { leisureHours: 2, holidays: [] } as unknown as LabPlace;

/** Infected until day 0, before the time, and on the three days of it. */
function tables(...infected: readonly number[]): CachedRun["tables"] {
  const table = dailyTable("2020-10-31", { nInfectedCumulative: infected });
  return new Map([["infections", { kind: "table", table, faults: [] }]]);
}

let root: Root;
let columns: readonly CostColumn[];
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.createElement("div"));
  host.known.clear();
  host.asked.clear();
  chooseLanguage("en");
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

type Run = { readonly shown?: object; readonly error?: unknown };

function Page({ runId, run }: { readonly runId: string; readonly run: Run }) {
  // What the hook reads of the page.
  const parts = {
    viewed: { battery, setup: { panelTables } },
    viewer: {
      ...{ runId, run, kept: [] },
      context: { startDay },
      scenarios: [{ runId, slot: "chosen", color: "#000", dash: undefined }],
      address: { givenName: () => undefined },
    },
  };
  columns = useCostColumns(parts as never, place, lab);
  return undefined;
}
const show = (runId: string, run: Run) => act(() => root.render(<Page {...{ runId, run }} />));
const shownRun = (runId: string, own: CachedRun["tables"]): Run => ({
  shown: { runId, present: new Set(panelTables), tables: own },
});
function arrive(runId: string, own: CachedRun["tables"]): void {
  const known = { opened: { tables: new Set(panelTables), entries: [], bytes: 1 }, tables: own };
  host.known.set(runId, known);
  act(() => {
    for (const listener of host.listeners) listener({ battery, runId }, known);
  });
}
const infections = () =>
  columns.map(({ costs }) =>
    typeof costs === "object" ? costs.members.get(1)?.infections : costs,
  );

test("what happened is loaded once another scenario is shown, and is the first column", () => {
  show(own, {});
  // Nobody waits longer for it.
  expect(host.asked.has(usual)).toBe(false);
  expect(infections()).toEqual([undefined, undefined]);
  show(own, shownRun(own, tables(5, 10, 20, 45)));
  expect(host.asked.has(usual)).toBe(true);
  expect(infections()).toEqual([undefined, 40]);
  arrive(usual, tables(5, 10, 40, 105));
  expect(infections()).toEqual([100, 40]);
  expect(columns.map(({ name }) => name)[0]).toBe("As it was");
  expect(columns[1]?.name).toContain("Schools 0%");
});

test("what happened stands once where it is shown itself, and a lost run has no costs", () => {
  show(usual, shownRun(usual, tables(0, 0, 0, 7)));
  expect(infections()).toEqual([7]);
  expect(host.asked.size).toBe(0);
  show(own, { error: new Error("lost") });
  expect(infections()[1]).toBe("none");
});
