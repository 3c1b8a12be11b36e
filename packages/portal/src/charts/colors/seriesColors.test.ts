import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Series } from "../chartContent.ts";
import { contrast, parseColor, readable, seriesColors, toHex } from "./seriesColors.ts";

type Rgb = readonly [number, number, number];
const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

/** The background of cards: light, dark, then in print. */
function cardGrounds(): readonly (Rgb | undefined)[] {
  const theme = readFileSync(new URL("../../app/theme.css", import.meta.url), "utf8");
  return [...theme.matchAll(/--surface: (#\w+);/g)].map((match) => parseColor(match[1] ?? ""));
}

function series(name: string, more: Partial<Series> = {}): Series {
  const label = { en: name, de: name };
  return { name, label, kind: "line", source: "model", x: [], y: [], ...more };
}
const dashes = (...all: Series[]) => seriesColors(all, "light").map(({ dash }) => dash);

test("colours are parsed in every notation that plots use", () => {
  expect(parseColor("#08f")).toEqual([0, 136, 255]);
  expect(parseColor("#C8285A")).toEqual([200, 40, 90]);
  expect(parseColor("rgb(200,0, 7)")).toEqual([200, 0, 7]);
  expect(parseColor("purple")).toEqual([128, 0, 128]);
  for (const bad of ["", "#12", "#12345", "#gggggg", "rgb(1,2)", "rgb(1,2,3", "no colour"]) {
    expect(parseColor(bad)).toBeUndefined();
  }
  expect(toHex([0, 136, 255])).toBe("#0088ff");
});

test("contrast is computed as in WCAG", () => {
  expect(contrast(black, white)).toBeCloseTo(21, 10);
  expect(contrast(white, black)).toBeCloseTo(21, 10);
  expect(contrast(white, white)).toBe(1);
  // The lightest grey that passes 4.5:1 on white.
  expect(contrast([118, 118, 118], white)).toBeCloseTo(4.54, 2);
});

test("a colour with enough contrast stays; others become darker or lighter", () => {
  expect(readable("#1f77b4", "light")).toBe("#1f77b4");
  expect(readable("#000", "light")).toBe("#000000");
  // 3:1 on #1b212b begins at a grey of 107; in steps of a twentieth towards white, 102 is too dark,
  // 115 is enough.
  expect(readable("#000000", "dark")).toBe("#737373");
  expect(readable("url(#x)", "dark")).toBe("url(#x)");
});

test("every colour reaches 3:1 on the cards of both schemes", () => {
  const [light, dark] = cardGrounds();
  expect(light).toEqual(white);
  const part = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(part, part, part), (color) => {
      for (const [scheme, ground] of [
        ["light", light],
        ["dark", dark],
      ] as const) {
        const found = parseColor(readable(toHex(color), scheme));
        expect(contrast(found ?? black, ground ?? black)).toBeGreaterThanOrEqual(3);
      }
    }),
    { numRuns: 500 },
  );
});

test("a given colour overrides that of the name, and fills keep it unchanged", () => {
  const [line, area] = seriesColors(
    [series("ALPHA", { color: "#800080" }), series("x", { kind: "area", color: "#ccddcc" })],
    "light",
  );
  expect(line?.color).toBe("#800080");
  expect(area?.color).toBe("#ccddcc");
  const [named] = seriesColors([series("ALPHA")], "light");
  expect(seriesColors([series("% Alpha Reported")], "light")[0]).toEqual(named);
});

test("lines of one colour differ by their dashes; points already differ by their shape", () => {
  const [a, b, c] = [series("ALPHA"), series("% ALPHA"), series("alphaVe")];
  expect(dashes(a, b, c)).toEqual(["solid", "dashed", "dotted"]);
  expect(dashes(a, series("DELTA"), b)).toEqual(["solid", "solid", "dashed"]);
  expect(dashes(series("ALPHA", { kind: "points" }), b)).toEqual(["solid", "solid"]);
  expect(dashes(series("ALPHA", { dash: "dotted" }), b)).toEqual(["dotted", "solid"]);
  expect(dashes(series("ALPHA", { dash: "dashed" }), b, c)).toEqual(["dashed", "solid", "dotted"]);
});
