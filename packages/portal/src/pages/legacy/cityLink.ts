import type { LegacyViewer } from "./definition.ts";
import { legacySetup } from "./legacySetup.ts";

/** Parameters that apply to one city only: a run, and plots that the other city may lack. */
const ofOneCity = ["pin", "off", "on", "full", "table", "closed"];

/**
 * The address of a version in another city: options that the city offers stay chosen, the others
 * return to their default (legacy-viewers specification 4.2).
 */
export function cityLink(target: LegacyViewer, query: URLSearchParams): string {
  const measures = new Map(
    target.groups.flatMap((group) => group.measures).map((measure) => [measure.key, measure]),
  );
  const { names } = legacySetup(target);
  const known = new Set(names.values());
  const shared = new URLSearchParams();
  for (const [name, text] of query) {
    const measure = measures.get(name);
    const isOffered = measure
      ? measure.values.some(({ label, value }) => label === text || value === text)
      : name === "shift"
        ? target.shift?.days.includes(Number(text))
        : name === "base"
          ? target.base !== undefined
          : (known.has(name) && !ofOneCity.includes(name)) || name.startsWith("plot-");
    if (isOffered) shared.append(name, text);
  }
  const search = shared.toString();
  return search === "" ? target.path : `${target.path}?${search}`;
}
