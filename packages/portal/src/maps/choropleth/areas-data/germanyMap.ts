// States and counties as shapes for maps, keyed by AGS. The file is made by
// scripts/make-geometry.mjs (docs/maps.md).
import type { AreaId } from "@episcope/battery";
import {
  type BorderRings,
  inMetres,
  joinBorders,
  unpackBorders,
  unpackRings,
} from "../../outlines/areas.ts";
import { labelPoint } from "./labelPoint.ts";
import { boundsOf, type MapBounds } from "./shapes.ts";

export type { MapBounds };

export interface MapShape {
  readonly id: AreaId;
  /**
   * Closed lines, x and y in metres east and north of 51.3° N, 10.3° E; outer borders and holes,
   * filled by the even-odd rule.
   */
  readonly rings: readonly Float32Array[];
  readonly bounds: MapBounds;
  /** A point well inside, for a label or a mark. */
  readonly label: readonly [x: number, y: number];
  /** Indexes of the shapes that share a border. */
  readonly neighbours: readonly number[];
}

export interface GermanyMap {
  readonly bounds: MapBounds;
  /** By AGS: in the order of `counties` and `states` of the battery package. */
  readonly counties: readonly MapShape[];
  readonly states: readonly MapShape[];
  /**
   * Open lines, each once: between two states or around the country, and between counties of one
   * state.
   */
  readonly stateBorders: readonly Float32Array[];
  readonly countyBorders: readonly Float32Array[];
}

/** Borders and rings as in PackedAreas; states consist of the borders of counties. */
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
let known: GermanyMap | undefined;

/** Undefined until loaded. */
export function knownGermanyMap(): GermanyMap | undefined {
  return known;
}

/** A separate chunk, loaded once. */
export function loadGermanyMap(): Promise<GermanyMap> {
  loading ??= import("./germany.json").then(
    ({ default: packed }) => {
      known = unpackGermany(packed);
      return known;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * Computed lazily: a page needs either counties or states, and most properties of a shape only when
 * somebody points at it.
 */
export function unpackGermany(packed: PackedGermany): GermanyMap {
  const { grid } = packed;
  const lines = unpackBorders(packed.borders);
  const stateRings = unpackRings(packed.stateRings);
  const ofStates = new Set(stateRings.flat(2).map(numberOf));
  const bordersOf = (isOfStates: boolean) =>
    lines
      .filter((_, border) => ofStates.has(border) === isOfStates)
      .map((line) => inMetres(line, grid));
  const stateBorders = once(() => bordersOf(true));
  const countyBorders = once(() => bordersOf(false));
  const bounds = once(() => boundsOf(stateBorders()));
  const counties = once(() =>
    shapesOf(packed.counties, unpackRings(packed.countyRings), lines, grid),
  );
  const states = once(() => shapesOf(packed.states, stateRings, lines, grid));
  return {
    get bounds() {
      return bounds();
    },
    get counties() {
      return counties();
    },
    get states() {
      return states();
    },
    get stateBorders() {
      return stateBorders();
    },
    get countyBorders() {
      return countyBorders();
    },
  };
}

function shapesOf(
  ids: readonly AreaId[],
  areas: readonly BorderRings[],
  lines: readonly Int32Array[],
  grid: number,
): readonly MapShape[] {
  const neighbours = once(() => neighboursOf(areas));
  return ids.map((id, index) => {
    const rings = (areas[index] ?? []).map((ring) => joinBorders(ring, lines, grid));
    const bounds = once(() => boundsOf(rings));
    const label = once(() => labelPoint(rings));
    return {
      id,
      rings,
      get bounds() {
        return bounds();
      },
      get label() {
        return label();
      },
      get neighbours() {
        return neighbours()[index] ?? [];
      },
    };
  });
}

function once<Value>(make: () => Value): () => Value {
  let computed: { readonly value: Value } | undefined;
  return () => {
    computed ??= { value: make() };
    return computed.value;
  };
}

/** For each area the others that share one of its borders. */
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
    const sharing = rings.flat().flatMap((border) => owners.get(numberOf(border)) ?? []);
    return [...new Set(sharing)].filter((other) => other !== area).sort((a, b) => a - b);
  });
}

function numberOf(border: number): number {
  return border < 0 ? -1 - border : border;
}
