// From metres around the centre of a city to degrees (WGS 84): the way back from city/geography/geography.ts.
import { cosine, type Degrees } from "../city/geography/geography.ts";

const metresPerDegree = 111_320;

/** Points given in metres east and north of the centre. */
export function degreesAround(centre: Degrees): (x: number, y: number) => Degrees {
  const metresPerDegreeEast = metresPerDegree * cosine(centre.latitude);
  return (x, y) => ({
    latitude: centre.latitude + y / metresPerDegree,
    longitude: centre.longitude + x / metresPerDegreeEast,
  });
}
