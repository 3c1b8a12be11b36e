// Germany and its states, with their names in the languages of the portal (mobility specification
// 7).
import type { Localized } from "@episcope/common";

/** Official key (AGS): two digits for a state, five for a county; DE for Germany. */
export type AreaId = string;

export interface Area {
  readonly id: AreaId;
  readonly nuts: string;
  /** As in the data: always in German. */
  readonly name: string;
  /** As pages show it. */
  readonly names: Localized;
  /** Key of the state; a state has its own. Germany has none. */
  readonly state: AreaId | undefined;
}

export const germany: Area = {
  ...{ id: "DE", nuts: "DE", name: "Deutschland", state: undefined },
  names: { en: "Germany", de: "Deutschland" },
};

/** With the English name, if there is one. */
const stateTable = `
01;DEF;Schleswig-Holstein
02;DE6;Hamburg
03;DE9;Niedersachsen;Lower Saxony
04;DE5;Bremen
05;DEA;Nordrhein-Westfalen;North Rhine-Westphalia
06;DE7;Hessen;Hesse
07;DEB;Rheinland-Pfalz;Rhineland-Palatinate
08;DE1;Baden-Württemberg
09;DE2;Bayern;Bavaria
10;DEC;Saarland
11;DE3;Berlin
12;DE4;Brandenburg
13;DE8;Mecklenburg-Vorpommern;Mecklenburg-Western Pomerania
14;DED;Sachsen;Saxony
15;DEE;Sachsen-Anhalt;Saxony-Anhalt
16;DEG;Thüringen;Thuringia
`;

export const states: readonly Area[] = readAreas(stateTable);

/** By its German name: those on maps of the whole country are. */
export function stateNamed(name: string): Area | undefined {
  return states.find((state) => state.name === name);
}

export function readAreas(table: string): readonly Area[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [id = "", nuts = "", name = "", english = englishName(name)] = line.split(";");
      return { id, nuts, name, names: { en: english, de: name }, state: id.slice(0, 2) };
    });
}

/** Names stay German; what kind of area it is does not. */
function englishName(name: string): string {
  return name
    .replace(/^(?:Landkreis|Kreis) (.+)$/, "$1 district")
    .replace(/^(?:Städteregion|Regionalverband) (.+)$/, "$1 region");
}
