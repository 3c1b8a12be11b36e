// @vitest-environment jsdom
import type { RunTableName } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { act, StrictMode, useMemo } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { batteryFixture } from "../../data/runs/fixtures/battery.ts";
import type { CachedRun, RunKey, RunListener } from "../../data/runs/runStore.ts";
import { type RunState, useRunState, useViewerStore } from "./useViewerStore.ts";

/** A run cache controlled by the test. */
const host = vi.hoisted(() => ({
  known: new Map<string, CachedRun>(),
  listeners: new Set<RunListener>(),
}));
vi.mock("../../data/runs/runs.ts", () => ({
  runs: {
    cached: ({ runId }: RunKey) => host.known.get(runId),
    watch(listener: RunListener) {
      host.listeners.add(listener);
      return () => host.listeners.delete(listener);
    },
    of: () => ({ open: async () => {}, loadTables: () => new Promise(() => {}) }),
  },
}));

const battery = batteryFixture();
const panelTables: readonly RunTableName[] = ["infections"];
const table = dailyTable("2020-03-01", { n: [1] });
const whole: CachedRun = {
  opened: { tables: new Set(panelTables), entries: [], bytes: 1 },
  tables: new Map([["infections", { kind: "table", table, faults: [] }]]),
};

let root: Root;
let run: RunState;
let renderings: string[];
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.createElement("div"));
  host.known.clear();
  renderings = [];
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

function Page({ runId }: { readonly runId: string }) {
  const choice = useMemo(
    () => ({ battery, plots: [], panelTables, runs: { chosen: runId } }),
    [runId],
  );
  run = useRunState(...useViewerStore(choice), "chosen");
  renderings.push(`${run.shown?.runId}${run.isStale ? " before" : ""}`);
  return undefined;
}
const show = (runId: string) => act(() => root.render(<Page runId={runId} />));
function arrive(runId: string): void {
  host.known.set(runId, whole);
  act(() => {
    for (const listener of host.listeners) listener({ battery, runId }, whole);
  });
}

test("a run is shown when it arrives; the next one replaces it, a cached one at once", () => {
  show("a");
  expect(run.shown).toBeUndefined();
  arrive("a");
  show("b");
  expect([run.shown?.runId, run.isStale]).toEqual(["a", true]);
  arrive("b");
  expect([run.shown?.runId, run.isStale]).toEqual(["b", false]);
  renderings.length = 0;
  show("a");
  expect(new Set(renderings)).toEqual(new Set(["a"]));
  expect(renderings.length).toBeLessThanOrEqual(2);
});

test("mounting twice, as in React's strict mode, works", () => {
  act(() =>
    root.render(
      <StrictMode>
        <Page runId="a" />
      </StrictMode>,
    ),
  );
  expect(host.listeners.size).toBe(1);
  arrive("a");
  expect(run.shown?.runId).toBe("a");
});
