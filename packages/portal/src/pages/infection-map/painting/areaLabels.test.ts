import { expect, test } from "vitest";
import { areaNames, placeNames } from "./areaLabels.ts";

const square = (x: number, y: number, side: number) =>
  Float32Array.of(x, y, x + side, y, x + side, y + side, x, y + side, x, y);
const areas = [
  { name: "Dorf (Mark)", isCity: false, rings: [square(0, 0, 2000)] },
  { name: "Stadt, Kreis", isCity: true, rings: [square(5000, 0, 1000), square(9e3, 0, 10)] },
  { name: "Weiler", isCity: false, rings: [square(0, 5000, 100)] },
];
const names = areaNames(areas);
const size = { width: 800, height: 600 };
const measure = ({ text }: { readonly text: string }) => 8 * text.length;

test("the city is first, then by width; names are shortened and centred", () => {
  expect(names.map(({ text }) => text)).toEqual(["Stadt", "Dorf", "Weiler"]);
  expect(names[1]).toMatchObject({ x: 1000, y: 1000, width: 2000 });
});

test("names need to fit into their area and into the view", () => {
  const near = placeNames(names, { x: 2000, y: 1000, metresPerPixel: 10 }, size, measure);
  expect(near.map(({ text, left, top }) => [text, left, top])).toEqual([
    ["Stadt", 750, 350],
    ["Dorf", 300, 300],
  ]);
  const far = placeNames(names, { x: 0, y: 0, metresPerPixel: 1000 }, size, measure);
  expect(far).toEqual([]);
});

test("no name is cut off by the edge", () => {
  const [, village] = names;
  const at = (x: number) =>
    placeNames(village ? [village] : [], { x, y: 0, metresPerPixel: 10 }, size, measure).length;
  // The centre is at 400 + (1000 − x) / 10 pixels, the width 32.
  expect(at(4840)).toBe(1);
  expect(at(4850)).toBe(0);
});

test("names do not overlap", () => {
  const crowd = areaNames([
    { name: "A-Stadt", isCity: false, rings: [square(0, 0, 3000)] },
    { name: "B-Stadt", isCity: false, rings: [square(100, 50, 2800)] },
  ]);
  const placed = placeNames(crowd, { x: 0, y: 0, metresPerPixel: 10 }, size, measure);
  expect(placed.map(({ text }) => text)).toEqual(["A-Stadt"]);
});
