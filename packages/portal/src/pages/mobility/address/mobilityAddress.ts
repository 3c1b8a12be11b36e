// The visitor's settings in the address (mobility specification 1, 5.4). Defaults are left out.
import { type Area, areaNamed, type MobilityLevel } from "@episcope/battery";
import { parseDay } from "@episcope/common";
import type { Range } from "../../../charts/chartContent.ts";
import type { QueryChange } from "../../../environment/useQuery.ts";

/** How many areas can be compared. */
export const maxAreas = 8;

export const smoothings = [1, 3, 4, 5] as const;
/** Weeks of the centred mean; 1 is no smoothing. */
export type Smoothing = (typeof smoothings)[number];

export interface MobilityAddress {
  /** In the order of choice, without duplicates, and without Germany on the page of the states. */
  readonly areas: readonly Area[];
  /** Names in the address that are no areas. */
  readonly unknownAreas: readonly string[];
  /** As written in the address. */
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
  /** Period of the map of states; for counties it is in the path. */
  readonly period: string | undefined;
  /** Values themselves, or their change since the baseline. */
  readonly shows: "values" | "change";
  /**
   * Date of the baseline, or the same week a year before; undefined for the first value of each
   * area.
   */
  readonly baseline: string | undefined;
  readonly smoothing: Smoothing;
  readonly hasBands: boolean;
  /** Whether states that were not chosen are drawn faintly. */
  readonly hasOtherStates: boolean;
  /** Names of hidden lines. */
  readonly hidden: ReadonlySet<string>;
  readonly section: Range | undefined;
  readonly mapView: "map" | "table";
  readonly mapColors: "safe" | "published";
  /** Charts that are shown as tables. */
  readonly tables: ReadonlySet<string>;
}

/** Used instead of a baseline date. */
export const yearBefore = "year";

/** Deliberately no area. */
const noArea = "none";

const defaultAreas: Readonly<Record<MobilityLevel, readonly string[]>> = {
  state: [],
  county: ["Berlin", "Deutschland"],
};

export function readMobilityAddress(query: URLSearchParams, level: MobilityLevel): MobilityAddress {
  const smoothing = smoothings.find((weeks) => String(weeks) === query.get("smooth"));
  return {
    ...readAreas(query, level),
    startDate: query.get("date_one") || undefined,
    endDate: query.get("date_two") || undefined,
    period: query.get("period") ?? undefined,
    shows: query.get("values") === "change" ? "change" : "values",
    baseline: query.get("base") === yearBefore ? yearBefore : readDate(query.get("base")),
    smoothing: smoothing ?? 1,
    hasBands: query.get("bands") !== "off",
    hasOtherStates: query.get("others") !== "off",
    hidden: new Set(query.getAll("hide")),
    section: readSection(query),
    mapView: query.get("view") === "table" ? "table" : "map",
    mapColors: query.get("colors") === "published" ? "published" : "safe",
    tables: new Set(query.getAll("table")),
  };
}

function readAreas(
  query: URLSearchParams,
  level: MobilityLevel,
): Pick<MobilityAddress, "areas" | "unknownAreas"> {
  const names = writtenAreas(query, level);
  const areas: Area[] = [];
  const unknownAreas: string[] = [];
  for (const name of names) {
    const area = areaNamed(level, name);
    if (!area) unknownAreas.push(name);
    else if (!areas.includes(area) && areas.length < maxAreas && isChoosable(area, level))
      areas.push(area);
  }
  return { areas, unknownAreas: unknownAreas.slice(0, maxAreas) };
}

function writtenAreas(query: URLSearchParams, level: MobilityLevel): readonly string[] {
  const listed = query.getAll("area").filter(Boolean);
  if (listed.length > 0) return listed.filter((name) => name !== noArea);
  if (level === "state") return defaultAreas.state;
  // Old links: each of the two areas has its own default.
  const [first = "", second = ""] = defaultAreas.county;
  return [query.get("county_one") || first, query.get("county_two") || second];
}

/** Germany is on every chart of the states anyway. */
function isChoosable(area: Area, level: MobilityLevel): boolean {
  return level === "county" || area.state !== undefined;
}

function readDate(text: string | null): string | undefined {
  return text !== null && parseDay(text) !== undefined ? text : undefined;
}

function readSection(query: URLSearchParams): Range | undefined {
  const from = parseDay(query.get("from") ?? "");
  const to = parseDay(query.get("to") ?? "");
  return from !== undefined && to !== undefined && from < to ? [from, to] : undefined;
}

/** Replaces the names of old links by the list. */
export function chooseAreas(areas: readonly Area[], level: MobilityLevel): QueryChange {
  const names = areas.map(({ name }) => name);
  const defaults = defaultAreas[level];
  const isUsual =
    names.length === defaults.length && names.every((name, at) => name === defaults[at]);
  return {
    area: isUsual ? undefined : names.length === 0 ? noArea : names,
    county_one: undefined,
    county_two: undefined,
  };
}

/** Adds the area at the end, or removes it. */
export function toggledArea(areas: readonly Area[], area: Area): readonly Area[] {
  if (areas.includes(area)) return areas.filter((other) => other !== area);
  return areas.length < maxAreas ? [...areas, area] : areas;
}

export function toggleName(names: ReadonlySet<string>, name: string): readonly string[] {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return [...next];
}
