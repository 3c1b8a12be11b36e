// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseLanguage } from "../../environment/language.ts";
import type { ChartContent } from "../chartContent.ts";
import { ChartTable } from "./ChartTable.tsx";

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

/** 1000, 1001.5, 1003, … from 2 March 1970 on, and one value beside the first. */
function content(count: number): ChartContent {
  return {
    kind: "panels",
    panels: [
      {
        key: "p",
        x: "date",
        yTitle: { en: "Persons", de: "Personen" },
        scale: "page",
        series: [
          {
            name: "a",
            label: { en: "Model", de: "Modell" },
            kind: "line",
            source: "model",
            x: Array.from({ length: count }, (_, index) => 60 + index),
            y: Array.from({ length: count }, (_, index) => 1000 + 1.5 * index),
          },
          {
            name: "b",
            label: { en: "Reported", de: "Gemeldet" },
            kind: "points",
            source: "observed",
            x: [60],
            y: [7],
          },
        ],
      },
    ],
  };
}

function show(shown: ChartContent): void {
  act(() => root.render(<ChartTable title="Cases" content={shown} />));
}
const cells = (row: Element | undefined) =>
  [...(row?.children ?? [])].map((cell) => cell.textContent);
const bodyRows = () => [...host.querySelectorAll("tbody tr")];
function press(name: string): void {
  const button = [...host.querySelectorAll("button")].find(
    ({ textContent }) => textContent === name,
  );
  act(() => button?.click());
}

test("the table has a caption, headings with scope, and values and dates in the reader's language", () => {
  show(content(2));
  expect(host.querySelector("caption")?.textContent).toBe("Cases: Persons");
  const headings = [...host.querySelectorAll("thead th")];
  expect(headings.map((heading) => [heading.textContent, heading.getAttribute("scope")])).toEqual([
    ["Date", "col"],
    ["Model", "col"],
    ["Reported", "col"],
  ]);
  expect(bodyRows().map(cells)).toEqual([
    ["2 Mar 1970", "1,000.0", "7"],
    ["3 Mar 1970", "1,001.5", "no value"],
  ]);
  expect(host.querySelector("tbody th")?.getAttribute("scope")).toBe("row");
  act(() => chooseLanguage("de"));
  expect(host.querySelector("caption")?.textContent).toBe("Cases: Personen");
  expect(cells(bodyRows()[1])).toEqual(["03.03.1970", "1.001,5", "kein Wert"]);
});

test("the scrolling frame has a name and can be focused", () => {
  show(content(2));
  const frame = host.querySelector('[role="region"]');
  expect(frame?.getAttribute("tabindex")).toBe("0");
  const name = document.getElementById(frame?.getAttribute("aria-labelledby") ?? "");
  expect(name?.textContent).toBe("Cases: Persons");
});

test("a long table has pages of 60 rows", () => {
  show(content(130));
  expect(bodyRows()).toHaveLength(60);
  expect(host.querySelector('[role="status"]')?.textContent).toBe("Rows 1 to 60 of 130");
  press("Next rows");
  press("Next rows");
  expect(bodyRows()).toHaveLength(10);
  expect(host.querySelector('[role="status"]')?.textContent).toBe("Rows 121 to 130 of 130");
  // 1000 + 1.5 × 120
  expect(cells(bodyRows()[0])[1]).toBe("1,180.0");
  const isDisabled = [...host.querySelectorAll("button")].map(({ disabled }) => disabled);
  expect(isDisabled).toEqual([false, true]);
  show(content(70));
  expect(host.querySelector('[role="status"]')?.textContent).toBe("Rows 61 to 70 of 70");
  press("Previous rows");
  expect(cells(bodyRows()[0])[0]).toBe("2 Mar 1970");
});

test("a short table has no pages, and an empty one a message", () => {
  show(content(60));
  expect(host.querySelector("nav")).toBeNull();
  show(content(0));
  expect(bodyRows()).toHaveLength(1);
  show({ kind: "rows", series: [] });
  expect(host.querySelector("table")).toBeNull();
  expect(host.textContent).toBe("Cases. There are no values here.");
});
