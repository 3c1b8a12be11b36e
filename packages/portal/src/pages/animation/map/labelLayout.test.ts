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

test("close to each other: the first one stays", () => {
  expect(shown(100)).toEqual(["Mitte", "Pankow"]);
  expect(shown(400)).toEqual(["Mitte", "Pankow"]);
  expect(shown(600)).toEqual(["Mitte"]);
});

test("with room for all", () => {
  expect(shown(30)).toEqual(["Mitte", "Kreuzberg"]);
});

test("what is out of sight takes no room", () => {
  expect(shown(10, 6000)).toEqual([]);
});

test("the middle of the view is the middle of the picture", () => {
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
