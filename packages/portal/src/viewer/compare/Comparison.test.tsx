// @vitest-environment jsdom
import { type KeyFigures, noFigures, type OptionSet } from "@episcope/battery";
import { parseDay } from "@episcope/common";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dateAxis } from "../../charts/layout/axis.ts";
import { chooseLanguage } from "../../environment/language.ts";
import { figureNames } from "../figures/figureNames.ts";
import { figuresOfOne, noRunFigures } from "../figures/runFigures.ts";
import { type ComparedRun, Comparison } from "./Comparison.tsx";
import { PinButton } from "./PinButton.tsx";

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
const set = (parameter: string, title: string, ...labels: string[]): OptionSet => {
  const options = labels.map((label) => ({ value: label, label }));
  return {
    parameter,
    title: { en: title },
    options,
    defaultOption: options[0] ?? { value: "", label: "" },
  };
};
const sets = [set("masks", "Masks", "no", "FFP2"), set("leis", "Leisure", "50%", "75%")];
const pinnedFigures: KeyFigures = {
  ...noFigures,
  infections: 20_049,
  peakIncidence: { value: 812.5, day: day("2020-03-12") },
};
const currentFigures: KeyFigures = {
  ...noFigures,
  infections: 24_951,
  peakIncidence: { value: 650, day: day("2020-03-26") },
  peakBeds: { value: 40, day: day("2020-04-01") },
};
const actions = { onUnpin: vi.fn(), onSwap: vi.fn(), onOpenPinned: vi.fn() };

function show(pinned: ComparedRun, current: ComparedRun): void {
  for (const action of Object.values(actions)) action.mockClear();
  act(() =>
    root.render(
      <Comparison
        parameters={["leis", "masks"]}
        sets={sets}
        pinned={pinned}
        current={current}
        figureSet={{
          names,
          infectionsTitle: { en: "Infections", de: "Infektionen" },
          axis: dateAxis,
        }}
        {...actions}
      />,
    ),
  );
}
const line = () => host.querySelector("[role=status]")?.textContent;
const cells = () =>
  [...host.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map((cell) => cell.textContent),
  );
function button(text: string): HTMLButtonElement {
  const found = [...host.querySelectorAll("button")].find(
    ({ textContent }) => textContent?.trim() === text,
  );
  if (!found) throw new Error(`no button ${text}`);
  return found;
}
const names = figureNames.filter((name) => name !== "infectionsPerThousand");
const pinnedRun = { values: ["50%", "FFP2"], figures: figuresOfOne(pinnedFigures) };
const currentRun = { values: ["75%", "no"], figures: figuresOfOne(currentFigures) };

test("one line lists the differences", () => {
  show(pinnedRun, currentRun);
  expect(line()).toBe("Pinned: Masks FFP2, Leisure 50% — now: Masks no, Leisure 75%");
  show(pinnedRun, { ...currentRun, values: undefined });
  expect(line()).toBe("Pinned: Masks FFP2 — now: no restrictions");
  show({ ...pinnedRun, values: ["50%", "no"] }, { ...currentRun, values: undefined });
  expect(line()).toBe("Pinned: default scenario — now: no restrictions");
});

test("figures are side by side: 20,049 and 24,951 are shown as 20,000 and 25,000, a quarter more", () => {
  show(pinnedRun, currentRun);
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
  show(pinnedRun, currentRun);
  expect(line()).toBe(
    "Festgehalten: Masks FFP2, Leisure 50\u00a0% — jetzt: Masks nein, Leisure 75\u00a0%",
  );
  expect(cells().slice(0, 3)).toEqual([
    ["20.000", "25.000", "5.000 mehr (+25\u00a0%)"],
    ["813", "650", "163 niedriger (−20\u00a0%)"],
    ["12.03.2020", "26.03.2020", "14 Tage später"],
  ]);
});

test("one model run each may differ by chance, and the page says so", () => {
  show(pinnedRun, currentRun);
  expect(host.textContent).toContain("One model run each: may be chance.");
});

/** Sixteen members: infections, and the same peak in all. */
function ensemble(infections: (member: number) => number, arrived = 16): ComparedRun["figures"] {
  const numbers = Array.from({ length: arrived }, (_, position) => position + 1);
  const figures = (member: number): KeyFigures => ({
    ...noFigures,
    infections: infections(member),
    peakBeds: { value: 40, day: day("2020-04-01") },
  });
  return { members: new Map(numbers.map((member) => [member, figures(member)])), memberCount: 16 };
}
/** From 20,000 to 35,000: 5 % are 20,750 and 95 % 34,250, so thousands are written. */
const spread = { values: ["50%", "FFP2"], figures: ensemble((member) => 19_000 + 1000 * member) };
/**
 * 2,000 more in each pair, and 100 more with every member: 2,175 to 3,525, in the middle 2,850, of
 * 27,000 and 28,000 a little more than 10 %.
 */
const clearlyMore = {
  values: ["75%", "no"],
  figures: ensemble((member) => 21_000 + 1000 * member + 100 * member),
};
/** In pairs from 700 fewer to 800 more: 625 fewer to 725 more. */
const unclear = {
  values: ["75%", "no"],
  figures: ensemble((member) => 18_200 + 1000 * member + 100 * member),
};

test("an ensemble has ranges, and its differences those of pairs", () => {
  show(spread, clearlyMore);
  expect(cells()[0]).toEqual([
    "28,000 21,000 – 34,000",
    "30,000 23,000 – 38,000",
    "2,900 more (+10%) 2,200 to 3,500 more",
  ]);
  expect(cells()[3]).toEqual(["40 ", "40 ", "the same "]);
  expect(host.textContent).toContain(
    "Differences between the same 16 model runs of both scenarios. 9 of 10 of them are in each range.",
  );
});

test("where the range holds zero, no difference is claimed", () => {
  show(spread, unclear);
  expect(cells()[0]?.[2]).toBe("no clear difference 620 fewer to 730 more");
  act(() => chooseLanguage("de"));
  expect(cells()[0]?.[2]).toBe("kein klarer Unterschied 620 weniger bis 730 mehr");
  expect(host.textContent).toContain(
    "Unterschiede zwischen denselben 16 Modellläufen beider Szenarien. In jedem Bereich liegen 9 von 10 davon.",
  );
});

test("while the first model runs arrive, nothing is claimed", () => {
  const few = { ...clearlyMore, figures: ensemble((member) => 21_000 + 1000 * member, 4) };
  show(spread, few);
  expect(cells()[0]?.[2]).toBe("too few model runs yet ");
  expect(host.textContent).toContain("4 of 16 model runs");
  act(() => chooseLanguage("de"));
  expect(cells()[0]?.[2]).toBe("noch zu wenige Modellläufe ");
  expect(host.textContent).toContain("4 von 16 Modellläufen");
});

test("unknown figures look different from missing ones", () => {
  show(pinnedRun, { ...currentRun, figures: undefined });
  expect(cells()[0]).toEqual(["20,000", "…loading", "…loading"]);
  show(pinnedRun, { ...currentRun, figures: noRunFigures });
  expect(cells()[0]).toEqual(["20,000", "–no value", "–no value"]);
});

test("the buttons swap, open and unpin", () => {
  show(pinnedRun, currentRun);
  act(() => button("Swap").click());
  expect(actions.onSwap).toHaveBeenCalledOnce();
  act(() => button("Open pinned run").click());
  expect(actions.onOpenPinned).toHaveBeenCalledOnce();
  act(() => button("Unpin").click());
  expect(actions.onUnpin).toHaveBeenCalledOnce();
});

test("without differences swap and open are disabled, but keep the focus", () => {
  show(pinnedRun, currentRun);
  button("Open pinned run").focus();
  show(pinnedRun, pinnedRun);
  expect(line()).toContain("no difference");
  expect(document.activeElement).toBe(button("Open pinned run"));
  act(() => button("Open pinned run").click());
  act(() => button("Swap").click());
  expect(actions.onOpenPinned).not.toHaveBeenCalled();
  expect(actions.onSwap).not.toHaveBeenCalled();
  act(() => button("Unpin").click());
  expect(actions.onUnpin).toHaveBeenCalledOnce();
});

test("without a pinned run there is a button to pin", () => {
  const onPin = vi.fn();
  act(() => root.render(<PinButton onPin={onPin} />));
  act(() => button("Pin this scenario to compare").click());
  expect(onPin).toHaveBeenCalledOnce();
});
