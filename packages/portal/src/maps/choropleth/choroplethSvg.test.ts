import { expect, test } from "vitest";
import type { MapShape } from "./areas-data/germanyMap.ts";
import { choroplethMarkup } from "./choroplethSvg.ts";

function square(id: string, left: number): MapShape {
  const right = left + 1000;
  return {
    id,
    rings: [Float32Array.of(left, 0, right, 0, right, 1000, left, 1000, left, 0)],
    bounds: { left, bottom: 0, right, top: 1000 },
    label: [left + 500, 500],
    neighbours: [],
  };
}

const lines = {
  shapes: [square("01001", 0), square("01002", 1000)],
  borders: [Float32Array.of(1000, 0, 1000, 1000)],
  outerBorders: [],
};
const bounds = { left: 0, bottom: 0, right: 2000, top: 1000 };
const draw = (colors: readonly (string | undefined)[], marked = [{ shape: 1, color: "#1f77b4" }]) =>
  choroplethMarkup(lines, bounds, { colors, marked, scheme: "light" }, { width: 200, height: 100 });

test("each area has its key and its colour, and is hatched without a value", () => {
  const svg = draw(["#ff0000", undefined]);
  // 10 metres per pixel; south is down.
  expect(svg).toContain(
    '<path id="area-01001" d="M0,100l100,0l0,-100l-100,0l0,100Z" fill="#ff0000"/>',
  );
  expect(svg).toMatch(/<path id="area-01002" d="M100,100[^"]*" fill="url\(#no-data\)"\/>/);
});

test("a marked area has a border and a dot", () => {
  expect(draw(["#ff0000", "#00ff00"])).toContain('<circle cx="150" cy="50" r="5" fill="#1f77b4"');
  expect(draw(["#ff0000", "#00ff00"], [])).not.toContain("<circle");
});
