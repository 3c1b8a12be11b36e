// From borders in degrees to the file of a region: metres around its centre, simplified, on a grid (docs/animation.md, county map of the stack).
import { type GridLine, type PackedAreas, packBorders } from "../../src/maps/outlines/areas.ts";
import { type MapRegion, metresPerDegreeAt } from "../../src/maps/outlines/regions.ts";
import { cutBorders } from "./cutBorders.ts";
import type { Degrees, Feature } from "./readFeatures.ts";
import { simplify } from "./simplify.ts";

export interface Detail {
  /** Metres by which a border may move. */
  readonly tolerance: number;
  /** Metres between two lines of the grid. */
  readonly grid: number;
  /** Key of an area of the city itself. */
  isCity(key: string): boolean;
}

/** Areas in the order of their keys, those of the city first. */
export function makeAreas(
  features: readonly Feature[],
  centre: MapRegion["centre"],
  { tolerance, grid, isCity }: Detail,
): PackedAreas {
  const project = projection(centre);
  const areas = features
    .map(({ key, name, rings }) => ({
      name,
      key,
      isCity: isCity(key),
      rings: largeRings(rings.map(project), tolerance),
    }))
    .sort((a, b) => Number(b.isCity) - Number(a.isCity) || (a.key < b.key ? -1 : 1));
  const { borders, rings } = cutBorders(areas.flatMap((area) => area.rings));
  const drawn = borders.map((border) => onGrid(simplify(border, tolerance), grid));
  let next = 0;
  return {
    grid,
    borders: packBorders(drawn),
    areas: areas.map((area) => [
      area.name,
      area.isCity ? 1 : 0,
      area.rings.map(() => rings[next++] ?? []),
    ]),
  };
}

/** Whole metres: neighbours agree on them, whatever the last digits of their degrees. */
function projection(centre: MapRegion["centre"]): (ring: readonly Degrees[]) => GridLine {
  const { east, north } = metresPerDegreeAt(centre);
  return (ring) =>
    withoutRepeats(
      ring.flatMap(({ latitude, longitude }) => [
        Math.round((longitude - centre.longitude) * east),
        Math.round((latitude - centre.latitude) * north),
      ]),
    );
}

/** Without the specks that simplifying would leave as lines; the largest ring always stays. */
function largeRings(rings: readonly GridLine[], tolerance: number): readonly GridLine[] {
  const sizes = rings.map(sizeOf);
  const largest = sizes.indexOf(Math.max(...sizes));
  const least = (5 * tolerance) ** 2;
  return rings.filter((_, index) => index === largest || (sizes[index] ?? 0) > least);
}

/** Square metres inside of a closed line. */
function sizeOf(ring: GridLine): number {
  let doubled = 0;
  for (let at = 0; at + 3 < ring.length; at += 2) {
    doubled += (ring[at] ?? 0) * (ring[at + 3] ?? 0) - (ring[at + 2] ?? 0) * (ring[at + 1] ?? 0);
  }
  return Math.abs(doubled) / 2;
}

function onGrid(line: GridLine, grid: number): GridLine {
  return withoutRepeats(line.map((metres) => Math.round(metres / grid)));
}

/** A line of which nothing else would be left keeps both ends. */
function withoutRepeats(line: GridLine): GridLine {
  const kept = line.slice(0, 2);
  for (let at = 2; at < line.length; at += 2) {
    const [x = 0, y = 0] = [line[at], line[at + 1]];
    const isRepeat = x === kept.at(-2) && y === kept.at(-1);
    if (!isRepeat || (at === line.length - 2 && kept.length === 2)) kept.push(x, y);
  }
  return kept;
}
