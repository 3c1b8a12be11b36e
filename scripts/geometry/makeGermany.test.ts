import { expect, test } from "vitest";
import { areaOf } from "../../packages/portal/src/maps/choropleth/areas-data/fixtures/areaOf.ts";
import { unpackGermany } from "../../packages/portal/src/maps/choropleth/areas-data/germanyMap.ts";
import { toMetres } from "../../packages/portal/src/maps/choropleth/areas-data/projection.ts";
import { isInside } from "../../packages/portal/src/maps/choropleth/areas-data/shapes.ts";
import { makeGermany } from "./makeGermany.ts";

type Ring = readonly (readonly [longitude: number, latitude: number])[];

/** Clockwise. */
function square(west: number, south: number, size: number): Ring {
  const [east, north] = [west + size, south + size];
  return [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
}

function feature(key: string, rings: readonly Ring[], ground = 4): string {
  return JSON.stringify({
    type: "Feature",
    properties: { AGS: key, GEN: key, GF: ground },
    geometry: { type: "MultiPolygon", coordinates: rings.map((ring) => [ring]) },
  });
}

// Two counties that were merged, beside another one of the same state; another state with an island
// that is too small; water.
const source = `[${feature("03152", [square(10, 51, 0.2)])},{"type":"FeatureCollection","features":[
${feature("03156", [square(10.2, 51, 0.2)])},${feature("03153", [square(10.4, 51, 0.2)])}]},
${feature("11000", [square(10.6, 51, 0.2), square(12, 51, 0.005)])},${feature("11000", [square(14, 51, 1)], 2)}]`;

const packed = makeGermany(() => Buffer.from(source));
const map = unpackGermany(packed);

test("counties and states have keys; two counties of the source are merged", () => {
  expect(packed.counties).toEqual(["03153", "03159", "11000"]);
  expect(packed.states).toEqual(["03", "11"]);
  const merged = map.counties[1]?.rings ?? [];
  expect(merged).toHaveLength(1);
  expect(isInside(merged, ...toMetres(51.1, 10.1))).toBe(true);
  expect(isInside(merged, ...toMetres(51.1, 10.3))).toBe(true);
  expect(isInside(merged, ...toMetres(51.1, 10.5))).toBe(false);
});

test("small islands and water are left out", () => {
  expect(map.counties[2]?.rings).toHaveLength(1);
});

test("a state consists of the borders of its counties", () => {
  const sum = map.counties.slice(0, 2).reduce((total, { rings }) => total + areaOf(rings), 0);
  expect(areaOf(map.states[0]?.rings ?? [])).toBeCloseTo(sum, 0);
  expect(map.counties.map(({ neighbours }) => neighbours)).toEqual([[1, 2], [0], [0]]);
  expect(map.states.map(({ neighbours }) => neighbours)).toEqual([[1], [0]]);
  // Around both and between them; and between the counties of the first.
  expect(map.stateBorders.length).toBeGreaterThanOrEqual(3);
  expect(map.countyBorders).toHaveLength(1);
});
