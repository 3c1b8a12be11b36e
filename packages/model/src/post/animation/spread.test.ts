import { expect, test } from "vitest";
import { makeCity } from "../../city/makeCity.ts";
import { adults, testCity, together } from "../../run/testCity.ts";
import { spreadPositions } from "./spread.ts";

/** Two hundred homes in each of some neighbourhoods. */
function cityOf(middles: readonly (readonly [x: number, y: number])[]) {
  const homes = middles.length * 200;
  const visits = Array.from({ length: homes }, (_, home) =>
    together([home, home + 1], home, "home", 0, 24),
  ).flat();
  const city = testCity({ people: adults(homes), visits });
  for (let home = 0; home < homes; home++) {
    const [x, y] = middles[Math.floor(home / 200)] ?? [0, 0];
    city.containerX[home] = x - 240 + ((home % 200) % 14) * 34;
    city.containerY[home] = y - 240 + Math.floor((home % 200) / 14) * 34;
  }
  return city;
}

const widthOf = (values: Float32Array, from: number) => {
  const some = values.slice(from, from + 200);
  return Math.max(...some) - Math.min(...some);
};

test("neighbourhoods grow until they meet", () => {
  // 1,500 m apart: three times as wide as they are.
  const { x } = spreadPositions(
    cityOf([
      [0, 0],
      [1500, 0],
      [0, 1500],
      [1500, 1500],
      [3000, 0],
    ]),
  );
  expect(widthOf(x, 0)).toBeGreaterThan(1300);
  expect(widthOf(x, 0)).toBeLessThan(2700);
});

test("a village far away stays small, and neighbours that touch stay as they are", () => {
  const { x } = spreadPositions(
    cityOf([
      [0, 0],
      [500, 0],
      [0, 500],
      [500, 500],
      [30_000, 0],
    ]),
  );
  expect(widthOf(x, 0)).toBeLessThan(850);
  expect(widthOf(x, 800)).toBeLessThan(3200);
});

test("the same city is spread the same way, and hardly changes its shape", () => {
  const city = makeCity({ region: "berlin", sample: 1 / 400, seed: 1 });
  const one = spreadPositions(city);
  expect(spreadPositions(city)).toEqual(one);
  one.x.forEach((x, at) => {
    expect(Math.abs(x - (city.containerX[at] ?? 0))).toBeLessThan(2500);
  });
});
