// The daily tables of districts against that of the city.
import type { Table } from "@episcope/common";
import { expect, test } from "vitest";
import { makeCity } from "../../city/makeCity.ts";
import { testing, tracing, vaccination } from "../fixtures/measureFixtures.ts";
import { runFor } from "../fixtures/runFixtures.ts";
import { plainSettings } from "../plainSettings.ts";
import { Simulation, simulate } from "../simulation.ts";

const city = makeCity({ region: "berlin", sample: 0.002, seed: 1 });
const days = 60;
const settings = plainSettings("berlin2021", days, {
  tests: testing(),
  tracing: tracing(),
  vaccination: vaccination({
    doses: Float64Array.of(40_000),
    boosters: Float64Array.of(10_000),
    boosterAfterDays: { mRna: 20, vector: 20 },
  }),
  countsDistricts: true,
});
const { tables } = simulate(city, settings);

function numbers(table: Table | undefined, name: string): Float64Array {
  const column = table?.columns.get(name);
  if (column?.kind !== "number") throw new Error(`${name} is no column of numbers`);
  return column.values;
}

function texts(table: Table | undefined, name: string): readonly string[] {
  const column = table?.columns.get(name);
  if (column?.kind !== "text") throw new Error(`${name} is no column of texts`);
  return column.values;
}

const districts = tables.get("infections.districts.tsv");
const counted = city.districts.flatMap(({ name, isCity }) => (isCity ? [name] : []));

test("a block for each district of the city, none of its surroundings", () => {
  expect(counted.length).toBeLessThan(city.districts.length);
  expect(districts?.rowCount).toBe(counted.length * days);
  expect(texts(districts, "district")).toEqual(
    counted.flatMap((name) => new Array<string>(days).fill(name)),
  );
  expect([...numbers(districts, "day")]).toEqual(
    counted.flatMap(() => Array.from({ length: days }, (_, day) => day + 1)),
  );
});

test("the same columns as the table of the city but for tests, of which the sum over all districts is that of the city", () => {
  const whole = tables.get("infections");
  const names = [...(whole?.columns.keys() ?? [])].filter((name) => name !== "nTested");
  expect([...(districts?.columns.keys() ?? [])]).toEqual(names);
  const counts = names.filter((name) => name.startsWith("n"));
  for (const name of counts) {
    const sums = new Float64Array(days);
    numbers(districts, name).forEach((value, row) => {
      sums[row % days] = (sums[row % days] ?? 0) + value;
    });
    const expected = numbers(whole, name);
    sums.forEach((sum, day) => {
      // Expected numbers of each district are rounded to thousandths.
      const digits = /SeriouslySick|Critical|Deceased/.test(name) ? 1 : 6;
      expect(sum, `${name} on day ${day + 1}`).toBeCloseTo(expected[day] ?? Number.NaN, digits);
    });
  }
  // Nothing is equal because nothing has happened.
  for (const name of [
    "nInfectedCumulative",
    "nSeriouslySickCumulative",
    "nInQuarantineHome",
    "nVaccinated",
    "nReVaccinated",
  ]) {
    expect(Math.max(...numbers(districts, name)), name).toBeGreaterThan(0);
  }
});

test("everybody of a district is in one state on every day", () => {
  const residents = new Map<string, number>();
  for (const district of city.district) {
    const name = city.districts[district]?.name ?? "";
    residents.set(name, (residents.get(name) ?? 0) + 1 / city.sample);
  }
  const states = ["nSusceptible", "nTotalInfected", "nRecovered"];
  const columns = states.map((name) => numbers(districts, name));
  texts(districts, "district").forEach((name, row) => {
    const sum = columns.reduce((total, column) => total + (column[row] ?? 0), 0);
    expect(sum).toBeCloseTo(residents.get(name) ?? 0, 6);
  });
});

test("nothing else changes, and without being asked for there is no such table", () => {
  const { tables: plainTables } = simulate(city, { ...settings, countsDistricts: false });
  const expected = new Map(tables);
  expected.delete("infections.districts.tsv");
  expect(plainTables).toEqual(expected);
});

test("the same after a snapshot", () => {
  const resumed = Simulation.resume(city, settings, runFor(city, settings, 30).save());
  while (!resumed.isFinished) resumed.step();
  expect(resumed.finish().tables.get("infections.districts.tsv")).toEqual(districts);
});
