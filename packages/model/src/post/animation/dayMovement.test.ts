import type { DayMovement } from "@episcope/common";
import { expect, test } from "vitest";
import type { City } from "../../city/city.ts";
import { cityFixture, type VisitFixture } from "../../run/fixtures/cityFixture.ts";
import { movementOf } from "./dayMovement.ts";
import { PlaceNumbers } from "./places.ts";

const perHour = 1800;
const home = 0;
const office = 1;
const bus = 2;
const kindergarten = 3;

/** Home, an office 4.5 km and a day care 900 m to the east; the bus is somewhere. */
function cityWith(visits: readonly VisitFixture[], people = 2): City {
  const city = cityFixture({ people: Array.from({ length: people }, () => ({ home })), visits });
  return { ...city, containerX: Float32Array.of(0, 4500, 2000, 900) };
}

function staysOf({ personStart, place, enter, leave, mode }: DayMovement, person: number) {
  const stays = [];
  for (let stay = personStart[person] ?? 0; stay < (personStart[person + 1] ?? 0); stay++) {
    stays.push([place[stay], enter[stay], leave[stay], mode[stay]]);
  }
  return stays;
}

const atHome = (person: number, from: number, to: number): VisitFixture => ({
  person,
  container: home,
  activity: "home",
  from,
  to,
});

test("a ride is a way by public transport; vehicles are no places", () => {
  const city = cityWith([
    atHome(0, 0, 7),
    { person: 0, container: bus, activity: "pt", from: 7.1, to: 7.4 },
    { person: 0, container: office, activity: "work", from: 7.5, to: 16 },
    atHome(0, 17, 24),
    { person: 1, container: kindergarten, activity: "visit", from: 10, to: 12 },
  ]);
  const numbers = new PlaceNumbers(city);
  const day = movementOf(city, 0, numbers);
  // The way back takes an hour for 4.5 km: on foot.
  expect(staysOf(day, 0)).toEqual([
    [0, 0, 7 * perHour, 0],
    [1, 7.5 * perHour, 16 * perHour, 2],
    [0, 17 * perHour, 43_200, 0],
  ]);
  // The day care moves up into the place of the bus; a lone stay fills the day.
  expect(numbers.isVehicle(bus)).toBe(true);
  expect(staysOf(day, 1)).toEqual([[2, 0, 43_200, 0]]);
});

test("modes are known by their speed", () => {
  // 4.5 km: 60 minutes on foot, 20.77 by bicycle, 11.25 by car.
  const ways = [1, 4.5 / 13, 4.5 / 24];
  const city = cityWith(
    ways.flatMap((hours, person) => [
      atHome(person, 0, 8),
      { person, container: office, activity: "work", from: 8 + hours, to: 16 },
      atHome(person, 16 + hours, 24),
    ]),
    3,
  );
  const day = movementOf(city, 0, new PlaceNumbers(city));
  expect([...day.mode]).toEqual([0, 0, 0, 0, 1, 1, 0, 3, 3]);
});

test("people without a visit stay at home", () => {
  const city = cityWith([atHome(0, 0, 24)]);
  const day = movementOf(city, 0, new PlaceNumbers(city));
  expect(staysOf(day, 1)).toEqual([[0, 0, 43_200, 0]]);
});

test("a round that begins and ends at home leads to the child's day care", () => {
  // 900 m on foot are 12 minutes; 5 minutes are spent there.
  const round = (2 * 12 + 5) / 60;
  const city = cityWith([
    atHome(0, 0, 7.8),
    atHome(0, 7.8 + round, 12),
    // Too short for any way to the day care and back.
    atHome(0, 12.1, 24),
    atHome(1, 0, 7.8),
    { person: 1, container: kindergarten, activity: "educ_kiga", from: 8, to: 14 },
    atHome(1, 14.2, 24),
  ]);
  const day = movementOf(city, 0, new PlaceNumbers(city));
  // Nothing rides here, so that the unused container 2 is a place like any other.
  expect(staysOf(day, 0)).toEqual([
    [0, 0, 7.8 * perHour, 0],
    [3, 8 * perHour, 8 * perHour + 150, 0],
    [0, (7.8 + round) * perHour, 12 * perHour, 0],
    [0, 12.1 * perHour, 43_200, 0],
  ]);
});
