// Areas by what somebody types: without regard to accents, capitals and the words in front of a
// name.
import { type Area, areaById } from "@episcope/battery";

export interface AreaGroup {
  /** Name of the state; undefined for Germany and for states themselves. */
  readonly state: string | undefined;
  readonly areas: readonly Area[];
}

/** At most so many are listed for a text. */
const mostFound = 60;

/**
 * Where a name begins with the text first, then where a later word does, then anywhere; grouped by
 * state, best state first.
 */
export function searchAreas(areas: readonly Area[], text: string): readonly AreaGroup[] {
  const wanted = plain(text);
  const ranked = areas
    .map((area) => ({ area, rank: rankOf(plain(area.name), wanted) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted(
      (a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.area.name.localeCompare(b.area.name, "de"),
    )
    .slice(0, wanted === "" ? areas.length : mostFound);
  const groups = new Map<string | undefined, Area[]>();
  for (const { area } of ranked) {
    const state = area.state === area.id ? undefined : area.state;
    const name = state === undefined ? undefined : areaById(state)?.name;
    groups.set(name, [...(groups.get(name) ?? []), area]);
  }
  const found = [...groups].map(([state, members]) => ({ state, areas: members }));
  // A list of everything is read like a directory.
  return wanted === "" ? found.toSorted(byState) : found;
}

function byState(a: AreaGroup, b: AreaGroup): number {
  return (a.state ?? "").localeCompare(b.state ?? "", "de");
}

const prefixes = /^(?:landkreis|kreis|region|stadteregion|regionalverband) /;

function rankOf(name: string, wanted: string): number | undefined {
  if (wanted === "" || name.startsWith(wanted)) return 0;
  if (name.replace(prefixes, "").startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`) || name.includes(`-${wanted}`)) return 2;
  return name.includes(wanted) ? 3 : undefined;
}

/** Umlauts may be typed as two letters: "koeln" finds Köln, and so does "koln". */
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
