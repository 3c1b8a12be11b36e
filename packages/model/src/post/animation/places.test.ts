import fc from "fast-check";
import { expect, test } from "vitest";
import { code } from "../../activities.ts";
import type { City } from "../../city/city.ts";
import { cityOf } from "../fixtures/runRecordFixture.ts";
import { boundsOf, PlaceNumbers, placesOf } from "./places.ts";

const positionsOf = ({ containerX, containerY }: City) => ({ x: containerX, y: containerY });
const people = [0, 1, 2].map((home) => ({ age: 30, home }));

test("coordinates divide the rectangle around all places but vehicles", () => {
  const city = {
    ...cityOf(people),
    containerX: Float32Array.of(-1000.5, 9_999_999, 2000),
    containerY: Float32Array.of(10, 9_999_999, 10),
    containerActivity: Uint8Array.of(code.home, code.pt, code.work),
  };
  const numbers = new PlaceNumbers(city);
  const bounds = boundsOf(positionsOf(city), numbers);
  expect(bounds).toEqual({ west: -1001, south: 10, east: 2000, north: 10 });
  expect(numbers.containers).toEqual([0, 2]);
  expect([numbers.of(0), numbers.of(2), numbers.isVehicle(1)]).toEqual([0, 1, true]);
  // Half a metre of 3001 is 10.9 of 65,535 parts. Without any height there is but one row.
  expect(placesOf(city, positionsOf(city), numbers, bounds)).toEqual({
    x: Uint16Array.of(11, 65_535),
    y: Uint16Array.of(0, 0),
    activity: Uint8Array.of(code.home, code.work),
  });
});

test("a place is found again within half a step", () => {
  const metres = fc.double({ min: -60_000, max: 60_000, noNaN: true });
  fc.assert(
    fc.property(fc.array(metres, { minLength: 3, maxLength: 3 }), (x) => {
      const city = { ...cityOf(people), containerX: Float32Array.from(x) };
      const numbers = new PlaceNumbers(city);
      const bounds = boundsOf(positionsOf(city), numbers);
      const step = (bounds.east - bounds.west) / 65_535;
      placesOf(city, positionsOf(city), numbers, bounds).x.forEach((value, place) => {
        const off = bounds.west + value * step - (city.containerX[place] ?? 0);
        expect(Math.abs(off)).toBeLessThanOrEqual(step / 2 + 1e-9);
      });
    }),
  );
});
