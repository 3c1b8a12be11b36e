// @vitest-environment jsdom
import type { TableResult } from "@episcope/battery";
import { parseDay } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChartProps } from "../../charts/Chart.tsx";
import { batteryFixture } from "../../data/runs/fixtures/battery.ts";
import type { CachedRun } from "../../data/runs/runStore.ts";
import { casesComparison } from "../../plots/epidemic/casesComparison.ts";
import { contextFixture } from "../../plots/fixtures/tables.ts";
import type { PlotView } from "../state/plotView.ts";
import { RunPreview } from "./RunPreview.tsx";

const seen = vi.hoisted(() => ({
  charts: [] as ChartProps[],
  cached: undefined as CachedRun | undefined,
}));
vi.mock("../../charts/Chart.tsx", () => ({
  Chart(props: ChartProps) {
    seen.charts.push(props);
    return <p>chart</p>;
  },
}));
vi.mock("../../data/runs/runs.ts", () => ({
  runs: { cached: () => seen.cached, watch: () => () => {} },
}));

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
    },
  );
  host = document.createElement("div");
  root = createRoot(host);
  seen.charts.length = 0;
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const battery = batteryFixture();
const view: PlotView = {
  ...{ path: "x", city: "cologne", cityName: "Köln", runId: "r0", choice: "", isStale: false },
  scenarios: [],
  address: {
    ...{ chosen: new Map(), shift: 0, isBase: false, isLog: true, isWide: false, rDay: 0 },
    showsMembers: false,
    ...{ uncheckedPlots: new Set<string>(), hiddenSeries: () => undefined },
    ...{ shownSeries: () => new Set<string>(), kept: [], zoom: undefined },
    ...{ keepsTooMany: false, givenName: () => undefined, apart: new Set<string>() },
    ...{ showsAllRuns: true, full: new Set<string>(), tables: new Set<string>() },
    ...{ collapsed: new Set<string>(), multiples: new Set<string>() },
    ...{ folded: new Set<string>(), screen: undefined, embed: undefined },
  },
  axis: { x: "date" },
  ...{ observed: new Map(), dates: [0, 1], zoom: undefined, isLog: true, isWide: false },
  ...{ marks: [], language: "en", scheme: "light", print: undefined },
  ...{ change() {}, changeFrom() {}, onZoom() {}, onRetry() {}, readRecord: async () => undefined },
};

function show(context = contextFixture): void {
  act(() =>
    root.render(
      <RunPreview
        battery={battery}
        runId="r1"
        context={context}
        plot={casesComparison}
        view={{ ...view }}
      />,
    ),
  );
}
function arrived(infections?: TableResult): CachedRun {
  const tables = infections ? new Map([["infections", infections] as const]) : new Map();
  return { opened: { tables: new Set(tables.keys()), entries: [], bytes: 1 }, tables };
}
/** Sunday 1 March to Monday 16 March: 10 new symptoms a day, 200,000 people. */
function infections(isDated: boolean): TableResult {
  const constant = (value: number) => Array.from({ length: 16 }, () => value);
  const table = dailyTable("2020-03-01", {
    ...{ nSusceptible: constant(200_000), nTotalInfected: constant(0), nRecovered: constant(0) },
    nShowingSymptomsCumulative: Array.from({ length: 16 }, (_, row) => 10 * row),
  });
  const columns = new Map([...table.columns].filter(([name]) => isDated || name !== "date"));
  return { kind: "table", table: { ...table, columns }, faults: [] };
}
function curve() {
  const content = seen.charts.at(-1)?.content;
  return content?.kind === "panels" ? content.panels[0]?.series : undefined;
}

test("only the curve of the model is drawn, and rendering again keeps the content", () => {
  seen.cached = arrived(infections(true));
  const made = vi.spyOn(casesComparison, "content");
  show();
  expect(curve()?.map(({ name }) => name)).toEqual(["Model"]);
  expect(Array.from(curve()?.[0]?.y ?? [])).toEqual([35, 35]);
  // Reported cases change the context, but not the curve.
  show({ ...contextFixture, observed: new Map() });
  const [first, last] = [seen.charts[0], seen.charts.at(-1)];
  expect(first).not.toBe(last);
  expect(last?.content).toBe(first?.content);
  expect(last?.marks).toBe(first?.marks);
  expect(made).toHaveBeenCalledOnce();
});

test("another start day moves the curve of a table without dates", () => {
  seen.cached = arrived(infections(false));
  const start = parseDay("2020-03-01") ?? 0;
  show({ ...contextFixture, startDay: start });
  const before = Array.from(curve()?.[0]?.x ?? []);
  show({ ...contextFixture, startDay: start + 7 });
  expect(Array.from(curve()?.[0]?.x ?? [])).toEqual(before.map((day) => day + 7));
});

test.each([
  ["the archive has no infections table", arrived()],
  ["the table is broken", arrived({ kind: "broken", faults: [] })],
])("a message is shown when %s", (_case, cached) => {
  seen.cached = cached;
  show();
  expect(host.textContent).toBe("This run has no counts of infections.");
});
