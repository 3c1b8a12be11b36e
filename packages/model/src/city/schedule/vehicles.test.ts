import { expect, test } from "vitest";
import { code } from "../../activities.ts";
import { wordsPerVisit } from "../city.ts";
import { assignVehicles } from "./vehicles.ts";
import { anyVehicle, VisitList } from "./visitList.ts";

/**
 * People who ride from home (container 0 or 1) to work (container 2) at these times; minutes after
 * midnight and length.
 */
function rides(list: readonly (readonly [home: number, minute: number, length: number])[]) {
  const visits = new VisitList();
  list.forEach(([home, minute, length], person) => {
    const [enter, leave] = [minute * 30, (minute + length) * 30];
    visits.add(person, home, 0, enter - 150, code.home);
    visits.add(person, anyVehicle, enter, leave, code.pt);
    visits.add(person, 2, leave + 90, 43_200, code.work);
  });
  const array = visits.take();
  const runs = assignVehicles(array, (container) => container, 3, 100);
  const vehicles = list.map((_, n) => (array[(3 * n + 1) * wordsPerVisit + 1] ?? 0) - 100);
  return { runs, vehicles };
}

test("a handful of passengers take a bus, each quarter of an hour another one", () => {
  const { runs, vehicles } = rides([
    [0, 480, 5],
    [1, 490, 40],
    [0, 495, 5],
  ]);
  expect(vehicles).toEqual([0, 0, 1]);
  expect([...runs.capacity]).toEqual([143, 143]);
});

test("at noon a bus has 28.6 passengers: 60 need two, those of one line together", () => {
  const passengers = Array.from({ length: 60 }, (_, n) => [n % 2, 721, 5] as const);
  const { runs, vehicles } = rides(passengers);
  expect(runs.count).toBe(2);
  expect(vehicles.every((vehicle, n) => vehicle === n % 2)).toBe(true);
});

test("enough passengers of long rides get a metro of 975 in the peak; the short ones a bus", () => {
  // 975 · 0.35 = 341.
  const passengers = [
    ...Array.from({ length: 341 }, () => [0, 481, 30] as const),
    ...Array.from({ length: 50 }, () => [0, 482, 4] as const),
  ];
  // The metro wants 341.25; one less falls back to the tram, of which 136.5 make a run.
  expect(rides(passengers).runs.capacity).toEqual(Uint16Array.of(390, 390, 143));
  const enough = rides([[0, 481, 30] as const, ...passengers]);
  expect(enough.runs.capacity).toEqual(Uint16Array.of(975, 143));
  expect(new Set(enough.vehicles.slice(0, 342))).toEqual(new Set([0]));
});

test("no rides, no runs", () => {
  expect(rides([]).runs.count).toBe(0);
});
