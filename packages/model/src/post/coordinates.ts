// From metres to degrees (WGS 84): the inverse of city/geography/geography.ts.
import { type GeographicPoint, metresPerDegree } from "@episcope/common";
import { cosine } from "../math/elementary.ts";

/** Points given in metres east and north of the centre. */
export function degreesFrom(centre: GeographicPoint): (x: number, y: number) => GeographicPoint {
  const metresPerDegreeEast = metresPerDegree * cosine(centre.latitude);
  return (x, y) => ({
    latitude: centre.latitude + y / metresPerDegree,
    longitude: centre.longitude + x / metresPerDegreeEast,
  });
}
