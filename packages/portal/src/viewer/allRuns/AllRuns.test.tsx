// @vitest-environment jsdom
import { type KeyFigures, noFigures, plainOptionSet, type RunIndex } from "@episcope/battery";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dateAxis } from "../../charts/layout/axis.ts";
import { chooseLanguage } from "../../environment/language.ts";
import type { FiguresOfRuns } from "../figures/figureCollection.ts";
import { figureNames } from "../figures/figureNames.ts";
import { figuresOfOne, noRunFigures, type RunFigures } from "../figures/runFigures.ts";
import { type Fetching, nothingFetched } from "../figures/runQueue.ts";
import { AllRuns } from "./AllRuns.tsx";

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
  chooseLanguage("en");
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

/** 30 runs: masks alternate no, yes, …; days go from 30 down to 1. */
const index: RunIndex = {
  parameters: ["masks", "days", "city"],
  runs: Array.from({ length: 30 }, (_, row) => ({
    runId: `r${row}`,
    values: [row % 2 === 0 ? "no" : "yes", String(30 - row), "cologne"],
  })),
};
const sets = index.parameters.flatMap((name) => plainOptionSet(index, name) ?? []);
const onOpen = vi.fn();
const onRequestFigures = vi.fn<(runIds: readonly string[]) => void>();

const onPrefer = vi.fn<(runIds: readonly string[]) => void>();
const onStop = vi.fn();

function show(
  figures: FiguresOfRuns = new Map(),
  fetching: Fetching = nothingFetched,
  hasEnsembles = false,
): void {
  onOpen.mockClear();
  onRequestFigures.mockClear();
  act(() =>
    root.render(
      <AllRuns
        index={index}
        sets={sets}
        currentRunId="r1"
        figures={figures}
        fetching={fetching}
        figureSet={{
          names: figureNames,
          infectionsTitle: { en: "Infections", de: "Infektionen" },
          axis: dateAxis,
        }}
        onOpen={onOpen}
        hasEnsembles={hasEnsembles}
        hasSection={false}
        onRequestFigures={onRequestFigures}
        onPrefer={onPrefer}
        onStop={onStop}
        detail={(run) => `chart of ${run.runId}`}
      />,
    ),
  );
}
const infected = (infections: number) => figuresOfOne({ ...noFigures, infections });
const rowsShown = () =>
  [...host.querySelectorAll("tbody th button")].map(({ textContent }) => textContent);
const status = (place: number) => host.querySelectorAll("[role=status]")[place]?.textContent;

function button(name: string): HTMLButtonElement {
  const found = [...host.querySelectorAll("button")].find(
    (candidate) => (candidate.getAttribute("aria-label") ?? candidate.textContent?.trim()) === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
}
const click = (name: string) => act(() => button(name).click());

function type(words: string): void {
  const input = host.querySelector("input");
  if (!input) throw new Error("no field");
  // React compares with the value that it last set itself.
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  act(() => {
    set?.call(input, words);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
function choose(title: string, label: string): void {
  const select = [...host.querySelectorAll("label")]
    .find(({ textContent }) => textContent?.startsWith(title))
    ?.querySelector("select");
  const option = [...(select?.options ?? [])].find(({ text }) => text === label);
  if (!select || !option) throw new Error(`no option ${label} of ${title}`);
  act(() => {
    select.value = option.value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

test("each varied parameter has a column, 25 rows are in file order, and the current one is marked", () => {
  show();
  const titles = [...host.querySelectorAll("thead th")].map(({ textContent }) => textContent);
  expect(titles.slice(0, 4)).toEqual(["Run", "masks", "days", "Infections"]);
  expect(rowsShown()).toHaveLength(25);
  expect(rowsShown().slice(0, 2)).toEqual(["r0", "r1"]);
  const current = host.querySelector("[aria-current=true]");
  expect(current?.textContent).toContain("shown now");
  expect(current?.textContent).toContain("r1");
  expect(host.querySelectorAll("[aria-current]")).toHaveLength(1);
});

test("numbers are sorted numerically both ways, and another order starts at the first page", () => {
  show();
  click("Next page");
  expect(rowsShown()).toEqual(["r25", "r26", "r27", "r28", "r29"]);
  click("days");
  expect(rowsShown().slice(0, 3)).toEqual(["r29", "r28", "r27"]);
  click("days");
  expect(rowsShown().slice(0, 3)).toEqual(["r0", "r1", "r2"]);
});

test("words and choices filter; an empty result offers a reset", () => {
  show();
  click("Last page");
  choose("masks", "yes");
  expect(status(0)).toBe("15 of 30 runs");
  expect(rowsShown().slice(0, 2)).toEqual(["r1", "r3"]);
  type("29");
  expect(rowsShown()).toEqual(["r1"]);
  type("nowhere");
  expect(rowsShown()).toEqual([]);
  click("Show all");
  expect(status(0)).toBe("30 runs");
  expect(rowsShown()).toHaveLength(25);
  choose("masks", "yes");
  choose("masks", "all");
  expect(status(0)).toBe("30 runs");
});

test("on the last page, next does nothing and keeps the focus", () => {
  show();
  click("Next page");
  button("Next page").focus();
  click("Next page");
  expect(status(2)).toBe("Page 2 of 2");
  expect(button("Next page").getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(button("Next page"));
});

test("a row opens its details, whose button opens the run unless it is the current one", () => {
  show();
  click("r2");
  expect(host.textContent).toContain("chart of r2");
  click("Open run r2");
  expect(onOpen).toHaveBeenCalledWith(index.runs[2]);
  onOpen.mockClear();
  click("Open run r1");
  expect(onOpen).not.toHaveBeenCalled();
});

test("figures of the visible rows are requested unless known or pending", () => {
  show(new Map([["r0", infected(100)]]));
  expect(status(1)).toBe("");
  click("Fetch figures of these runs");
  const requested = onRequestFigures.mock.calls[0]?.[0] ?? [];
  expect(requested).toHaveLength(24);
  expect(requested).not.toContain("r0");

  const figures = new Map([
    ["r0", infected(100)],
    ["r1", infected(12_345)],
    ["r2", noRunFigures],
  ]);
  const waiting = new Set(requested.slice(2));
  show(figures, { requested: new Set(requested), waiting });
  expect(status(1)).toBe("Figures of 2 of 24 runs fetched");
  const row = (place: number) => host.querySelectorAll("tbody tr")[place]?.textContent;
  expect(row(1)).toContain("12,300");
  expect(row(2)).toContain("no value");
  click("Fetch figures of these runs");
  expect(onRequestFigures).not.toHaveBeenCalled();
  click("Next page");
  click("Fetch figures of these runs");
  expect(onRequestFigures).toHaveBeenLastCalledWith(["r25", "r26", "r27", "r28", "r29"]);
});

test("runs without an answer are counted at the end and can be requested again", () => {
  const figures = new Map([
    ["r0", infected(100)],
    ["r1", infected(200)],
  ]);
  show(figures, { requested: new Set(["r0", "r1", "r2"]), waiting: new Set() });
  expect(status(1)).toBe(
    "Figures of 2 of 3 runs fetched; no answer from 1 (still being computed or out of reach)",
  );
  click("Fetch figures of these runs");
  expect(onRequestFigures.mock.calls[0]?.[0]).toContain("r2");
});

test("sorting by a figure puts known ones first, and the page says so", () => {
  show(
    new Map([
      ["r5", infected(900)],
      ["r7", infected(400)],
    ]),
  );
  click("Infections");
  expect(rowsShown().slice(0, 3)).toEqual(["r7", "r5", "r0"]);
  expect(status(0)).toContain("known so far (2)");
  click("Infections");
  expect(rowsShown().slice(0, 3)).toEqual(["r5", "r7", "r0"]);
  click("masks");
  expect(status(0)).toBe("30 runs");
});

/** Five members; infections of the first, and how much more each further one has. */
function ensemble(first: number, step: number, arrived = 5): RunFigures {
  const members = Array.from({ length: arrived }, (_, place): [number, KeyFigures] => [
    place + 1,
    { ...noFigures, infections: first + step * place },
  ]);
  return { members: new Map(members), memberCount: 5 };
}
const rowOf = (runId: string) =>
  [...host.querySelectorAll("tbody tr")].find((row) => row.textContent?.startsWith(runId))
    ?.textContent;

test("ensembles of all rows are computed as soon as the table is shown, and can be stopped", () => {
  show(new Map([["r0", ensemble(100, 1)]]), nothingFetched, true);
  expect(onRequestFigures).toHaveBeenCalledOnce();
  const requested = onRequestFigures.mock.calls[0]?.[0] ?? [];
  expect(requested).toHaveLength(29);
  const fetching = { requested: new Set(requested), waiting: new Set(requested) };
  show(new Map([["r0", ensemble(100, 1)]]), fetching, true);
  expect(onRequestFigures).not.toHaveBeenCalled();
  click("Stop");
  expect(onStop).toHaveBeenCalledOnce();
});

test("ensembles of the visible rows are computed before the others", () => {
  show(new Map(), nothingFetched, true);
  expect(onPrefer.mock.lastCall?.[0]).toEqual(rowsShown());
  expect(rowsShown()).toHaveLength(25);
  click("Next page");
  expect(onPrefer).toHaveBeenLastCalledWith(["r25", "r26", "r27", "r28", "r29"]);
});

test("rows are sorted by their effect when all are known, and unclear ones say so", () => {
  const figures = new Map([
    // The shown run. Differences of pairs: r2 100 fewer, r3 from 30 fewer to 50 more, r4 100 more.
    ["r1", ensemble(1000, 100)],
    ["r2", ensemble(900, 100)],
    ["r3", ensemble(970, 120)],
    ["r4", ensemble(1100, 100)],
  ]);
  const waiting = { requested: new Set(["r4", "r5"]), waiting: new Set(["r5"]) };
  show(new Map(), waiting, true);
  show(figures, waiting, true);
  expect(rowsShown().slice(0, 5)).toEqual(["r0", "r1", "r2", "r3", "r4"]);
  expect(status(0)).toBe("30 runs · Sorted when all figures are there.");
  show(figures, nothingFetched, true);
  expect(rowsShown().slice(0, 5)).toEqual(["r2", "r1", "r3", "r4", "r0"]);
  expect(rowOf("r2")).toContain("100 fewer");
  // 5 % is −30 + 0.2 × 20, 95 % is 30 + 0.8 × 20.
  expect(rowOf("r3")).toContain("no clear difference 26 fewer to 46 more");
  expect(rowOf("r3")).toContain("1,210 990 – 1,430");
  // A press sorts by what is known.
  show(new Map([...figures, ["r0", ensemble(1200, 100)]]), waiting, true);
  expect(rowsShown()[4]).toBe("r0");
  click("Infections compared with the run shown now");
  expect(rowsShown().slice(0, 5)).toEqual(["r0", "r4", "r1", "r3", "r2"]);
  act(() => chooseLanguage("de"));
  expect(rowOf("r3")).toContain("kein klarer Unterschied 26 weniger bis 46 mehr");
});

test("the first members of a run claim nothing", () => {
  show(
    new Map([
      ["r1", ensemble(1000, 100)],
      ["r2", ensemble(900, 100, 3)],
    ]),
    nothingFetched,
    true,
  );
  expect(rowOf("r2")).toContain("too few model runs yet");
});
