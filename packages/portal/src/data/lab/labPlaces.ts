// Places of the lab, as the build knows them.
import places from "virtual:lab/places";
import type { LabPlace } from "@episcope/scenario";

export const placeNames: readonly string[] = Object.keys(places);

/** Undefined if the lab does not know the place. */
export async function loadPlace(name: string): Promise<LabPlace | undefined> {
  const load = Object.hasOwn(places, name) ? places[name] : undefined;
  if (!load) return undefined;
  const { default: place } = await load();
  return { ...place, usual: new Map(place.usual) };
}
