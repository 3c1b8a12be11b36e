// Names of what the lab cannot take over from a run, beside those of lanes. They are part of
// addresses: they may be added, but never get another meaning.
import { type LaneName, lanes } from "./lanes.ts";

const others = [
  "caution",
  "distance",
  "home",
  "closingHours",
  "groupSizes",
  "passes",
  "days",
  "quarantine",
  "tracingWays",
  "rapidTests",
  "pcrTests",
  "vaccinated",
  "protection",
  "infectiousness",
  "strains",
  "arrivals",
  "imports",
  "disease",
  "households",
  "contacts",
  "maskEffect",
  "seed",
  "earlier",
  "later",
] as const;

export type LeftName = (typeof others)[number];

/** Between names in an address. */
const between = ".";

/** In an address. */
export function namesText(names: readonly (LaneName | LeftName)[]): string {
  return names.join(between);
}

/** In the order of lanes; anything else that an address may hold is left out. */
export function readNames(text: string | null): readonly (LaneName | LeftName)[] {
  const given = new Set((text ?? "").split(between));
  return [...lanes.map(({ name }) => name), ...others].filter((name) => given.has(name));
}
