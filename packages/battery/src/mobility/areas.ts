// The areas of the mobility data (mobility specification 7, 9): Germany, 16 states, 401 counties as
// of 2019.
import { countyTable } from "./countyTable.ts";
import type { MobilityLevel } from "./mobilityKinds.ts";
import { type Area, type AreaId, germany, readAreas, states } from "./states.ts";

export const counties: readonly Area[] = readAreas(countyTable);

const areas: Readonly<Record<MobilityLevel, readonly Area[]>> = {
  state: [germany, ...states],
  county: [germany, ...counties],
};

/** Germany first, then by key. */
export function areasOf(level: MobilityLevel): readonly Area[] {
  return areas[level];
}

const byId = new Map([germany, ...states, ...counties].map((area) => [area.id, area]));

export function areaById(id: AreaId): Area | undefined {
  return byId.get(id);
}

/** Berlin, Hamburg and Bremen are both states and counties, so names are looked up by level. */
const byName: Readonly<Record<MobilityLevel, ReadonlyMap<string, Area>>> = {
  state: new Map(areas.state.map((area) => [area.name, area])),
  county: new Map(areas.county.map((area) => [area.name, area])),
};

/** Names that are damaged in the data (mobility specification 4). */
const repairs: ReadonlyMap<string, string> = new Map([
  ["Landkreis St, Wendel", "Landkreis St. Wendel"],
  ["Cottbus - Chó?ebuz", "Cottbus - Chóśebuz"],
]);

/** By the name in the data. Surrounding spaces and the Unicode form do not matter. */
export function areaNamed(level: MobilityLevel, name: string): Area | undefined {
  const written = name.normalize("NFC").trim();
  return byName[level].get(repairs.get(written) ?? written);
}

/**
 * Landau in der Pfalz: its published baseline of 1.52 hours is impossible (mobility specification
 * 4). It is grey on the map, and can be selected with a warning.
 */
const implausibleAreas: ReadonlySet<AreaId> = new Set(["07313"]);

export function isImplausible(id: AreaId): boolean {
  return implausibleAreas.has(id);
}
