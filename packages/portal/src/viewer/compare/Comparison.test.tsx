// @vitest-environment jsdom
import { type KeyFigures, noFigures } from "@episcope/battery";
import { parseDay } from "@episcope/common";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dateAxis } from "../../charts/layout/axis.ts";
import { chooseLanguage } from "../../environment/language.ts";
import { figureNames } from "../figures/figureNames.ts";
import { figuresOfOne, noRunFigures } from "../figures/runFigures.ts";
import { Comparison } from "./Comparison.tsx";
import type { ComparedScenario } from "./FigureTable.tsx";
import { ScenarioBar } from "./ScenarioBar.tsx";
import type { Scenario } from "./scenarios.ts";

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

const day = (date: string) => parseDay(date) ?? Number.NaN;
const keptFigures: KeyFigures = {
  ...noFigures,
  infections: 20_049,
  peakIncidence: { value: 812.5, day: day("2020-03-12") },
};
const chosenFigures: KeyFigures = {
  ...noFigures,
  infections: 24_951,
  peakIncidence: { value: 650, day: day("2020-03-26") },
  peakBeds: { value: 40, day: day("2020-04-01") },
};
type Figures = ComparedScenario["figures"];

function scenario(runId: string, changes: Partial<Scenario> = {}): Scenario {
  return {
    ...{ runId, name: { en: `Run ${runId}`, de: `Lauf ${runId}` }, color: "#d55e00" },
    ...{ dash: undefined, isChosen: false, isKept: true, values: undefined, slot: "kept1" },
    ...changes,
  };
}

function show(...figures: readonly Figures[]): void {
  act(() =>
    root.render(
      <Comparison
        scenarios={figures.map((own, number) => ({
          scenario: scenario(String(number + 1)),
          figures: own,
        }))}
        figureSet={{
          names,
          infectionsTitle: { en: "Infections", de: "Infektionen" },
          axis: dateAxis,
        }}
        scheme="light"
        section={undefined}
      />,
    ),
  );
}
/** Figures and differences from the first scenario, by row. */
const cells = () =>
  [...host.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td:not(:has(div)), td > div")].map((cell) => cell.textContent),
  );
function button(text: string): HTMLButtonElement {
  const found = [...host.querySelectorAll("button")].find(
    ({ textContent }) => textContent?.trim() === text,
  );
  if (!found) throw new Error(`no button ${text}`);
  return found;
}
const names = figureNames.filter((name) => name !== "infectionsPerThousand");
const kept = figuresOfOne(keptFigures);
const chosen = figuresOfOne(chosenFigures);

test("there is a column for each scenario, and differences are those from the first", () => {
  show(kept, chosen, kept);
  const heads = [...host.querySelectorAll("thead th")].map((head) => head.textContent?.trim());
  expect(heads).toEqual(["Figure", "Run 1", "Run 2", "Run 3"]);
  expect(host.textContent).toContain("Differences are those from “Run 1”.");
  expect(cells()[0]).toEqual(["20,000", "25,000", "5,000 more (+25%)", "20,000", "the same"]);
});

test("figures are side by side: 20,049 and 24,951 are shown as 20,000 and 25,000, a quarter more", () => {
  show(kept, chosen);
  expect(cells()).toEqual([
    ["20,000", "25,000", "5,000 more (+25%)"],
    ["813", "650", "163 lower (−20%)"],
    ["12 Mar 2020", "26 Mar 2020", "14 days later"],
    ["–no value", "40", "–no value"],
    ["–no value", "1 Apr 2020", "–no value"],
  ]);
});

test("the comparison is in German for German visitors", () => {
  act(() => chooseLanguage("de"));
  show(kept, chosen);
  expect(host.textContent).toContain("Unterschiede gegenüber „Lauf 1“.");
  expect(cells().slice(0, 3)).toEqual([
    ["20.000", "25.000", "5.000 mehr (+25\u00a0%)"],
    ["813", "650", "163 niedriger (−20\u00a0%)"],
    ["12.03.2020", "26.03.2020", "14 Tage später"],
  ]);
});

test("one model run each may differ by chance, and the page says so", () => {
  show(kept, chosen);
  expect(host.textContent).toContain("One model run each: may be chance.");
});

/** Sixteen members: infections, and the same peak in all. */
function ensemble(infections: (member: number) => number, arrived = 16): NonNullable<Figures> {
  const numbers = Array.from({ length: arrived }, (_, position) => position + 1);
  const figures = (member: number): KeyFigures => ({
    ...noFigures,
    infections: infections(member),
    peakBeds: { value: 40, day: day("2020-04-01") },
  });
  return { members: new Map(numbers.map((member) => [member, figures(member)])), memberCount: 16 };
}
/** From 20,000 to 35,000: 5 % are 20,750 and 95 % 34,250, so thousands are written. */
const spread = ensemble((member) => 19_000 + 1000 * member);
/**
 * 2,000 more in each pair, and 100 more with every member: 2,175 to 3,525, in the middle 2,850, of
 * 27,000 and 28,000 a little more than 10 %.
 */
const clearlyMore = ensemble((member) => 21_000 + 1000 * member + 100 * member);
/** In pairs from 700 fewer to 800 more: 625 fewer to 725 more. */
const unclear = ensemble((member) => 18_200 + 1000 * member + 100 * member);

test("an ensemble has ranges, and its differences those of pairs", () => {
  show(spread, clearlyMore);
  expect(cells()[0]).toEqual([
    "28,000 21,000 – 34,000",
    "30,000 23,000 – 38,000",
    "2,900 more (+10%) 2,200 to 3,500 more",
  ]);
  expect(cells()[3]).toEqual(["40 ", "40 ", "the same "]);
  expect(host.textContent).toContain(
    "Each compares the same 16 model runs; 9 of 10 of them are in its range.",
  );
});

test("where the range holds zero, no difference is claimed", () => {
  show(spread, unclear);
  expect(cells()[0]?.[2]).toBe("no clear difference 620 fewer to 730 more");
  act(() => chooseLanguage("de"));
  expect(cells()[0]?.[2]).toBe("kein klarer Unterschied 620 weniger bis 730 mehr");
  expect(host.textContent).toContain(
    "Verglichen sind jeweils dieselben 16 Modellläufe; im Bereich liegen 9 von 10.",
  );
});

test("while the first model runs arrive, nothing is claimed", () => {
  show(
    spread,
    ensemble((member) => 21_000 + 1000 * member, 4),
  );
  expect(cells()[0]?.[2]).toBe("too few model runs yet ");
  expect(host.textContent).toContain("4 of 16 model runs");
  act(() => chooseLanguage("de"));
  expect(cells()[0]?.[2]).toBe("noch zu wenige Modellläufe ");
  expect(host.textContent).toContain("4 von 16 Modellläufen");
});

test("unknown figures look different from missing ones", () => {
  show(kept, undefined);
  expect(cells()[0]).toEqual(["20,000", "…loading", "…loading"]);
  show(kept, noRunFigures);
  expect(cells()[0]).toEqual(["20,000", "–no value", "–no value"]);
});

const actions = { onKeep: vi.fn(), onOpen: vi.fn(), onRemove: vi.fn(), onRename: vi.fn() };
async function showBar(scenarios: readonly Scenario[], hasRoom = true): Promise<void> {
  for (const action of Object.values(actions)) action.mockClear();
  await act(async () =>
    root.render(
      <ScenarioBar
        scenarios={scenarios}
        hasRoom={hasRoom}
        hasTooMany={false}
        scheme="light"
        {...actions}
      />,
    ),
  );
  // It comes when scenarios are kept.
  await act(async () => void (await import("./ScenarioChips.tsx")));
}
const status = () => host.querySelector("[role=status]")?.textContent;
const now = scenario("9", { isChosen: true, isKept: false, slot: "chosen" });

test("without kept scenarios there is only the button that keeps one", async () => {
  await showBar([now]);
  expect(host.querySelectorAll("button")).toHaveLength(1);
  act(() => button("Keep this scenario").click());
  expect(actions.onKeep).toHaveBeenCalledOnce();
});

test("a kept scenario can be chosen, renamed and removed; the chosen one is marked", async () => {
  await showBar([scenario("1"), now]);
  act(() => button("Run 1").click());
  expect(actions.onOpen).toHaveBeenCalledWith("1");
  const shownNow = host.querySelector<HTMLElement>("[aria-current=true]");
  expect(shownNow?.textContent).toBe("Run 9");
  act(() => shownNow?.click());
  expect(actions.onOpen).toHaveBeenCalledOnce();

  act(() => labelled("Rename “Run 1”").click());
  expect(document.activeElement).toBe(host.querySelector("input"));
  act(() => labelled("Save the name").click());
  expect(actions.onRename).not.toHaveBeenCalled();
  act(() => labelled("Remove “Run 1”").click());
  expect(actions.onRemove).toHaveBeenCalledWith("1");
  expect(document.activeElement).toBe(button("Keep this scenario"));
});

test("a fifth scenario is refused with a message", async () => {
  await showBar([scenario("1"), scenario("2"), scenario("3"), now], false);
  expect(status()).toBe("");
  act(() => button("Keep this scenario").click());
  expect(actions.onKeep).not.toHaveBeenCalled();
  expect(status()).toBe("Four scenarios are the most. Remove one to keep this one.");
});

test("a scenario that was just kept says what to do next", async () => {
  await showBar([scenario("1", { isChosen: true })]);
  expect(status()).toContain("Choose other options");
  act(() => button("Keep this scenario").click());
  expect(actions.onKeep).not.toHaveBeenCalled();
});

function labelled(label: string): HTMLButtonElement {
  const found = [...host.querySelectorAll("button")].find(
    (one) => one.getAttribute("aria-label") === label,
  );
  if (!found) throw new Error(`no button ${label}`);
  return found;
}
