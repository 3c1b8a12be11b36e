// @vitest-environment jsdom
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChartExport } from "./exportChart.ts";
import { inputFixture, lineSpec } from "./fixtures/chart.ts";
import VegaChart from "./VegaChart.tsx";

vi.hoisted(() => {
  // Without a canvas text widths are estimated; the library checks that while it loads.
  HTMLCanvasElement.prototype.getContext = () => null;
});

let root: Root;
let host: HTMLElement;
let width = 500;
let resize: () => void = () => undefined;
beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #targets = new Set<Element>();
      constructor(callback: (entries: readonly { readonly target: Element }[]) => void) {
        resize = () => callback([...this.#targets].map((target) => ({ target })));
      }
      observe(target: Element) {
        this.#targets.add(target);
        resize();
      }
      unobserve(target: Element) {
        this.#targets.delete(target);
      }
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => width);
  width = 500;
  host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  flushSync(() => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const zip = { kind: "zip", entry: "x" } as const;
const data = [
  { date: "2020-03-01", n: 1 },
  { date: "2020-03-02", n: 2 },
];
const { width: _, ...drawable } = inputFixture(
  { source: zip, specification: lineSpec() },
  { data },
);

function show(props: Partial<Parameters<typeof VegaChart>[0]> = {}): void {
  flushSync(() =>
    root.render(
      <StrictMode>
        <VegaChart file="chart-a.yaml" {...drawable} {...props} />
      </StrictMode>,
    ),
  );
}
const drawing = () => host.querySelector("svg");
const waitFor = (check: () => void) => vi.waitFor(check, { interval: 10 });

test("it draws at the width of the page, redraws when scale or width change, and keeps its height", async () => {
  show();
  await waitFor(() => expect(drawing()?.getAttribute("width")).toBe("500"));
  expect(host.querySelectorAll("svg")).toHaveLength(1);
  expect(host.querySelector<HTMLElement>("[style]")?.style.minHeight).toBe("350px");
  const linear = drawing();
  show({ isLog: true });
  expect(host.querySelectorAll("svg")).toHaveLength(1);
  await waitFor(() => expect(drawing()).not.toBe(linear));
  width = 300;
  resize();
  await waitFor(() => expect(drawing()?.getAttribute("width")).toBe("300"));
});

test("it waits for the run's table", async () => {
  show({ data: undefined });
  expect(drawing()).toBeNull();
  expect(host.querySelector('[role="alert"]')).toBeNull();
  show();
  await waitFor(() => expect(drawing()).not.toBeNull());
});

test("a broken file shows its name and the reason, and the previous chart is removed", async () => {
  const exports: (ChartExport | undefined)[] = [];
  const onExportReady = (chart: ChartExport | undefined) => exports.push(chart);
  show({ onExportReady });
  await waitFor(() => expect(exports.at(-1)).toBeDefined());
  const broken = { ...drawable.definition, specification: { mark: "spaceship" } };
  show({ definition: broken, onExportReady });
  await waitFor(() => expect(host.querySelector('[role="alert"]')).not.toBeNull());
  const message = host.querySelector('[role="alert"]')?.textContent ?? "";
  expect(message).toContain("This chart cannot be drawn.");
  expect(message).toContain("chart-a.yaml");
  expect(message).toContain("spaceship");
  expect(drawing()).toBeNull();
  expect(exports.at(-1)).toBeUndefined();
  show({ onExportReady });
  await waitFor(() => expect(drawing()).not.toBeNull());
  await waitFor(() => expect(host.querySelector('[role="alert"]')).toBeNull());
});

test("a forbidden address is reported in German", async () => {
  const definition = {
    ...drawable.definition,
    source: { kind: "url", url: "https://evil.example/x.csv" },
  } as const;
  show({ definition, language: "de" });
  await waitFor(() => expect(host.querySelector('[role="alert"]')).not.toBeNull());
  const message = host.querySelector('[role="alert"]')?.textContent ?? "";
  expect(message).toContain("außerhalb der veröffentlichten Daten: https://evil.example/x.csv");
});

test("a file that could not be loaded is requested again", async () => {
  const answers = [404, 200];
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response("date,n\n2020-03-01,1\n", { status: answers.shift() ?? 500 })),
  );
  const definition = { ...drawable.definition, source: { kind: "url", url: "x.csv" } } as const;
  flushSync(() =>
    root.render(<VegaChart file="chart-a.yaml" {...drawable} definition={definition} />),
  );
  await waitFor(() => expect(host.querySelector("button")).not.toBeNull());
  expect(host.textContent).toContain("battery/a/x.csv");
  host.querySelector("button")?.click();
  await waitFor(() => expect(drawing()).not.toBeNull());
});

test("the exported image is light, wide and has its source, whatever the page looks like", async () => {
  let chart: ChartExport | undefined;
  show({ scheme: "dark", onExportReady: (ready) => (chart = ready) });
  await waitFor(() => expect(chart).toBeDefined());
  expect(drawing()?.innerHTML).toContain("#a3adbb");
  const svg = await chart?.svg({ title: "Cases", source: ["Episcope, 10 March 2020"] });
  expect(svg).toMatch(/^<svg [^>]*width="1200"/);
  expect(svg).toContain(">Cases</text>");
  expect(svg).toContain(">Episcope, 10 March 2020</text>");
  expect(svg).toContain('fill="#555"');
  expect(svg).not.toContain("#a3adbb");
});

test("unmounting leaves nothing behind", async () => {
  show();
  await waitFor(() => expect(drawing()).not.toBeNull());
  show({ isLog: true });
  flushSync(() => root.unmount());
  expect(host.childElementCount).toBe(0);
  root = createRoot(host);
});
