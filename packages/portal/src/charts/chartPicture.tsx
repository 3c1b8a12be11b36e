// A chart as a standalone image: with title, source and date, in light colours.
import { inLanguage, type Language } from "@episcope/common";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Chart, type ChartProps } from "./Chart.tsx";
import type { ChartContent, Panel, Series } from "./chartContent.ts";
import { asideColor, asideNames } from "./colors/aside.ts";
import { type SeriesColor, seriesColors } from "./colors/seriesColors.ts";
import { followsPage } from "./layout/axis.ts";
import { plainExtent } from "./layout/extent.ts";
import { panelTitles } from "./layout/panelTitles.ts";
import { withData } from "./layout/withData.ts";
import { ensembleWords, fewPeopleWords } from "./modelWords.ts";
import { metadataOf, withDescription } from "./pictureNotes.ts";

export interface Picture {
  readonly chart: Omit<ChartProps, "width" | "scheme" | "onToggle" | "onZoom">;
  readonly subtitle: string;
  /** Lines at the bottom. */
  readonly source: readonly string[];
}

const width = 1200;
const margin = 24;
const lineHeight = 18;

/** The values of theme.css variables in the light scheme. */
const lightColors: Readonly<Record<string, string>> = {
  surface: "#ffffff",
  text: "#222222",
  "text-quiet": "#545c68",
  grid: "#e3e7ec",
  line: "#cbd3dd",
};

export function chartSvg({ chart, subtitle, source }: Picture): string {
  const parts: string[] = [];
  let y = margin;
  const text = (content: string, size: number, color: string, weight = 400) => {
    for (const line of wrapped(content, size)) {
      y += size * 1.3;
      parts.push(
        `<text x="${margin}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${color}">${escapeXml(line)}</text>`,
      );
    }
  };
  text(chart.title, 24, "#1d3355", 600);
  if (subtitle) text(subtitle, 15, "#545c68");
  y += 10;
  for (const { title, charts, legend: entries } of drawnFrames(chart)) {
    if (title) {
      y += lineHeight;
      parts.push(
        `<text x="${margin}" y="${y}" font-size="13" fill="#545c68">${escapeXml(title)}</text>`,
      );
    }
    const placed = placedCharts(charts, y + 4);
    parts.push(placed.markup);
    y = placed.end + 8;
    const legend = legendMarkup(entries, y, chart.language);
    parts.push(legend.markup);
    y = legend.end + 8;
  }
  y += 4;
  const words = [
    ensembleWords(chart.content, chart.showsMembers ? "members" : "bands", chart.language),
    fewPeopleWords(chart.content, chart.dates, chart.language),
  ].filter((sentence) => sentence !== undefined);
  for (const sentence of words) text(sentence, 13, "#222222");
  for (const line of source) text(line, 12, "#545c68");
  const height = Math.ceil(y + margin);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="'Source Sans 3', Arial, Helvetica, sans-serif"><rect width="${width}" height="${height}" fill="#ffffff"/>${parts.join("")}</svg>`;
}

interface DrawnFrame {
  readonly title: string;
  /** One, or small ones beside each other. */
  readonly charts: readonly DrawnChart[];
  readonly legend: readonly LegendEntry[];
}

interface DrawnChart {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** Of a small chart, with its mark. */
  readonly name: string | undefined;
  readonly mark: string;
}

interface LegendEntry {
  readonly series: Series;
  readonly color: SeriesColor;
}

/** Renders the chart again at the width of the image. */
function drawnFrames(chart: Picture["chart"]): readonly DrawnFrame[] {
  const container = document.createElement("div");
  const root = createRoot(container);
  flushSync(() => root.render(<Chart {...chart} width={width - 2 * margin} scheme="light" />));
  const framed = [...container.querySelectorAll("[data-frame]")];
  const frames = framed.length > 0 ? framed : [container];
  const drawn = frames.map((frame, index) => ({
    charts: [...frame.querySelectorAll<SVGSVGElement>("svg[data-plot]")].map(drawnChart),
    ...legendOf(chart.content, index, chart),
  }));
  root.unmount();
  return drawn;
}

function drawnChart(svg: SVGSVGElement): DrawnChart {
  const facet = svg.closest<HTMLElement>("[data-facet]");
  const mark = facet?.querySelector<SVGSVGElement>("p svg");
  return {
    svg: withLightColors(svg),
    width: Number(svg.getAttribute("width")),
    height: Number(svg.getAttribute("height")),
    name: facet?.dataset.facet,
    mark: mark ? withLightColors(mark) : "",
  };
}

/** From left to right, then from top to bottom. */
function placedCharts(charts: readonly DrawnChart[], top: number) {
  let [x, y, rowHeight] = [margin, top, 0];
  const parts = charts.map((chart) => {
    if (x + chart.width > width - margin + 1) {
      [x, y, rowHeight] = [margin, y + rowHeight + 12, 0];
    }
    const head = chart.name === undefined ? 0 : lineHeight + 4;
    const name =
      chart.name === undefined
        ? ""
        : `<g transform="translate(${x},${y + 5})">${chart.mark}</g><text x="${x + 28}" y="${y + 15}" font-size="14" font-weight="600" fill="#222222">${escapeXml(chart.name)}</text>`;
    const markup = `${name}<g transform="translate(${x},${y + head})">${chart.svg}</g>`;
    rowHeight = Math.max(rowHeight, head + chart.height);
    x += chart.width + 16;
    return markup;
  });
  return { markup: parts.join(""), end: y + rowHeight };
}

function legendOf(
  content: ChartContent,
  index: number,
  { language, isLog, dates, hiddenNames }: Picture["chart"],
): { readonly title: string; readonly legend: readonly LegendEntry[] } {
  const whole: Panel | undefined = content.kind === "panels" ? content.panels[index] : undefined;
  if (!whole) return { title: "", legend: [] };
  const panel = withData(whole, followsPage(whole) ? dates : plainExtent(whole), isLog);
  const hidden = hiddenNames(panel);
  const aside = asideNames(panel.series.filter(({ name }) => !hidden.has(name)));
  const colors = seriesColors(panel.series, "light");
  const { y, right, x } = panelTitles(panel, isLog, hidden, language);
  return {
    title: [y, right, x].filter(Boolean).join(" · "),
    legend: panel.series.flatMap((series, container) => {
      const color = colors[container];
      const isShown = !hidden.has(series.name) && !series.isHiddenInLegend;
      if (!isShown || !color) return [];
      return [
        { series, color: aside.has(series.name) ? { ...color, color: asideColor.light } : color },
      ];
    }),
  };
}

function withLightColors(svg: SVGSVGElement): string {
  for (const element of svg.querySelectorAll("*")) {
    element.removeAttribute("class");
    for (const attribute of element.attributes) {
      const variable = /^var\(--([\w-]+)\)$/.exec(attribute.value)?.[1];
      if (variable !== undefined) attribute.value = lightColors[variable] ?? "#000000";
    }
  }
  return withoutControls(new XMLSerializer().serializeToString(svg));
}

function legendMarkup(entries: readonly LegendEntry[], top: number, language: Language) {
  let x = margin;
  let y = top + lineHeight;
  const parts = entries.map(({ series: entry, color: { color, dash } }) => {
    const label = inLanguage(entry.label, language);
    const needed = 34 + label.length * 6.8;
    if (x + needed > width - margin && x > margin) {
      x = margin;
      y += lineHeight;
    }
    const pattern = { solid: "", dashed: "6 3", dotted: "2 3", dashDotted: "8 2 2 2" }[dash];
    const swatch =
      entry.kind === "points"
        ? `<circle cx="${x + 10}" cy="${y - 4}" r="3.5" fill="${color}"/>`
        : `<line x1="${x}" x2="${x + 20}" y1="${y - 4}" y2="${y - 4}" stroke="${color}" stroke-width="${entry.kind === "area" || entry.kind === "band" ? 8 : 2.2}" stroke-dasharray="${pattern}"/>`;
    const markup = `${swatch}<text x="${x + 26}" y="${y}" font-size="13" fill="#222222">${escapeXml(label)}</text>`;
    x += needed;
    return markup;
  });
  return { markup: parts.join(""), end: entries.length > 0 ? y : top };
}

function wrapped(text: string, size: number): readonly string[] {
  const most = Math.floor((width - 2 * margin) / (size * 0.5));
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line && line.length + word.length >= most) {
      lines.push(line);
      line = word;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  return [...lines, line];
}

/** Removes characters that XML forbids in any form. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
}

export function escapeXml(text: string): string {
  return withoutControls(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Twice the size, for printing. */
const pngFactor = 2;

/** Says about itself what the drawing does. */
export async function chartPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * pngFactor;
  canvas.height = image.naturalHeight * pngFactor;
  const context = canvas.getContext("2d");
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("the picture is too large"))),
      "image/png",
    ),
  );
  return await withDescription(png, metadataOf(svg));
}
