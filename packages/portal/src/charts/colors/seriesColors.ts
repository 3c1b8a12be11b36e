// The colour of a series: that of its name or a given one, adjusted to contrast with the scheme.
// Series of a panel that would look alike get different dashes.
import type { ColorScheme } from "../../environment/colorScheme.ts";
import type { Series } from "../chartContent.ts";
import { colorOfName } from "./nameColors.ts";

export interface SeriesColor {
  readonly color: string;
  readonly dash: Dash;
}

type Dash = "solid" | "dashed" | "dotted" | "dashDotted";
const dashes: readonly Dash[] = ["solid", "dashed", "dotted"];

/** The colours of the series of one panel, in order. */
export function seriesColors(
  series: readonly Series[],
  scheme: ColorScheme,
): readonly SeriesColor[] {
  const taken = new Set<string>();
  return series.map((entry) => {
    const given = entry.color ?? colorOfName(entry.name, scheme);
    const color = entry.kind === "area" ? given : readable(given, scheme);
    if (entry.kind === "points") return { color, dash: "solid" };
    const isFree = (dash: Dash) => !taken.has(`${color} ${dash}`);
    const dash = entry.dash ?? dashes.find(isFree) ?? "solid";
    taken.add(`${color} ${dash}`);
    return { color, dash };
  });
}

const grounds: Readonly<Record<ColorScheme, Rgb>> = { light: [255, 255, 255], dark: [27, 33, 43] };
/** The minimum for graphics in WCAG 2.2 (1.4.11). */
const minContrast = 3;
const known = new Map<string, string>();

/** The colour, darkened or lightened just enough to contrast with the background. */
export function readable(color: string, scheme: ColorScheme): string {
  const key = `${scheme} ${color}`;
  let found = known.get(key);
  if (found === undefined) {
    found = adapted(color, scheme);
    known.set(key, found);
  }
  return found;
}

function adapted(color: string, scheme: ColorScheme): string {
  const start = parseColor(color);
  if (!start) return color;
  const ground = grounds[scheme];
  const towards: Rgb = scheme === "dark" ? [255, 255, 255] : [0, 0, 0];
  for (let share = 0; share <= 1; share += 0.05) {
    const mixed = start.map((part, index) => part + ((towards[index] ?? 0) - part) * share);
    const [red = 0, green = 0, blue = 0] = mixed.map(Math.round);
    if (contrast([red, green, blue], ground) >= minContrast) return toHex([red, green, blue]);
  }
  return toHex(towards);
}

export type Rgb = readonly [red: number, green: number, blue: number];

export function parseColor(color: string): Rgb | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color);
  const hex = short
    ? short.slice(1).map((digit) => digit + digit)
    : /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)?.slice(1);
  const decimal = /^rgb\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*\)$/.exec(color)?.slice(1);
  const parts =
    hex?.map((part) => Number.parseInt(part, 16)) ??
    decimal?.map((part) => Math.min(255, Number(part))) ??
    namedColors.get(color);
  const [red, green, blue] = parts ?? [];
  return red === undefined || green === undefined || blue === undefined
    ? undefined
    : [red, green, blue];
}

const namedColors: ReadonlyMap<string, Rgb> = new Map([
  ["black", [0, 0, 0]],
  ["purple", [128, 0, 128]],
  ["white", [255, 255, 255]],
]);

export function toHex(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Relative luminance and contrast by WCAG 2.2. */
export function contrast(a: Rgb, b: Rgb): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
