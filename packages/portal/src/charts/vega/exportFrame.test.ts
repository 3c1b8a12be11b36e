// @vitest-environment jsdom
import { expect, test } from "vitest";
import { framedSvg } from "./exportFrame.ts";

const chart =
  '<svg xmlns="http://www.w3.org/2000/svg" class="marks" width="400" height="100" viewBox="0 0 400 100"><path d="M0,0" stroke-width="7"/></svg>';

function framed(title: string, source: readonly string[], subtitle?: string) {
  const text = framedSvg(chart, { title, subtitle, source });
  const drawing = new DOMParser().parseFromString(text, "image/svg+xml");
  expect(drawing.querySelector("parsererror")).toBeNull();
  const lines = [...drawing.querySelectorAll("text")];
  return {
    drawing,
    inner: drawing.querySelector("svg > svg"),
    texts: lines.map(({ textContent }) => textContent),
    places: lines.map((line) => Number(line.getAttribute("y"))),
  };
}

test("the title is above the chart, the source below", () => {
  const { drawing, inner, texts, places } = framed("Imports", ["Episcope", "2020"], "all strains");
  expect(texts).toEqual(["Imports", "all strains", "Episcope", "2020"]);
  // Margin 24 and font size 24; a line of 31 and font size 15; a line of 20 and a gap of 10: the
  // chart is at 85.
  expect(places.slice(0, 2)).toEqual([48, 70]);
  expect([inner?.getAttribute("x"), inner?.getAttribute("y")]).toEqual(["24", "85"]);
  // 85 + 100 + 10 + 12, then a line of 16, then another one and the margin.
  expect(places.slice(2)).toEqual([207, 223]);
  expect(drawing.documentElement.getAttribute("height")).toBe("251");
  expect(drawing.documentElement.getAttribute("width")).toBe("448");
  expect(inner?.querySelector("path")).not.toBeNull();
});

test("long texts are wrapped, even without spaces", () => {
  const { texts } = framed("", [`Source ${"x".repeat(100)} end`]);
  // 400 / (12 × 0.5) = 66 letters
  expect(texts).toEqual(["Source", "x".repeat(66), `${"x".repeat(34)} end`]);
});

test("texts are escaped", () => {
  const { drawing, texts } = framed('A & B </text><script>"', ["<b>"]);
  expect(texts).toEqual(['A & B </text><script>"', "<b>"]);
  expect(drawing.querySelector("script")).toBeNull();
});

test("anything but SVG is refused", () => {
  expect(() => framedSvg("<p>", { title: "", source: [] })).toThrow("not a drawing");
});
