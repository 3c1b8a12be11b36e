import { expect, test } from "vitest";
import type { Cells } from "./cells.ts";
import { ringChances, Surroundings } from "./surroundings.ts";

/** Cells on a line, at these kilometres; the last two belong to another place. */
function line(kilometres: readonly number[]): Cells {
  const count = kilometres.length;
  return {
    count,
    x: Float64Array.from(kilometres, (km) => km * 1000),
    y: new Float64Array(count),
    settlement: Uint16Array.from(kilometres, (_, index) => (index < count - 2 ? 0 : 1)),
    people: new Uint32Array(count).fill(100),
    side: 500,
  };
}

const cells = line([0, 0.5, 2.5, 8, 40, 41]);
const everywhere = new Float64Array(6).fill(1);

test("chances of rings are those of the exponential distribution", () => {
  const chances = ringChances({ shortShare: 1, shortKm: 2, longKm: 1 }, 1);
  // 1 - e^(-1/2), 1 - e^(-1), 1 - e^(-3/2).
  expect(chances[0]).toBeCloseTo(0.3935, 4);
  expect(chances[1]).toBeCloseTo(0.6321, 4);
  expect(chances[2]).toBeCloseTo(0.7769, 4);
  expect(chances.at(-1)).toBe(1);
  expect(ringChances({ shortShare: 1, shortKm: 1, longKm: 1 }, 2)[0]).toBeCloseTo(0.3935, 4);
});

test("a way ends in the ring it was drawn for", () => {
  const surroundings = new Surroundings(cells, [everywhere], false);
  surroundings.moveTo(0);
  // One ring after the other is certain.
  const only = (ring: number) => Float64Array.from({ length: 10 }, (_, n) => (n >= ring ? 1 : 0));
  const reached = (ring: number) =>
    new Set([0.01, 0.3, 0.6, 0.99].map((v) => surroundings.cellAt(0, only(ring), 0.5, v)));
  expect(reached(0)).toEqual(new Set([0, 1]));
  expect(reached(2)).toEqual(new Set([2]));
  expect(reached(5)).toEqual(new Set([3]));
  expect(reached(9)).toEqual(new Set([4, 5]));
  // Nothing lies between 1 and 2 km: the next ring outwards has it.
  expect(reached(1)).toEqual(new Set([2]));
});

test("cells without the destination are never chosen; -1 if there is none at all", () => {
  const some = Float64Array.of(0, 0, 0, 1, 0, 0);
  const surroundings = new Surroundings(cells, [some, new Float64Array(6)], false);
  surroundings.moveTo(0);
  const chances = ringChances({ shortShare: 1, shortKm: 1, longKm: 1 }, 1);
  for (const u of [0.1, 0.5, 0.9, 0.999]) expect(surroundings.cellAt(0, chances, u, u)).toBe(3);
  expect(surroundings.cellAt(1, chances, 0.5, 0.5)).toBe(-1);
});

test("where places are settlements, ways stay inside, and far ones lead outside", () => {
  const surroundings = new Surroundings(cells, [everywhere], true);
  surroundings.moveTo(0);
  const far = Float64Array.from({ length: 10 }, (_, n) => (n >= 9 ? 1 : 0));
  expect(surroundings.cellAt(0, far, 0.5, 0.5)).toBe(3);
  expect(new Set([0.1, 0.9].map((u) => surroundings.farCell(0, u)))).toEqual(new Set([4, 5]));
  // e^(-40/60) and e^(-41/60) weigh 40 and 41 km.
  expect(surroundings.farKm).toBeCloseTo(40.4958, 3);
});
