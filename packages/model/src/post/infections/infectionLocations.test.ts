import fc from "fast-check";
import { expect, test } from "vitest";
import { metresFrom } from "../../city/geography/geography.ts";
import { degreesFrom } from "../coordinates.ts";
import { cityOf, column, logOf, numbersOf } from "../fixtures/runRecordFixture.ts";
import { infectionLocations } from "./infectionLocations.ts";

test("homes in degrees, the day counted from 0, imports marked", () => {
  // Person 1 lives 2 km east and 2 km north of the centre.
  const city = cityOf([
    { age: 30, home: 0 },
    { age: 30, home: 2 },
  ]);
  const table = infectionLocations({
    city,
    strains: ["SARS_CoV_2", "ALPHA"],
    log: logOf([
      { person: 0, day: 1 },
      { person: 1, by: 0, day: 3 },
      { person: 1, by: 0, day: 90, infections: 2, strain: 1 },
    ]),
  });
  expect([...table.columns.keys()]).toEqual([
    "daysSinceStart",
    "home_lon",
    "home_lat",
    "infection_type",
    "strain",
  ]);
  expect(column(table, "daysSinceStart")).toEqual([0, 2, 89]);
  expect(column(table, "infection_type")).toEqual(["import", "normal", "normal"]);
  expect(column(table, "strain")).toEqual(["SARS_CoV_2", "SARS_CoV_2", "ALPHA"]);
  // 2000 m are 0.01797° of latitude and 0.02953° of longitude at 52.52°; 50 m are 0.00045° and
  // 0.00074°.
  const [first = 0, second = 0, again] = numbersOf(table, "home_lat");
  expect(Math.abs(first - 52.52)).toBeLessThanOrEqual(0.0005);
  expect(Math.abs(second - 52.53797)).toBeLessThanOrEqual(0.0005);
  expect(again).toBe(second);
  const [, east = 0] = numbersOf(table, "home_lon");
  expect(Math.abs(east - 13.43453)).toBeLessThanOrEqual(0.0008);
  for (const value of numbersOf(table, "home_lon")) {
    expect(Math.abs(value * 1e4 - Math.round(value * 1e4))).toBeLessThan(1e-6);
  }
});

test("people of one home lie scattered within 50 m of it", () => {
  const people = Array.from({ length: 500 }, () => ({ age: 30, home: 0 }));
  const table = infectionLocations({
    city: cityOf(people),
    strains: ["SARS_CoV_2"],
    log: logOf(people.map((_, person) => ({ person, day: 1 }))),
  });
  const north = numbersOf(table, "home_lat").map((value) => (value - 52.52) * 111_320);
  const half = 0.5 * 11.132;
  expect(Math.max(...north)).toBeLessThanOrEqual(50 + half);
  expect(Math.min(...north)).toBeGreaterThanOrEqual(-50 - half);
  expect(Math.max(...north) - Math.min(...north)).toBeGreaterThan(80);
  expect(Math.abs(north.reduce((sum, value) => sum + value, 0) / north.length)).toBeLessThan(6);
});

test("one degree is 111.32 km, to the east half of it at 60°; back to the metres of the city", () => {
  const toDegrees = degreesFrom({ latitude: 60, longitude: 10 });
  expect(toDegrees(0, 0)).toEqual({ latitude: 60, longitude: 10 });
  expect(toDegrees(0, -111_320).latitude).toBeCloseTo(59, 12);
  expect(toDegrees(55_660, 0).longitude).toBeCloseTo(11, 12);
  const metres = fc.double({ min: -50_000, max: 50_000, noNaN: true });
  const latitude = fc.double({ min: -60, max: 60, noNaN: true });
  fc.assert(
    fc.property(latitude, metres, metres, (centreLatitude, x, y) => {
      const centre = { latitude: centreLatitude, longitude: 7 };
      const back = metresFrom(centre, degreesFrom(centre)(x, y));
      expect(back.x).toBeCloseTo(x, 5);
      expect(back.y).toBeCloseTo(y, 5);
    }),
  );
});
