// The portal knows the centres of regions without the model, which it must not import: they have to be the same.
import { expect, test } from "vitest";
import { regions } from "../packages/model/src/city/regions/regions.ts";
import { mapRegions } from "../packages/portal/src/maps/outlines/regions.ts";

test("outlines count their metres from where the model does", () => {
  const centres = Object.entries(regions).map(([name, { centre }]) => [name, centre]);
  const drawn = Object.entries(mapRegions).map(([name, { centre }]) => [name, centre]);
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(centres));
});
