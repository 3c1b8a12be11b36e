import { expect, test } from "vitest";
import { makeCity } from "../../city/makeCity.ts";
import { adults, cityFixture, together } from "../../run/fixtures/cityFixture.ts";
import { spreadPositions } from "./spread.ts";

/** Two hundred homes in each of some neighbourhoods. */
function cityOf(middles: readonly (readonly [x: number, y: number])[]) {
  const homes = middles.length * 200;
  const visits = Array.from({ length: homes }, (_, home) =>
    together([home, home + 1], home, "home", 0, 24),
  ).flat();
  const city = cityFixture({ people: adults(homes), visits });
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

test("neighbourhoods grow until they overlap a little", () => {
  // 1,707 m to the three nearest: 4.1 times as wide as they are, and at most 1,549 m of chance on
  // both sides.
  const { x } = spreadPositions(
    cityOf([
      [0, 0],
      [1500, 0],
      [0, 1500],
      [1500, 1500],
      [3000, 0],
    ]),
  );
  expect(widthOf(x, 0)).toBeGreaterThan(2000);
  expect(widthOf(x, 0)).toBeLessThan(5070);
});

test("a village far away does not grow without end, and neighbours that touch hardly grow", () => {
  const { x } = spreadPositions(
    cityOf([
      [0, 0],
      [500, 0],
      [0, 500],
      [500, 500],
      [30_000, 0],
    ]),
  );
  expect(widthOf(x, 0)).toBeLessThan(1000);
  // Five times as wide, and at most 2,000 m of chance on both sides.
  expect(widthOf(x, 800)).toBeLessThan(6400);
});

test("the same city is spread the same way, and hardly changes its shape", () => {
  const city = makeCity({ region: "berlin", sample: 1 / 400, seed: 1 });
  const one = spreadPositions(city);
  expect(spreadPositions(city)).toEqual(one);
  // At most 750 m from the middle of a neighbourhood, four times as far away in addition, and 2,000
  // m of chance; most far less.
  const moved = one.x.map((x, at) => Math.abs(x - (city.containerX[at] ?? 0))).toSorted();
  expect(moved.at(-1)).toBeLessThan(5000);
  expect(moved[Math.floor(moved.length / 2)]).toBeLessThan(1000);
});
