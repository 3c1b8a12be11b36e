// The table of the map, which can be sorted and searched (mobility specification 8), and its file.
import { areaById, germany, type MobilityMetric } from "@episcope/battery";
import { inLanguage, type Language } from "@episcope/common";
import { csvLine } from "../../../charts/table/chartCsv.ts";
import type { DetailSort } from "../../../kit/containers/DetailTable.tsx";
import { searchAreas } from "../areas/searchAreas.ts";
import { changesInPoints, metricHeadings } from "../words/metricTexts.ts";
import { mobilityTexts } from "../words/mobilityTexts.ts";
import type { MapRow, MapSettings } from "./mapRows.ts";

/** Areas that match the text, without Germany. */
export function foundRows(
  rows: ReadonlyMap<string, MapRow>,
  text: string,
  language: Language,
): readonly MapRow[] {
  const areas = [...rows.values()].map(({ area }) => area).filter((area) => area !== germany);
  return searchAreas(areas, text, language)
    .flatMap((group) => group.areas)
    .flatMap(({ id }) => rows.get(id) ?? []);
}

export function rowName({ area }: MapRow, language: Language): string {
  return inLanguage(area.names, language);
}

export function stateName({ area }: MapRow, language: Language): string {
  return inLanguage(areaById(area.state ?? "")?.names, language) ?? "";
}

/** Rows without a value come last in either order. */
export function sortedRows(
  rows: readonly MapRow[],
  sort: DetailSort,
  language: Language,
): readonly MapRow[] {
  const factor = sort.isDescending ? -1 : 1;
  const byName = (a: MapRow, b: MapRow) =>
    rowName(a, language).localeCompare(rowName(b, language), "de");
  const byState = (a: MapRow, b: MapRow) =>
    stateName(a, language).localeCompare(stateName(b, language), "de");
  if (sort.key === "area") return rows.toSorted((a, b) => factor * byName(a, b));
  if (sort.key === "state") {
    return rows.toSorted((a, b) => factor * byState(a, b) || byName(a, b));
  }
  const figureOf = numbers.get(sort.key) ?? (({ shown }: MapRow) => shown);
  return rows.toSorted((a, b) => {
    const [first, second] = [figureOf(a), figureOf(b)];
    const missing = Number(Number.isNaN(first)) - Number(Number.isNaN(second));
    return missing || factor * (first - second) || byName(a, b);
  });
}

const numbers: ReadonlyMap<string, (row: MapRow) => number> = new Map([
  ["start", ({ start }) => start],
  ["end", ({ end }) => end],
  ["shown", ({ shown }) => shown],
  ["points", ({ points }) => points],
]);

export function mapCsv(
  rows: ReadonlyMap<string, MapRow>,
  { metric, start, end }: MapSettings,
  language: Language,
): string {
  const t = inLanguage(mobilityTexts, language);
  const name = inLanguage(metricHeadings[metric], language);
  const isChange = start !== end;
  const header = [
    ...["AGS", t.area, t.state],
    ...(isChange ? [`${name} ${start}`] : []),
    `${name} ${end}`,
    ...(isChange ? [t.changeScale] : []),
    ...(hasPoints(metric, isChange) ? [t.pointsColumn] : []),
  ];
  const lines = [...rows.values()].map((row) => [
    ...[row.area.id, rowName(row, language), stateName(row, language)],
    ...(isChange ? [cell(row.start)] : []),
    cell(row.end),
    ...(isChange ? [cell(row.shown)] : []),
    ...(hasPoints(metric, isChange) ? [cell(row.points)] : []),
  ]);
  return [header, ...lines].map(csvLine).join("");
}

export function hasPoints(metric: MobilityMetric, isChange: boolean): boolean {
  return isChange && changesInPoints(metric);
}

function cell(value: number): number | undefined {
  return Number.isNaN(value) ? undefined : value;
}
