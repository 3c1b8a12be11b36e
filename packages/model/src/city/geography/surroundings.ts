// What lies how far from a cell, so that a way of a drawn length finds an end
// (model specification 12.6). Cells are looked through once per origin, not once per person.
import { expNegative } from "../../math/elementary.ts";
import { locate } from "../apportion.ts";
import type { DistanceLaw } from "../schedule/habits.ts";
import { type Cells, cellDistance } from "./cells.ts";

/** Upper ends of rings around the origin, km; the last one has none. */
const ringEnds = [1, 2, 3, 5, 7.5, 10, 15, 20, 30];
/** Cells are in the first ring if centre and half a side are about a kilometre away. */
const nearMetres = 1300;
const ringCount = ringEnds.length + 1;
/** Decay between settlements (model specification 12.2, Germany). */
const farMetres = 60_000;

/** Chance of each ring, as running sums. */
export function ringChances(law: DistanceLaw, factor: number): Float64Array {
  const within = (km: number) =>
    law.shortShare * (1 - expNegative(-km / (law.shortKm * factor))) +
    (1 - law.shortShare) * (1 - expNegative(-km / (law.longKm * factor)));
  return Float64Array.of(...ringEnds.map(within), 1);
}

export class Surroundings {
  readonly #cells: Cells;
  readonly #weights: readonly Float64Array[];
  /** Cells by ring, and per kind of destination the running sums of attraction in that order. */
  readonly #order: Uint32Array;
  readonly #ringStart = new Uint32Array(ringCount + 2);
  readonly #ringOf: Uint8Array;
  readonly #sums: readonly Float64Array[];
  readonly #isLocal: boolean;
  readonly #farSums: readonly Float64Array[];
  #farMean = 0;

  /** Attraction of every cell, by kind of destination. Local: trips end in the same place. */
  constructor(cells: Cells, weights: readonly Float64Array[], isLocal: boolean) {
    this.#cells = cells;
    this.#weights = weights;
    this.#order = new Uint32Array(cells.count);
    this.#ringOf = new Uint8Array(cells.count);
    this.#sums = weights.map(() => new Float64Array(cells.count + 1));
    this.#isLocal = isLocal;
    this.#farSums = isLocal ? weights.map(() => new Float64Array(cells.count + 1)) : [];
  }

  moveTo(origin: number): void {
    const cells = this.#cells;
    const starts = this.#ringStart.fill(0);
    for (let cell = 0; cell < cells.count; cell++) {
      const isElsewhere = this.#isLocal && cells.settlement[cell] !== cells.settlement[origin];
      const ring = isElsewhere ? ringCount : ringAt(cellDistance(cells, origin, cell), cells.side);
      this.#ringOf[cell] = ring;
      starts[ring + 1] = (starts[ring + 1] ?? 0) + 1;
    }
    for (let ring = 0; ring <= ringCount; ring++) {
      starts[ring + 1] = (starts[ring + 1] ?? 0) + (starts[ring] ?? 0);
    }
    const next = starts.slice();
    for (let cell = 0; cell < cells.count; cell++) {
      const ring = this.#ringOf[cell] ?? 0;
      const position = next[ring] ?? 0;
      next[ring] = position + 1;
      this.#order[position] = cell;
    }
    this.#weights.forEach((weights, kind) => {
      const sums = this.#sums[kind] ?? new Float64Array();
      let sum = 0;
      for (let position = 0; position < cells.count; position++) {
        sum += weights[this.#order[position] ?? 0] ?? 0;
        sums[position + 1] = sum;
      }
    });
    if (this.#farSums.length > 0) this.#lookFar(origin);
  }

  #lookFar(origin: number): void {
    const cells = this.#cells;
    let [pulls, way] = [0, 0];
    for (let cell = 0; cell < cells.count; cell++) {
      const metres = cellDistance(cells, origin, cell);
      const isElsewhere = cells.settlement[cell] !== cells.settlement[origin];
      const pull = isElsewhere ? expNegative(-metres / farMetres) : 0;
      pulls += pull * (cells.people[cell] ?? 0);
      way += pull * (cells.people[cell] ?? 0) * metres;
      this.#farSums.forEach((sums, kind) => {
        sums[cell + 1] = (sums[cell] ?? 0) + pull * (this.#weights[kind]?.[cell] ?? 0);
      });
    }
    this.#farMean = pulls > 0 ? way / pulls / 1000 : 0;
  }

  /** Mean distance of other settlements, km, by how much they attract; 0 if there are none. */
  get farKm(): number {
    return this.#farMean;
  }

  /** A cell with such destinations at the drawn distance, or in the next ring with some; or -1. */
  cellAt(kind: number, chances: Float64Array, u: number, v: number): number {
    let ring = 0;
    while (ring < ringCount - 1 && u >= (chances[ring] ?? 1)) ring++;
    for (let step = 0; step < ringCount; step++) {
      const outer = ring + step < ringCount ? this.#cellInRing(kind, ring + step, v) : -1;
      if (outer >= 0) return outer;
      const inner = ring - step >= 0 ? this.#cellInRing(kind, ring - step, v) : -1;
      if (inner >= 0) return inner;
    }
    return -1;
  }

  #cellInRing(kind: number, ring: number, v: number): number {
    const sums = this.#sums[kind];
    if (sums === undefined) return -1;
    const from = this.#ringStart[ring] ?? 0;
    const to = this.#ringStart[ring + 1] ?? 0;
    const low = sums[from] ?? 0;
    const width = (sums[to] ?? 0) - low;
    return width > 0 ? (this.#order[locate(sums, low + v * width, from, to)] ?? -1) : -1;
  }

  /** A cell of another position; -1 if there is none. */
  farCell(kind: number, u: number): number {
    const sums = this.#farSums[kind] ?? new Float64Array();
    const total = sums[this.#cells.count] ?? 0;
    return total > 0 ? locate(sums, u * total, 0, this.#cells.count) : -1;
  }
}

function ringAt(metres: number, side: number): number {
  if (metres + side < nearMetres) return 0;
  let ring = 1;
  while (ring < ringEnds.length && metres >= (ringEnds[ring] ?? 0) * 1000) ring++;
  return ring;
}
