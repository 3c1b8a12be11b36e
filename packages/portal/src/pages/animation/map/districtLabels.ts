import type { AnimationFacts } from "@episcope/battery";
import type { GroundLabel } from "../../../maps/ground/ground.ts";
import { districtName } from "./districtName.ts";

const metresPerDegree = 111_320;

/** The districts of the city, where their people live. Those around it have no one place. */
export function districtLabels({
  districts,
  centre,
}: Pick<AnimationFacts, "districts" | "centre">): GroundLabel[] {
  const perLongitude = metresPerDegree * Math.cos((centre.latitude * Math.PI) / 180);
  return districts
    .filter(({ isCity }) => isCity)
    .map(({ name, latitude, longitude }) => ({
      x: (longitude - centre.longitude) * perLongitude,
      y: (latitude - centre.latitude) * metresPerDegree,
      text: districtName(name),
    }));
}
