// @vitest-environment jsdom
import { noFigures, type TableResult } from "@episcope/battery";
import { problem, type RunTableName } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dateAxis } from "../../charts/layout/axis.ts";
import type { CachedRun, RunKey, RunListener } from "../../data/runs/runStore.ts";
import { casesComparison } from "../../plots/epidemic/casesComparison.ts";
import { plots } from "../../plots/plots.ts";
import { smallIndex, smallMetadata, smallOptions } from "../address/fixtures/smallBattery.ts";
import { figureNames } from "../figures/figureNames.ts";
import { usePlotView } from "../state/usePlotView.ts";
import { useRunViewer, type ViewedBattery } from "../state/useRunViewer.ts";
import { PlotList } from "./PlotList.tsx";

/** A data layer controlled by the test, which answers requests in any order. */
const host = vi.hoisted(() => ({
  listeners: new Set<(run: unknown, known: unknown) => void>(),
  answers: [] as (() => void)[],
  loadTables: (_run: unknown, _names: readonly string[]): Promise<void> => Promise.resolve(),
}));
vi.mock("../../data/runs/runs.ts", () => ({
  runs: {
    cached: () => undefined,
    watch(listener: RunListener) {
      const heard = listener as (run: unknown, known: unknown) => void;
      host.listeners.add(heard);
      return () => host.listeners.delete(heard);
    },
    of: (run: RunKey) => ({
      open: async () => {},
      loadTables: (names: readonly string[]) => host.loadTables(run, names),
    }),
  },
}));
vi.mock("../../data/observed.ts", () => ({
  observedData: {
    read: (ids: readonly string[]) =>
      new Promise((resolve) => {
        const failures = ids.map((id) => ({ id, fault: { file: id, ...problem("tableEmpty") } }));
        host.answers.push(() => resolve({ tables: new Map(), failures }));
      }),
  },
}));
vi.mock("../../charts/Chart.tsx", () => ({ Chart: () => <p>chart</p> }));
vi.mock("../plotCard/sourceLines.ts", () => ({ sourceLines: () => [] }));
vi.mock("../plotCard/PlotHeader.tsx", () => ({ PlotHeader: () => undefined }));

const battery = {
  ...{ folder: "", path: "small", url: "https://data.example.org/battery/small/", faults: [] },
  metadata: smallMetadata,
};
const viewed: ViewedBattery = {
  ...{ battery, index: smallIndex, baseRun: undefined, isBaseRunKnown: true },
  options: smallOptions,
  setup: {
    ...{ plots, preview: casesComparison, panelTables: ["infections"], names: new Map() },
    figures: {
      ...{
        names: figureNames,
        infectionsTitle: { en: "Infections", de: "Infektionen" },
        axis: dateAxis,
      },
      of: () => noFigures,
    },
  },
};
let renderings: number;
function Page() {
  renderings++;
  const viewer = useRunViewer(viewed);
  const view = usePlotView(viewed, viewer);
  return <PlotList {...{ viewer, view, battery }} scaleBar={undefined} extraCharts={[]} />;
}

/** The viewport shows the first cards: when some disappear, others move up. */
const cardsInWindow = 4;
const watched = new Map<Element, Set<(entries: readonly { isIntersecting: boolean }[]) => void>>();
let root: Root;
let place: HTMLElement;
const cards = () => [...place.querySelectorAll("article")];
function look(): void {
  act(() => {
    for (const [element, callbacks] of watched) {
      const isIntersecting = cards()
        .slice(0, cardsInWindow)
        .some((card) => card === element);
      for (const callback of callbacks) callback([{ isIntersecting }]);
    }
  });
}
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({
    ...{ matches: false, addEventListener() {}, removeEventListener() {} },
  }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
    },
  );
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #callback: (entries: readonly { isIntersecting: boolean }[]) => void;
      #element: Element | undefined;
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#callback = callback;
      }
      observe(element: Element) {
        this.#element = element;
        watched.set(element, (watched.get(element) ?? new Set()).add(this.#callback));
      }
      disconnect() {
        if (this.#element) watched.get(this.#element)?.delete(this.#callback);
      }
    },
  );
  place = document.createElement("div");
  root = createRoot(place);
  watched.clear();
  host.answers.length = 0;
  renderings = 0;
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

/** Simulates a page in which most tables are broken or empty, answered in this order. */
async function play(order: readonly number[]): Promise<readonly (string | undefined)[]> {
  const present = new Set<RunTableName>(["infections", "strains", "hospital", "rValues"]);
  const tables = new Map<RunTableName, TableResult>();
  host.loadTables = (run, names) =>
    new Promise((resolve) => {
      host.answers.push(() => {
        for (const name of names as readonly RunTableName[]) {
          const table = dailyTable("2020-03-01", { nothing: [0] });
          const fault = { file: "r.zip", ...problem("tableEmpty") };
          if (!present.has(name)) continue;
          if (name === "hospital") tables.set(name, { kind: "broken", faults: [fault] });
          else tables.set(name, { kind: "table", table, faults: [] });
        }
        const opened = { tables: present, entries: [], bytes: 1 };
        const known: CachedRun = { opened, tables: new Map(tables) };
        for (const listener of host.listeners) listener(run, known);
        resolve();
      });
    });
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    ),
  );
  look();
  for (let step = 0; step < 40; step++) {
    await act(async () => {});
    if (host.answers.length === 0) break;
    const [answer] = host.answers.splice((order[step] ?? 0) % host.answers.length, 1);
    await act(async () => answer?.());
    look();
    // Cards that move up come into view next.
    look();
  }
  expect(host.answers).toHaveLength(0);
  return cards().map((card) => card.dataset.plotName);
}

test.each([[[]], [[1, 0, 2, 0, 1]], [[3, 2, 1, 0]], [[0, 1, 0, 1, 0, 1, 0, 1]]])(
  "plots without data disappear once, and the page settles (order %j)",
  async (order) => {
    const shown = await play(order);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(plots.length);
    const before = renderings;
    look();
    look();
    expect(cards().map((card) => card.dataset.plotName)).toEqual(shown);
    expect(renderings - before).toBeLessThanOrEqual(2);
    expect(renderings).toBeLessThan(60);
  },
);
