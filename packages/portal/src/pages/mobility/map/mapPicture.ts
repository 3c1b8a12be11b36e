// The map as a file with title, legend and source, always in light colours (mobility specification
// 5.2: SVG of 800 × 900).
import { inLanguage, type Language } from "@episcope/common";
import { escapeXml } from "../../../charts/chartPicture.tsx";
import { formatMeasure } from "../../../charts/layout/measure.ts";
import type { MapBounds } from "../../../maps/choropleth/areas-data/shapes.ts";
import type {
  ChoroplethLines,
  ChoroplethScene,
} from "../../../maps/choropleth/choroplethPainter.ts";
import { choroplethMarkup } from "../../../maps/choropleth/choroplethSvg.ts";
import type { ColorScale } from "../../../maps/choropleth/colorScale.ts";
import { mobilityTexts } from "../words/mobilityTexts.ts";
import { legendColors, legendTicks, type ScaleWords } from "./mapScale.ts";

export interface MapPicture {
  readonly title: string;
  readonly subtitle: string;
  readonly lines: ChoroplethLines;
  readonly bounds: MapBounds;
  readonly scene: Pick<ChoroplethScene, "colors" | "marked">;
  readonly scale: ColorScale;
  readonly words: ScaleWords;
  readonly sources: readonly string[];
  readonly language: Language;
}

const [width, height] = [800, 900];
const margin = 24;
const head = 76;
const foot = 104;

export function mapSvg(picture: MapPicture): string {
  const { title, subtitle, lines, bounds, scene, sources } = picture;
  const mapSize = { width: width - 2 * margin, height: height - head - foot };
  const map = choroplethMarkup(lines, bounds, { ...scene, scheme: "light" }, mapSize);
  const text = (content: string, y: number, size: number, color: string, weight = 400) =>
    `<text x="${margin}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${color}">${escapeXml(content)}</text>`;
  const below = height - 12 - (sources.length - 1) * 15;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="'Source Sans 3', Arial, Helvetica, sans-serif">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    text(title, 36, titleSize(title), "#1d3355", 600),
    text(subtitle, 58, 14, "#545c68"),
    `<g transform="translate(${margin},${head})">${map}</g>`,
    legend(picture, height - foot + 8),
    ...sources.map((line, index) => text(line, below + index * 15, 11, "#545c68")),
    "</svg>",
  ].join("");
}

/** Long titles shrink to fit the width. */
function titleSize(title: string): number {
  return Math.min(22, Math.floor((width - 2 * margin) / (title.length * 0.62)));
}

function legend({ scale, words, language }: MapPicture, top: number): string {
  const [left, length] = [margin + 12, 320];
  const colors = legendColors(scale);
  const stops = colors.map(
    (color, index) => `<stop offset="${index / (colors.length - 1)}" stop-color="${color}"/>`,
  );
  const ticks = legendTicks(scale).map((value, index, all) => {
    const at = left + (length * index) / (all.length - 1);
    const sign = index === 0 ? "≤ " : index === all.length - 1 ? "≥ " : "";
    const label = sign + formatMeasure(value, words.measure, language);
    return `<text x="${at}" y="${top + 36}" font-size="12" fill="#222222" text-anchor="middle">${escapeXml(label)}</text>`;
  });
  const arrow = (from: number, tip: number, color: string | undefined) =>
    `<path d="M${from},${top + 8}v14L${tip},${top + 15}Z" fill="${color ?? "#000000"}"/>`;
  return [
    `<defs><linearGradient id="scale">${stops.join("")}</linearGradient></defs>`,
    `<text x="${margin}" y="${top + 2}" font-size="13" fill="#222222">${escapeXml(words.title)}</text>`,
    arrow(left, left - 12, colors[0]),
    `<rect x="${left}" y="${top + 8}" width="${length}" height="14" fill="url(#scale)"/>`,
    arrow(left + length, left + length + 12, colors.at(-1)),
    ...ticks,
    `<rect x="${left + length + 60}" y="${top + 8}" width="24" height="14" fill="url(#no-data)"/>`,
    `<text x="${left + length + 90}" y="${top + 20}" font-size="13" fill="#222222">${escapeXml(inLanguage(mobilityTexts, language).noData)}</text>`,
  ].join("");
}
