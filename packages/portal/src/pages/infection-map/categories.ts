// What the colours on the map distinguish: the origin of infections, or their strain. If the file
// has neither, all look alike.

import type { NamedColumn } from "@episcope/battery";
import { inLanguage, type Language } from "@episcope/common";
import { colorOfName } from "../../charts/colors/nameColors.ts";
import { parseColor, type Rgb, readable } from "../../charts/colors/seriesColors.ts";
import type { ColorScheme } from "../../environment/colorScheme.ts";
import { strainLabel } from "../../plots/immunity/strainLabels.ts";
import type { ColorBy } from "./address/mapAddress.ts";
import { mapTexts } from "./mapTexts.ts";
import type { DotLayer } from "./painting/dots.ts";
import type { MapData } from "./reading/mapData.ts";
import type { DayWindow } from "./time/dayWindow.ts";

export interface Category {
  /** The name in the file. */
  readonly name: string;
  readonly shape: DotLayer["shape"];
}

export interface Categories {
  readonly by: ColorBy | undefined;
  /** The most frequent first, so that rare ones are painted on top. */
  readonly list: readonly Category[];
  /** Index in the list for each infection; undefined if there is only one category. */
  readonly layer: Uint8Array | undefined;
  /** Infections before each day: all categories for day 0, then for day 1, and so on. */
  readonly before: Uint32Array;
}

/** The colourings that the file supports, the default first. */
export function possibleColors({ kinds, strains }: MapData): readonly ColorBy[] {
  return [...(kinds ? ["kind" as const] : []), ...(strains ? ["strain" as const] : [])];
}

export function categoriesOf(data: MapData, by: ColorBy | undefined): Categories {
  const column = by === "kind" ? data.kinds : by === "strain" ? data.strains : undefined;
  const { names, layer } = column ? byFrequency(column) : { names: [""], layer: undefined };
  return {
    by: column && by,
    list: names.map((name) => ({ name, shape: isImport(by, name) ? "diamond" : "disc" })),
    layer,
    before: countBefore(data.dayStart, layer, names.length),
  };
}

function isImport(by: ColorBy | undefined, name: string): boolean {
  return by === "kind" && name === "import";
}

function byFrequency({ names, values }: NamedColumn): {
  readonly names: readonly string[];
  readonly layer: Uint8Array | undefined;
} {
  const counts = new Uint32Array(names.length);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  const order = names
    .map((_, number) => number)
    .filter((number) => (counts[number] ?? 0) > 0)
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const places = new Uint8Array(names.length);
  order.forEach((number, place) => {
    places[number] = place;
  });
  return {
    names: order.length === 0 ? [""] : order.map((number) => names[number] ?? ""),
    layer: order.length < 2 ? undefined : values.map((value) => places[value] ?? 0),
  };
}

function countBefore(
  dayStart: Uint32Array,
  layer: Uint8Array | undefined,
  width: number,
): Uint32Array {
  const before = new Uint32Array(dayStart.length * width);
  for (let day = 0; day + 1 < dayStart.length; day++) {
    const [from, to] = [day * width, (day + 1) * width];
    for (let place = 0; place < width; place++) before[to + place] = before[from + place] ?? 0;
    for (let row = dayStart[day] ?? 0; row < (dayStart[day + 1] ?? 0); row++) {
      const at = to + (layer?.[row] ?? 0);
      before[at] = (before[at] ?? 0) + 1;
    }
  }
  return before;
}

/** Infections of each category in a window. */
export function countsIn({ list, before }: Categories, { from, to }: DayWindow): readonly number[] {
  const width = list.length;
  return list.map(
    (_, place) => (before[(to + 1) * width + place] ?? 0) - (before[from * width + place] ?? 0),
  );
}

/** Nearly everybody can distinguish orange and blue, and imports have their own shape. */
const kindColors: ReadonlyMap<string, string> = new Map([
  ["normal", "#d55e00"],
  ["import", "#1f5fb4"],
]);

export function colorOf(by: ColorBy | undefined, name: string, scheme: ColorScheme): string {
  if (by === "strain") return readable(colorOfName(name), scheme);
  return readable(kindColors.get(name) ?? (name === "" ? "#d55e00" : colorOfName(name)), scheme);
}

export function layersOf({ by, list }: Categories, scheme: ColorScheme): readonly DotLayer[] {
  return list.map(({ name, shape }) => ({ shape, color: rgb(colorOf(by, name, scheme)) }));
}

function rgb(color: string): Rgb {
  return parseColor(color) ?? [0, 0, 0];
}

export function categoryLabel(by: ColorBy | undefined, name: string, language: Language): string {
  const t = inLanguage(mapTexts, language);
  if (by === undefined) return t.infections;
  if (name === "") return t.notStated;
  if (by === "strain") return inLanguage(strainLabel(name), language);
  return name === "normal" ? t.normal : name === "import" ? t.import : name;
}
