// @vitest-environment jsdom
import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import type { ChartContent, Panel, Series } from "./chartContent.ts";
import { chartSvg, type Picture } from "./chartPicture.tsx";

const first = parseDay("2020-03-01") ?? 0;
function series(name: string, more: Partial<Series> = {}): Series {
  const label = { en: `${name} in words`, de: `${name} in Worten` };
  const x = [first, first + 40, first + 80];
  return { name, label, kind: "line", source: "model", x, y: [1, 20, 300], ...more };
}
function panel(key: string, all: readonly Series[]): Panel {
  return { key, x: "date", yTitle: { en: `y of ${key}`, de: "y" }, scale: "page", series: all };
}
function picture(content: ChartContent, more: Partial<Picture["chart"]> = {}): Document {
  const svg = chartSvg({
    chart: {
      ...{ title: "Infections per day", content, height: 300, dates: [first, first + 100] },
      ...{ isLog: true, marks: [], language: "en", hiddenNames: () => new Set<string>() },
      ...more,
    },
    subtitle: "Cologne, masks: FFP2",
    source: ["Source: Episcope, run 7", "Drawn on 1 April 2026"],
  });
  expect(svg).not.toContain('="var(');
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(parsed.querySelector("parsererror")).toBeNull();
  expect(parsed.documentElement.localName).toBe("svg");
  return parsed;
}
const panels = (...all: Panel[]): ChartContent => ({ kind: "panels", panels: all });
const textsOf = (parsed: Document) =>
  [...parsed.querySelectorAll("text")].map(({ textContent }) => textContent);
/** The texts of the image itself, including axis titles. */
const ownTexts = (parsed: Document) =>
  [...parsed.querySelectorAll("svg > text")].map(({ textContent }) => textContent);
const number = (element: Element | undefined, name: string) =>
  Number(element?.getAttribute(name) ?? Number.NaN);

test("an image has a title, the choice and the source", () => {
  const parsed = picture(panels(panel("cases", [series("a"), series("b", { kind: "points" })])));
  expect(ownTexts(parsed)).toEqual([
    "Infections per day",
    "Cologne, masks: FFP2",
    "y of cases, logarithmic axis",
    "a in words",
    "b in words",
    "Source: Episcope, run 7",
    "Drawn on 1 April 2026",
  ]);
  expect(textsOf(parsed)).toContain("Mar 2020");
  expect(parsed.querySelectorAll("[data-series]")).toHaveLength(2);
});

test("the image is in German for German visitors", () => {
  const parsed = picture(panels(panel("cases", [series("a")])), { language: "de" });
  expect(ownTexts(parsed)).toContain("a in Worten");
  expect(textsOf(parsed)).toContain("März 2020");
});

test("the legend has the drawn series with the colours and dashes of their curves", () => {
  const all = [
    ...[series("ALPHA"), series("% ALPHA"), series("hidden")],
    series("quiet", { isHiddenInLegend: true }),
  ];
  const parsed = picture(panels(panel("p", all)), { hiddenNames: () => new Set(["hidden"]) });
  expect(ownTexts(parsed).slice(3, -2)).toEqual(["ALPHA in words", "% ALPHA in words"]);
  const names = [...parsed.querySelectorAll("[data-series]")].map((curve) =>
    curve.getAttribute("data-series"),
  );
  expect(names).toEqual(["ALPHA", "% ALPHA", "quiet"]);
  const swatches = [...parsed.querySelectorAll("svg > line")];
  const curves = [...parsed.querySelectorAll("[data-series] path")];
  expect(swatches.map((line) => line.getAttribute("stroke"))).toEqual(
    curves.slice(0, 2).map((curve) => curve.getAttribute("stroke")),
  );
  expect(swatches.map((line) => line.getAttribute("stroke-dasharray"))).toEqual(["", "6 3"]);
});

test("panels are below each other, each with title and legend, and all fit into the image", () => {
  const parsed = picture(panels(panel("one", [series("a")]), panel("two", [series("b")])));
  const texts = [
    "y of one, logarithmic axis",
    "a in words",
    "y of two, logarithmic axis",
    "b in words",
  ];
  expect(ownTexts(parsed).slice(2, -2)).toEqual(texts);
  const heights = [...parsed.querySelectorAll("svg > text")].map((text) => number(text, "y"));
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(heights.at(-1)).toBeLessThan(number(parsed.documentElement, "height"));
  const tops = [...parsed.querySelectorAll("svg > g[transform]")].map((place) =>
    Number(/,([\d.]+)\)$/.exec(place.getAttribute("transform") ?? "")?.[1]),
  );
  const [, , firstTitle = 0, firstLegend = 0, secondTitle = 0, secondLegend = 0] = heights;
  expect(tops[0]).toBeGreaterThanOrEqual(firstTitle);
  expect(firstLegend).toBeGreaterThan((tops[0] ?? 0) + 224);
  expect(tops[1]).toBeGreaterThanOrEqual(secondTitle);
  expect(secondLegend).toBeGreaterThan((tops[1] ?? 0) + 224);
  const ids = [...parsed.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test("a long legend and a long title wrap", () => {
  const all = Array.from({ length: 30 }, (_, index) => series(`a long name ${index}`));
  const parsed = picture(panels(panel("p", all)), { title: "word ".repeat(60).trim() });
  const entries = [...parsed.querySelectorAll("svg > text")].filter(({ textContent }) =>
    textContent?.startsWith("a long name"),
  );
  expect(entries).toHaveLength(30);
  expect(new Set(entries.map((entry) => entry.getAttribute("y"))).size).toBeGreaterThan(2);
  for (const entry of entries) expect(number(entry, "x")).toBeLessThan(1176);
  // Letters of 24 pixels are half as wide: 96 letters per line, so 19 words of four letters and a
  // space.
  expect(ownTexts(parsed)[0]).toBe("word ".repeat(19).trim());
});

test("rows and heat maps can be images too", () => {
  const rows = picture({ kind: "rows", series: [series("work", { kind: "area" })] });
  expect(textsOf(rows)).toContain("work in words");
  const map = picture({
    kind: "heatMap",
    heatMap: {
      x: [first, first + 7],
      rows: ["0-4", "80+"],
      values: [
        [1, 2],
        [30, 2000],
      ],
      maximum: 2000,
      colors: [
        [0, "#ffffff"],
        [1, "#800000"],
      ],
      yTitle: { en: "Age", de: "Alter" },
    },
  });
  expect(textsOf(map)).toEqual(expect.arrayContaining(["0-4", "80+", "2,000"]));
  expect(map.querySelector('path[fill="#800000"]')).not.toBeNull();
});

const hostile = `</text><script>alert(1)</script> " ' & ]]> <!-- &#60; <svg onload="x()">`;

test("hostile texts are escaped everywhere", () => {
  const label = { en: hostile, de: hostile };
  const all = [series(hostile, { label }), series("b")];
  const parsed = picture(panels({ ...panel(hostile, all), yTitle: label }), {
    title: hostile,
    marks: [{ day: first + 10, label: hostile }],
  });
  expect(parsed.querySelector("script, [onload]")).toBeNull();
  expect(textsOf(parsed).filter((text) => text.startsWith(hostile))).toHaveLength(4);
  expect(parsed.querySelector("[data-series]")?.getAttribute("data-series")).toBe(hostile);
});

test("the page is left unchanged", () => {
  const before = document.documentElement.outerHTML;
  const parsed = picture(panels(panel("p", [series("a")])));
  expect(document.documentElement.outerHTML).toBe(before);
  expect(parsed.querySelector("[class], button, a, image, foreignObject")).toBeNull();
});

test("characters that XML forbids are removed, and words that look like colours stay", () => {
  const label = { en: "a\u0001b var(--text)", de: "" };
  const parsed = picture(panels(panel("p", [series("a", { label })])), {
    title: "c\u0000d",
    marks: [{ day: first + 10, label: "var(--text)" }],
  });
  expect(textsOf(parsed)).toEqual(expect.arrayContaining(["ab var(--text)", "cd", "var(--text)"]));
});
