// Counties and states for the choropleth maps (mobility specification 11).
import type { PackedGermany } from "../../packages/portal/src/maps/choropleth/areas-data/germanyMap.ts";
import { toMetres } from "../../packages/portal/src/maps/choropleth/areas-data/projection.ts";
import {
  type BorderRings,
  type GridLine,
  joinBorders,
  packBorders,
  packRings,
} from "../../packages/portal/src/maps/outlines/areas.ts";
import { cutBorders } from "./cutBorders.ts";
import { dissolve } from "./dissolve.ts";
import { onGrid, projectRing, sizeOf } from "./lines.ts";
import { type Feature, readFeatures } from "./readFeatures.ts";
import { simplify } from "./simplify.ts";

/** Metres by which a border may move, and between two grid lines. */
const tolerance = 350;
const grid = 100;
/** Square metres; simplifying would reduce smaller islands to lines. */
const minSize = 2e6;

/** The source is from early 2016: Göttingen and Osterode am Harz were merged in November 2016. */
const merged: ReadonlyMap<string, string> = new Map([
  ["03152", "03159"],
  ["03156", "03159"],
]);

export function makeGermany(read: (file: string) => Buffer): PackedGermany {
  const features = withLandRings(readFeatures(read("kreise.geo.json"), () => true));
  const { borders, rings } = cutBorders(features.flatMap((feature) => feature.rings));
  const drawn = borders.map((border) => onGrid(simplify(border, tolerance), grid));
  let next = 0;
  const parts = features.map((feature) => ({
    key: merged.get(feature.key) ?? feature.key,
    rings: feature.rings.map(() => rings[next++] ?? []),
  }));
  const groupedBy = (length: number): ReadonlyMap<string, BorderRings> => {
    const keys = [...new Set(parts.map(({ key }) => key.slice(0, length)))].sort();
    return new Map(
      keys.map((key) => {
        const areas = parts.filter((part) => part.key.startsWith(key)).map((part) => part.rings);
        const joined = areas.length === 1 ? (areas[0] ?? []) : dissolve(areas, borders);
        // Simplifying reduces some exclaves to a line, which closes the gap between their
        // neighbours.
        return [key, joined.filter((ring) => sizeOf(joinBorders(ring, drawn, grid)) > 0)];
      }),
    );
  };
  const [counties, states] = [groupedBy(5), groupedBy(2)];
  const used = usedBorders([...counties.values(), ...states.values()]);
  const renumber = (areas: ReadonlyMap<string, BorderRings>) =>
    packRings([...areas.values()].map((each) => each.map((ring) => ring.map(used.numberOf))));
  return {
    grid,
    borders: packBorders(used.borders.map((border) => drawn[border] ?? [])),
    counties: [...counties.keys()],
    countyRings: renumber(counties),
    states: [...states.keys()],
    stateRings: renumber(states),
  };
}

/**
 * Removes small islands, and small exclaves within another county; those between several counties
 * would leave a gap.
 */
function withLandRings(
  features: readonly Feature[],
): readonly { readonly key: string; readonly rings: readonly GridLine[] }[] {
  const projected = features.map(({ key, rings }) => ({
    key,
    rings: rings.map((ring) =>
      projectRing(ring, ({ latitude, longitude }) => toMetres(latitude, longitude)),
    ),
  }));
  const large = projected.flatMap(({ rings }) => rings.filter((ring) => sizeOf(ring) > minSize));
  const corners = new Set(large.flatMap(cornersOf));
  return projected.map(({ key, rings }) => ({
    key,
    rings: rings.filter((ring) => cornersOf(ring).some((corner) => corners.has(corner))),
  }));
}

function cornersOf(ring: GridLine): readonly string[] {
  const corners: string[] = [];
  for (let at = 0; at < ring.length; at += 2) corners.push(`${ring[at]},${ring[at + 1]}`);
  return corners;
}

/** Leaves out borders between merged areas and renumbers the others. */
function usedBorders(areas: readonly BorderRings[]): {
  readonly borders: readonly number[];
  readonly numberOf: (border: number) => number;
} {
  const borders = [...new Set(areas.flat(2).map((border) => (border < 0 ? -1 - border : border)))];
  const numbers = new Map(borders.map((border, number) => [border, number]));
  return {
    borders,
    numberOf: (border) =>
      border < 0 ? -1 - (numbers.get(-1 - border) ?? 0) : (numbers.get(border) ?? 0),
  };
}
