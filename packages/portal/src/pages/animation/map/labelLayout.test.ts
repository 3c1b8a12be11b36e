import { expect, test } from "vitest";
import { layOutLabels } from "./labelLayout.ts";

const labels = [
  { x: 0, y: 0, text: "Mitte" },
  { x: 3000, y: 200, text: "Kreuzberg" },
  { x: 0, y: 9000, text: "Pankow" },
];
const size = { width: 400, height: 300 };

function shown(metresPerPixel: number, x = 0) {
  const names: string[] = [];
  layOutLabels(
    labels,
    () => 60,
    { x, y: 0, metresPerPixel },
    size,
    ({ text }) => {
      names.push(text);
    },
  );
  return names;
}

test("of overlapping labels the first one stays", () => {
  expect(shown(100)).toEqual(["Mitte", "Pankow"]);
  expect(shown(400)).toEqual(["Mitte", "Pankow"]);
  expect(shown(600)).toEqual(["Mitte"]);
});

test("labels that do not overlap all stay", () => {
  expect(shown(30)).toEqual(["Mitte", "Kreuzberg"]);
});

test("labels outside of the view take no space", () => {
  expect(shown(10, 6000)).toEqual([]);
});

test("the centre of the view is the centre of the image", () => {
  layOutLabels(
    labels.slice(0, 1),
    () => 60,
    { x: 0, y: 0, metresPerPixel: 10 },
    size,
    (_, x, y) => {
      expect([x, y]).toEqual([200, 150]);
    },
  );
});
