// The map as SVG for files, with the same lines and colours as on the canvas.
import { fitted, toPixels } from "../camera.ts";
import type { MapBounds } from "./areas-data/shapes.ts";
import {
  type ChoroplethLines,
  type ChoroplethScene,
  hatchLines,
  hatchSize,
  lineWidths,
  mapColors,
  markRadius,
} from "./choroplethPainter.ts";

interface SvgSize {
  readonly width: number;
  readonly height: number;
}

/** A group that fits the whole country into the size. */
export function choroplethMarkup(
  lines: ChoroplethLines,
  { left, bottom, right, top }: MapBounds,
  { colors, marked, scheme }: Omit<ChoroplethScene, "current">,
  size: SvgSize,
): string {
  const camera = fitted({ west: left, south: bottom, east: right, north: top }, size);
  const place = (line: Float32Array): string => {
    let path = "";
    // Relative steps are shorter; in whole tenths they do not accumulate rounding errors.
    let [lastX, lastY] = [0, 0];
    for (let at = 0; at < line.length; at += 2) {
      const { x, y } = toPixels(camera, size, line[at] ?? 0, line[at + 1] ?? 0);
      const [nextX, nextY] = [Math.round(x * 10), Math.round(y * 10)];
      if (at > 0 && nextX === lastX && nextY === lastY) continue;
      path += `${at === 0 ? "M" : "l"}${(nextX - lastX) / 10},${(nextY - lastY) / 10}`;
      [lastX, lastY] = [nextX, nextY];
    }
    return path;
  };
  const { noData, hatch, border, outerBorder, current, ground } = mapColors[scheme];
  const shapes = lines.shapes.map(({ id, rings }, index) => {
    const color = colors[index];
    const path = rings.map((ring) => `${place(ring)}Z`).join("");
    return `<path id="area-${id}" d="${path}" fill="${color ?? "url(#no-data)"}"/>`;
  });
  const outline = (number: number) =>
    (lines.shapes[number]?.rings ?? []).map((ring) => `${place(ring)}Z`).join("");
  return [
    `<defs><pattern id="no-data" width="${hatchSize}" height="${hatchSize}" patternUnits="userSpaceOnUse"><rect width="${hatchSize}" height="${hatchSize}" fill="${noData}"/><path d="${hatchLines}" stroke="${hatch}"/></pattern></defs>`,
    `<g fill-rule="evenodd">${shapes.join("")}</g>`,
    `<g fill="none" stroke-linejoin="round">`,
    `<path d="${lines.borders.map(place).join("")}" stroke="${border}" stroke-width="${lineWidths.border}"/>`,
    `<path d="${lines.outerBorders.map(place).join("")}" stroke="${outerBorder}" stroke-width="${lineWidths.outerBorder}"/>`,
    ...marked.map(
      ({ shape }) =>
        `<path d="${outline(shape)}" stroke="${current}" stroke-width="${lineWidths.marked}"/>`,
    ),
    "</g>",
    ...marked.map(({ shape, color }) => {
      const [x, y] = lines.shapes[shape]?.label ?? [0, 0];
      const at = toPixels(camera, size, x, y);
      return `<circle cx="${rounded(at.x)}" cy="${rounded(at.y)}" r="${markRadius}" fill="${color}" stroke="${ground}" stroke-width="1.5"/>`;
    }),
  ].join("");
}

/** A tenth of a pixel is finer than any screen. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
