// Searches areas, ignoring accents, case and prefixes of names.
import { type Area, areaById } from "@episcope/battery";
import { inLanguage, type Language } from "@episcope/common";

export interface AreaGroup {
  /** Name of the state; undefined for Germany and for states themselves. */
  readonly state: string | undefined;
  readonly areas: readonly Area[];
}

/** Maximum number of results. */
const maxFound = 60;

/**
 * First matches at the start of a name, then at the start of a word, then anywhere; grouped by
 * state, best state first.
 */
export function searchAreas(
  areas: readonly Area[],
  text: string,
  language: Language,
): readonly AreaGroup[] {
  const shown = ({ names }: Area) => inLanguage(names, language);
  const wanted = plain(text);
  const ranked = areas
    .map((area) => ({ area, rank: bestRank([area.name, shown(area)], wanted) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted(
      (a, b) => (a.rank ?? 0) - (b.rank ?? 0) || shown(a.area).localeCompare(shown(b.area), "de"),
    )
    .slice(0, wanted === "" ? areas.length : maxFound);
  const groups = new Map<string | undefined, Area[]>();
  for (const { area } of ranked) {
    const state = area.state === area.id ? undefined : area.state;
    const name = state === undefined ? undefined : inLanguage(areaById(state)?.names, language);
    groups.set(name, [...(groups.get(name) ?? []), area]);
  }
  const found = [...groups].map(([state, members]) => ({ state, areas: members }));
  // The complete list is sorted like a directory.
  return wanted === "" ? found.toSorted(byState) : found;
}

function byState(a: AreaGroup, b: AreaGroup): number {
  return (a.state ?? "").localeCompare(b.state ?? "", "de");
}

const prefixes = /^(?:landkreis|kreis|region|stadteregion|regionalverband) /;

/** The German name is found in every language. */
function bestRank(names: readonly string[], wanted: string): number | undefined {
  const ranks = names.flatMap((name) => rankOf(plain(name), wanted) ?? []);
  return ranks.length > 0 ? Math.min(...ranks) : undefined;
}

function rankOf(name: string, wanted: string): number | undefined {
  if (wanted === "" || name.startsWith(wanted)) return 0;
  if (name.replace(prefixes, "").startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`) || name.includes(`-${wanted}`)) return 2;
  return name.includes(wanted) ? 3 : undefined;
}

/** Umlauts can be typed as one or two letters: "koeln" and "koln" find Köln. */
function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/([aou])e/g, "$1")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\s+/g, " ");
}
