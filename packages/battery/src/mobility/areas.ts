// The areas of the mobility data (mobility specification 7, 9): Germany, 16 states, 401 counties as
// of 2019.
import { countyTable } from "./countyTable.ts";
import type { MobilityLevel } from "./mobilityKinds.ts";

/** Official key (AGS): two digits for a state, five for a county; DE for Germany. */
export type AreaId = string;

export interface Area {
  readonly id: AreaId;
  readonly nuts: string;
  /** As in the data: always in German. */
  readonly name: string;
  /** Key of the state; a state has its own. Germany has none. */
  readonly state: AreaId | undefined;
}

export const germany: Area = { id: "DE", nuts: "DE", name: "Deutschland", state: undefined };

const stateTable = `
01;DEF;Schleswig-Holstein
02;DE6;Hamburg
03;DE9;Niedersachsen
04;DE5;Bremen
05;DEA;Nordrhein-Westfalen
06;DE7;Hessen
07;DEB;Rheinland-Pfalz
08;DE1;Baden-Württemberg
09;DE2;Bayern
10;DEC;Saarland
11;DE3;Berlin
12;DE4;Brandenburg
13;DE8;Mecklenburg-Vorpommern
14;DED;Sachsen
15;DEE;Sachsen-Anhalt
16;DEG;Thüringen
`;

export const states: readonly Area[] = readTable(stateTable);
export const counties: readonly Area[] = readTable(countyTable);

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

function readTable(table: string): readonly Area[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [id = "", nuts = "", name = ""] = line.split(";");
      return { id, nuts, name, state: id.slice(0, 2) };
    });
}
