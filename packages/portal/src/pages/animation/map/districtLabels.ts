import type { AnimationFacts } from "@episcope/common";
import type { GroundLabel } from "../../../maps/ground/ground.ts";
import { metresPerDegreeAt } from "../../../maps/outlines/metresPerDegree.ts";
import { districtName } from "./districtName.ts";

/** Labels for the districts of the city. Districts outside of it have no single position. */
export function districtLabels({
  districts,
  centre,
}: Pick<AnimationFacts, "districts" | "centre">): GroundLabel[] {
  const { east, north } = metresPerDegreeAt(centre);
  return districts
    .filter(({ isCity }) => isCity)
    .map(({ name, latitude, longitude }) => ({
      x: (longitude - centre.longitude) * east,
      y: (latitude - centre.latitude) * north,
      text: districtName(name),
    }));
}
