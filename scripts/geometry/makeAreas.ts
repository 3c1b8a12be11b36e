// Converts borders in degrees to the file of a region: metres from its centre, simplified, on a
// grid (docs/animation.md, county map of the stack).
import {
  type PackedAreas,
  packBorders,
  packRings,
} from "../../packages/portal/src/maps/outlines/areas.ts";
import { metresPerDegreeAt } from "../../packages/portal/src/maps/outlines/metresPerDegree.ts";
import { cutBorders } from "./cutBorders.ts";
import { largeRings, onGrid, projectRing } from "./lines.ts";
import type { Degrees, Feature } from "./readFeatures.ts";
import { simplify } from "./simplify.ts";

export interface Detail {
  /** Metres by which a border may move. */
  readonly tolerance: number;
  /** Metres between two grid lines. */
  readonly grid: number;
  isCity(key: string): boolean;
}

/** Areas sorted by key, those of the city first. */
export function makeAreas(
  features: readonly Feature[],
  centre: Degrees,
  { tolerance, grid, isCity }: Detail,
): PackedAreas {
  const project = projectionAt(centre);
  // Simplifying would reduce smaller ones to lines.
  const minSize = (5 * tolerance) ** 2;
  const areas = features
    .map(({ key, name, rings }) => ({
      name,
      key,
      isCity: isCity(key),
      rings: largeRings(
        rings.map((ring) => projectRing(ring, project)),
        minSize,
      ),
    }))
    .sort((a, b) => Number(b.isCity) - Number(a.isCity) || (a.key < b.key ? -1 : 1));
  const { borders, rings } = cutBorders(areas.flatMap((area) => area.rings));
  let next = 0;
  return {
    grid,
    names: areas.map(({ name }) => name),
    cityCount: areas.filter((area) => area.isCity).length,
    borders: packBorders(borders.map((border) => onGrid(simplify(border, tolerance), grid))),
    rings: packRings(areas.map((area) => area.rings.map(() => rings[next++] ?? []))),
  };
}

function projectionAt(centre: Degrees): (place: Degrees) => [number, number] {
  const { east, north } = metresPerDegreeAt(centre);
  return ({ latitude, longitude }) => [
    (longitude - centre.longitude) * east,
    (latitude - centre.latitude) * north,
  ];
}
