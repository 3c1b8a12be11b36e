import fits from "virtual:quality/fits";
import scores from "virtual:quality/scores";
import { regionPlaces } from "@episcope/common";

/** Those of which something is known, the largest first. */
export function shownRegions(): readonly string[] {
  const places = regionPlaces();
  const residents = (region: string) => places.get(region)?.residents ?? 0;
  return [...new Set([...Object.keys(fits), ...scores.map(({ region }) => region)])].sort(
    (a, b) => residents(b) - residents(a),
  );
}
