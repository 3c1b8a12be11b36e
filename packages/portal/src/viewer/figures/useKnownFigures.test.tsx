// @vitest-environment jsdom
import { allDays, keyFigures, type Run, type TableResult } from "@episcope/battery";
import { problem, type RunTableName, type Table } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ArchiveError } from "../../data/network/archiveError.ts";
import { FetchError } from "../../data/network/fetchError.ts";
import { batteryFixture } from "../../data/runs/fixtures/battery.ts";
import type { RunListener } from "../../data/runs/runStore.ts";
import type { RunMember } from "../../data/runs/storedEnsemble.ts";
import { contextFixture } from "../../plots/fixtures/tables.ts";
import type { PlotContext } from "../../plots/plot.ts";
import { day, smallBattery } from "../address/fixtures/smallBattery.ts";
import type { ShownRun } from "../state/viewerMachine.ts";
import type { FigureContext } from "./figureCollection.ts";
import { noRunFigures } from "./runFigures.ts";
import { useKnownFigures } from "./useKnownFigures.ts";

interface Call {
  readonly runId: string;
  readonly signal: AbortSignal;
  resolve(): void;
  reject(error: unknown): void;
}
/** A store controlled by the test, with its listeners and calls. */
const store = vi.hoisted(() => ({
  calls: [] as Call[],
  listeners: new Set<RunListener>(),
  /** Set if each run has members. */
  members: undefined as readonly RunMember[] | undefined,
}));
vi.mock("../../data/runs/runs.ts", () => ({
  runs: {
    watch(listener: RunListener) {
      store.listeners.add(listener);
      return () => store.listeners.delete(listener);
    },
    ensemble: () =>
      store.members && {
        memberCount: 3,
        load: async () => {},
        membersWith: () => store.members,
      },
    of: ({ runId }: Run) => ({
      open: async () => ({ tables: new Set(["infections"]), entries: [], bytes: 1 }),
      loadTables: async () => tablesWith(infectedTable(100)),
      loadComputedTables: (_names: readonly RunTableName[], signal: AbortSignal) =>
        new Promise<void>((resolve, reject) =>
          store.calls.push({ runId, signal, resolve, reject }),
        ),
    }),
  },
}));

let root: Root;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.createElement("div"));
  store.calls.length = 0;
  store.members = undefined;
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const battery = batteryFixture();
const figuresOf: FigureContext["figuresOf"] = (infections, context) =>
  keyFigures(infections, { ...context, ...allDays });
let known: ReturnType<typeof useKnownFigures>;
interface ReaderProps {
  readonly context?: PlotContext;
  readonly shown?: ShownRun;
}
function Reader({ context = contextFixture, shown }: ReaderProps) {
  known = useKnownFigures(battery, context, [shown], smallBattery, figuresOf);
  return undefined;
}
const show = (props: ReaderProps = {}) => act(() => root.render(<Reader {...props} />));
const want = (...runIds: string[]) => act(() => known.want(runIds));
function tablesWith(table: Table): ReadonlyMap<RunTableName, TableResult> {
  return new Map([["infections", { kind: "table", table, faults: [] }]]);
}
const requested = () => store.calls.map(({ runId }) => runId).join("");
const infectedOf = (runId: string) => known.figures.get(runId)?.members.get(1)?.infections;
const answer = (call: number) => act(async () => store.calls[call]?.resolve());
const fail = (call: number, error: unknown) => act(async () => store.calls[call]?.reject(error));

function infectedTable(infected: number): Table {
  return dailyTable("2020-03-01", { nInfectedCumulative: [infected] });
}

function arrive(runId: string, infected: number, of = battery): void {
  const tables = tablesWith(infectedTable(infected));
  const opened = { tables: new Set(["infections"] as const), entries: [], bytes: 1 };
  act(() => {
    for (const listener of store.listeners) listener({ battery: of, runId }, { opened, tables });
  });
}

test("runs become known however they arrive, but not those of another battery", () => {
  show();
  arrive("a", 1000);
  arrive("b", 2000, { ...battery, url: "http://host.test/other/" });
  expect(infectedOf("a")).toBe(1000);
  expect(known.figures.has("b")).toBe(false);
  expect(store.calls).toEqual([]);
  act(() => root.unmount());
  expect(store.listeners.size).toBe(0);
  root = createRoot(document.createElement("div"));
});

test("a second request does not cancel the first", async () => {
  show();
  want("a", "b");
  want("c");
  expect(requested()).toBe("a");
  arrive("a", 1000);
  await answer(0);
  await answer(1);
  await answer(2);
  expect(requested()).toBe("abc");
  expect(store.calls.some(({ signal }) => signal.aborted)).toBe(false);
  expect(known.fetching.waiting.size).toBe(0);
  expect([...known.fetching.requested]).toEqual(["a", "b", "c"]);
});

test("an unreachable run stays unknown, and a missing one has no figures", async () => {
  show();
  want("a", "b", "c", "d");
  await fail(0, new FetchError("network", "a.zip"));
  // A run that the server would have to compute first ends like this.
  await fail(1, new DOMException("", "AbortError"));
  await fail(2, new FetchError("missing", "c.zip"));
  await fail(3, new ArchiveError("d", { file: "d.zip", ...problem("notZip") }));
  expect([...known.figures]).toEqual([
    ["c", noRunFigures],
    ["d", noRunFigures],
  ]);
  expect(known.fetching.waiting.size).toBe(0);
  want("a");
  expect(requested()).toBe("abcda");
});

test("the figures of an ensemble are those of all its members", async () => {
  store.members = [2, 3].map((number) => ({
    number,
    tables: tablesWith(infectedTable(100 * number)),
  }));
  show();
  await act(async () => known.want(["a"]));
  const found = known.figures.get("a");
  expect(
    [...(found?.members ?? [])].map(([number, { infections }]) => [number, infections]),
  ).toEqual([
    [1, 100],
    [2, 200],
    [3, 300],
  ]);
  expect(found?.memberCount).toBe(3);
  expect(known.fetching.waiting.size).toBe(0);
});

test("stopping cancels what is being fetched, and more can be asked for", async () => {
  show();
  want("a", "b");
  act(() => known.stop());
  expect(store.calls[0]?.signal.aborted).toBe(true);
  expect(known.fetching.waiting.size).toBe(0);
  want("c");
  expect(requested()).toBe("ac");
});

test("nothing is fetched while the page is hidden", () => {
  show();
  want("a", "b");
  const turn = (isHidden: boolean) => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
  };
  turn(true);
  expect(store.calls[0]?.signal.aborted).toBe(true);
  want("c");
  expect(requested()).toBe("a");
  turn(false);
  expect(requested()).toBe("aa");
  expect([...known.fetching.waiting]).toEqual(["a", "b", "c"]);
});

test("leaving the page cancels everything", () => {
  show();
  want("a", "b");
  act(() => root.unmount());
  expect(store.calls[0]?.signal.aborted).toBe(true);
  root = createRoot(document.createElement("div"));
});

/** Peak of beds on day 2, without a date. */
function datelessRun(runId: string): ShownRun {
  const table = dailyTable("2020-03-01", { nSeriouslySick: [1, 9, 2], nCritical: [0, 0, 0] });
  const columns = new Map([...table.columns].filter(([name]) => name !== "date"));
  const present = new Set(["infections"] as const);
  return { runId, present, tables: tablesWith({ ...table, columns }) };
}

test("a shown run starts as its row says, and one without a row moves with the page", () => {
  const context = { ...contextFixture, startDay: day("2020-02-19") };
  const peakDay = (runId: string) => known.figures.get(runId)?.members.get(1)?.peakBeds?.day;
  // The row of run2 has 28 February.
  show({ context, shown: datelessRun("run2") });
  expect(peakDay("run2")).toBe(day("2020-02-29"));
  show({ context, shown: datelessRun("small0") });
  expect(peakDay("small0")).toBe(day("2020-02-20"));
  show({ shown: datelessRun("small0") });
  expect(peakDay("small0")).toBe(day("2020-02-26"));
  expect(peakDay("run2")).toBe(day("2020-02-29"));
});
