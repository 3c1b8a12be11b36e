// The frame of an exported chart: title above, source below. Pure.
import { chartFont } from "./spec/houseConfig.ts";

export interface ExportTexts {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Lines at the bottom: source, date, address. */
  readonly source: readonly string[];
}

/** The width of the page's other images. */
const margin = 24;
export const framedChartWidth = 1200 - 2 * margin;

const gap = 10;
const styles = {
  title: { size: 24, weight: 600, color: "#1d3355" },
  subtitle: { size: 15, weight: 400, color: "#545c68" },
  source: { size: 12, weight: 400, color: "#545c68" },
} as const;
type Style = (typeof styles)[keyof typeof styles];

/** The chart inside of the frame, as one SVG. */
export function framedSvg(svg: string, { title, subtitle = "", source }: ExportTexts): string {
  const root = /<svg\b[^>]*>/.exec(svg);
  if (!root) throw new Error("not a drawing");
  const chart = { width: sizeOf(root[0], "width"), height: sizeOf(root[0], "height") };
  const parts: string[] = [];
  let y = margin;
  const write = (text: string, style: Style) => {
    for (const line of wrapped(text, chart.width, style.size)) {
      parts.push(textElement(line, y + style.size, style));
      y += Math.round(style.size * 1.3);
    }
  };
  write(title, styles.title);
  write(subtitle, styles.subtitle);
  y += gap;
  parts.push(svg.slice(root.index).replace("<svg", `<svg x="${margin}" y="${y}"`));
  y += chart.height + gap;
  for (const line of source) write(line, styles.source);
  const width = chart.width + 2 * margin;
  const height = y + margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#ffffff"/>${parts.join("")}</svg>`;
}

function textElement(text: string, y: number, { size, weight, color }: Style): string {
  return `<text x="${margin}" y="${y}" font-family="${escaped(chartFont)}" font-size="${size}" font-weight="${weight}" fill="${color}">${escaped(text)}</text>`;
}

/** Letters are about half as wide as high; without a page they cannot be measured. */
function wrapped(text: string, width: number, size: number): readonly string[] {
  const most = Math.max(10, Math.floor(width / (size * 0.5)));
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((part) => pieces(part, most))) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** An address may be longer than a line. */
function pieces(word: string, most: number): readonly string[] {
  return word.match(new RegExp(`.{1,${most}}`, "gu")) ?? [];
}

function sizeOf(tag: string, name: "width" | "height"): number {
  return Number(new RegExp(`\\s${name}="([\\d.]+)"`).exec(tag)?.[1] ?? 0);
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? "");
}
