// @vitest-environment jsdom
import { dailyTable } from "@episcope/common/fixtures";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { batteryFixture } from "../../data/runs/fixtures/battery.ts";
import type { CachedRun, RunKey, RunListener } from "../../data/runs/runStore.ts";
import type { RunMember } from "../../data/runs/storedEnsemble.ts";
import type { PlotDefinition } from "../../plots/plot.ts";
import { slotState } from "./viewerMachine.ts";
import { ViewerStore } from "./viewerStore.ts";

interface Call {
  readonly runId: string;
  readonly names: readonly string[];
  readonly signal: AbortSignal;
  resolve(): void;
  reject(error: unknown): void;
}
interface MemberLoad {
  readonly names: readonly string[];
  readonly signal: AbortSignal;
  onMember(member: RunMember): void;
}
/** A data layer controlled by the test. */
const host = vi.hoisted(() => ({
  calls: [] as Call[],
  sources: [] as string[],
  memberLoads: [] as MemberLoad[],
  listeners: new Set<RunListener>(),
  forgotten: 0,
}));
vi.mock("../../data/runs/runs.ts", () => ({
  runs: {
    cached: () => undefined,
    watch(listener: RunListener) {
      host.listeners.add(listener);
      return () => host.listeners.delete(listener);
    },
    ensemble: () => ({
      membersWith: () => [],
      load: (names: readonly string[], signal: AbortSignal, onMember: MemberLoad["onMember"]) => {
        host.memberLoads.push({ names, signal, onMember });
        return new Promise(() => {});
      },
    }),
    of: ({ runId }: RunKey) => ({
      open: async () => {},
      loadTables: (names: readonly string[], signal: AbortSignal) =>
        new Promise<void>((resolve, reject) =>
          host.calls.push({ runId, names, signal, resolve, reject }),
        ),
    }),
  },
}));
vi.mock("../../data/observed.ts", () => ({
  observedData: {
    read: async (ids: readonly string[]) => {
      host.sources.push(...ids);
      return { tables: new Map(), failures: ids.map((id) => ({ id, file: id, reason: "x" })) };
    },
    forgetFailures: () => host.forgotten++,
  },
}));

const battery = batteryFixture();
const plot: PlotDefinition = {
  shortNames: ["hospital"],
  title: { en: "", de: "" },
  group: "hospital",
  height: "normal",
  tables: ["hospital"],
  observed: () => ["beds"],
  content: () => undefined,
};
let store: ViewerStore;
let updates: number;
let unsubscribe: () => void;
beforeEach(() => {
  host.calls.length = 0;
  host.sources.length = 0;
  host.memberLoads.length = 0;
  updates = 0;
  store = new ViewerStore();
  unsubscribe = store.subscribe(() => updates++);
});
afterEach(() => unsubscribe());
const choose = (chosen: string) =>
  store.choose({
    ...{ battery, plots: [plot], panelTables: ["infections"] },
    runs: { chosen },
  });
/** Lets fulfilled promises continue. */
const settle = () => vi.waitFor(() => Promise.resolve());
async function requested(count: number): Promise<readonly string[]> {
  await vi.waitFor(() => expect(host.calls).toHaveLength(count));
  return host.calls.map(({ runId, names }) => `${runId} ${names.join("+")}`);
}
const opened: CachedRun["opened"] = {
  tables: new Set(["infections", "hospital"]),
  ...{ entries: [], bytes: 1 },
};
const table = dailyTable("2020-03-01", { n: [1] });
const tables = new Map(
  (["infections", "hospital"] as const).map((name) => {
    return [name, { kind: "table", table, faults: [] } as const];
  }),
);
function arrive(runId: string): void {
  for (const listener of host.listeners) listener({ battery, runId }, { opened, tables });
}
const chosenRun = () => slotState(store.getState().slots.chosen);

test("wanted tables are requested once, and shown however they arrive", async () => {
  choose("a");
  store.setInView("hospital", true);
  expect(await requested(2)).toEqual(["a infections", "a hospital"]);
  arrive("a");
  expect(chosenRun().shown?.runId).toBe("a");
  const before = updates;
  arrive("a");
  choose("a");
  store.setInView("hospital", true);
  await settle();
  expect([updates, host.calls.length]).toEqual([before, 2]);
});

test("another choice aborts requests, a plot leaving the view does not", async () => {
  store.setInView("hospital", true);
  choose("a");
  await requested(1);
  store.setInView("hospital", false);
  expect(host.calls[0]?.signal.aborted).toBe(false);
  choose("b");
  expect(await requested(2)).toEqual(["a infections+hospital", "b infections"]);
  expect(host.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  host.calls[0]?.reject(new Error("late"));
  host.calls[1]?.reject(new Error("no network"));
  await vi.waitFor(() => expect(chosenRun().error).toMatchObject({ message: "no network" }));
});

test("a retry requests failed tables again", async () => {
  choose("a");
  await requested(1);
  host.calls[0]?.reject(new Error("no network"));
  await vi.waitFor(() => expect(chosenRun().error).toBeDefined());
  store.retry("chosen");
  expect(chosenRun().error).toBeUndefined();
  expect(await requested(2)).toEqual(["a infections", "a infections"]);
});

test("reported data are requested once, and again after a retry", async () => {
  choose("a");
  store.setInView("hospital", true);
  await vi.waitFor(() => expect(store.getState().observed.failures).toHaveLength(1));
  store.setInView("hospital", false);
  store.setInView("hospital", true);
  expect(host.sources).toEqual(["beds"]);
  store.retryObserved();
  expect(host.sources).toEqual(["beds", "beds"]);
  expect(host.forgotten).toBe(1);
});

test("leaving the page aborts everything", async () => {
  choose("a");
  await requested(1);
  unsubscribe();
  expect(host.calls[0]?.signal.aborted).toBe(true);
  expect(host.listeners.size).toBe(0);
});

test("other members follow once the run is shown, and only while somebody looks", async () => {
  const ensemble = { ...battery, metadata: { ...battery.metadata, members: 3 } };
  const runsOfPage = { chosen: "a" };
  store.choose({ battery: ensemble, plots: [plot], panelTables: ["infections"], runs: runsOfPage });
  expect(host.memberLoads).toEqual([]);
  for (const listener of host.listeners)
    listener({ battery: ensemble, runId: "a" }, { opened, tables });
  expect(host.memberLoads.map(({ names }) => names)).toEqual([["infections"]]);
  const numbers = () => chosenRun().shown?.ensemble?.members.map(({ number }) => number);
  expect(numbers()).toEqual([1]);
  host.memberLoads[0]?.onMember({ number: 3, tables });
  host.memberLoads[0]?.onMember({ number: 2, tables });
  expect(numbers()).toEqual([1, 2, 3]);
  expect(chosenRun().shown?.ensemble?.memberCount).toBe(3);
  // More plots in view need more tables of all members.
  store.setInView("hospital", true);
  expect(host.memberLoads.map(({ names }) => names)).toEqual([["infections"], ["hospital"]]);
  setHidden(true);
  expect(host.memberLoads.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  store.setInView("hospital", false);
  expect(host.memberLoads).toHaveLength(2);
  setHidden(false);
  expect(host.memberLoads.slice(2).map(({ names }) => names)).toEqual([["infections"]]);
  expect(numbers()).toEqual([1, 2, 3]);
});

function setHidden(isHidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  document.dispatchEvent(new Event("visibilitychange"));
}
