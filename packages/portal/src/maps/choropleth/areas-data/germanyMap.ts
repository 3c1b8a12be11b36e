// States and counties as shapes for maps, keyed by AGS. The file is made by scripts/make-geometry.mjs (docs/maps.md).
import type { AreaId } from "@episcope/battery";
import {
  type BorderRings,
  type GridLine,
  inMetres,
  joinBorders,
  unpackBorders,
  unpackRings,
} from "../../outlines/areas.ts";
import { labelPoint } from "./labelPoint.ts";
import { boundsOf, type MapBounds } from "./shapes.ts";

export { type Direction, shapeAt, shapeTowards } from "./findShape.ts";
export type { MapBounds };

export interface MapShape {
  readonly id: AreaId;
  /** Closed lines, x and y in metres east and north of 51.3° N, 10.3° E; outer borders and holes, to be filled by the even-odd rule. */
  readonly rings: readonly Float32Array[];
  readonly bounds: MapBounds;
  /** A point well inside, for a label or a mark. */
  readonly label: readonly [x: number, y: number];
  /** Numbers of the shapes with a border in common. */
  readonly neighbours: readonly number[];
}

export interface GermanyMap {
  readonly bounds: MapBounds;
  /** By AGS: in the order of `counties` and `states` of the battery package. */
  readonly counties: readonly MapShape[];
  readonly states: readonly MapShape[];
  /** Open lines, each there once: between two states or around the country, and between counties of one state. */
  readonly stateBorders: readonly Float32Array[];
  readonly countyBorders: readonly Float32Array[];
}

/** Borders and rings as in PackedAreas; states are made of the borders of counties. */
export interface PackedGermany {
  /** Metres per step of the grid. */
  readonly grid: number;
  readonly borders: string;
  readonly counties: readonly AreaId[];
  readonly countyRings: string;
  readonly states: readonly AreaId[];
  readonly stateRings: string;
}

let loading: Promise<GermanyMap> | undefined;

/** A script of its own, loaded once. */
export function loadGermanyMap(): Promise<GermanyMap> {
  loading ??= import("./germany.json").then(
    ({ default: packed }) => unpackGermany(packed),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

export function unpackGermany(packed: PackedGermany): GermanyMap {
  const lines = unpackBorders(packed.borders);
  const [countyRings, stateRings] = [
    unpackRings(packed.countyRings),
    unpackRings(packed.stateRings),
  ];
  const ofStates = new Set(stateRings.flat(2).map(numberOf));
  const metres = lines.map((line) => inMetres(line, packed.grid));
  const counties = shapesOf(packed.counties, countyRings, lines, packed.grid);
  return {
    bounds: boundsOf(counties.flatMap(({ rings }) => rings)),
    counties,
    states: shapesOf(packed.states, stateRings, lines, packed.grid),
    stateBorders: metres.filter((_, border) => ofStates.has(border)),
    countyBorders: metres.filter((_, border) => !ofStates.has(border)),
  };
}

function shapesOf(
  ids: readonly AreaId[],
  areas: readonly BorderRings[],
  lines: readonly GridLine[],
  grid: number,
): readonly MapShape[] {
  const neighbours = neighboursOf(areas);
  return ids.map((id, index) => {
    const rings = (areas[index] ?? []).map((ring) => inMetres(joinBorders(ring, lines), grid));
    return {
      id,
      rings,
      bounds: boundsOf(rings),
      label: labelPoint(rings),
      neighbours: neighbours[index] ?? [],
    };
  });
}

/** By area: the others that walk one of its borders. */
function neighboursOf(areas: readonly BorderRings[]): readonly (readonly number[])[] {
  const owners = new Map<number, number[]>();
  areas.forEach((rings, area) => {
    for (const border of rings.flat().map(numberOf)) {
      const known = owners.get(border);
      if (known) known.push(area);
      else owners.set(border, [area]);
    }
  });
  return areas.map((rings, area) => {
    const beside = rings.flat().flatMap((border) => owners.get(numberOf(border)) ?? []);
    return [...new Set(beside)].filter((other) => other !== area).sort((a, b) => a - b);
  });
}

function numberOf(border: number): number {
  return border < 0 ? -1 - border : border;
}
