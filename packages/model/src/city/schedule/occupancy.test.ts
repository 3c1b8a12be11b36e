import fc from "fast-check";
import { expect, test } from "vitest";
import { code } from "../../activities.ts";
import { wordsPerVisit } from "../city.ts";
import { measureOccupancy, orderByContainer, spacesOf } from "./occupancy.ts";
import { VisitList } from "./visitList.ts";

type Row = readonly [container: number, enter: number, leave: number, activity: number];

function template(rows: readonly Row[], containerCount: number) {
  const list = new VisitList();
  rows.forEach(([container, enter, leave, activity], person) => {
    list.add(person, container, enter, leave, activity);
  });
  const personStart = Uint32Array.from({ length: rows.length + 1 }, (_, n) => n);
  return orderByContainer(list.take(), personStart, containerCount);
}

test("by container and time; equal times keep their order", () => {
  const { containerStart, containerVisits } = template(
    [
      [1, 500, 600, code.work],
      [0, 300, 400, code.work],
      [1, 100, 600, code.work],
      [1, 500, 550, code.work],
    ],
    3,
  );
  expect([...containerStart]).toEqual([0, 1, 4, 4]);
  expect([...containerVisits]).toEqual([1, 2, 0, 3]);
});

test("who leaves makes room for who enters at that moment", () => {
  const day = template(
    [
      [0, 0, 100, code.work],
      [0, 100, 200, code.work],
      [0, 150, 300, code.work],
      [0, 199, 201, code.shop_daily],
    ],
    2,
  );
  const { maxPeople, activity } = measureOccupancy([day], 2, Uint8Array.of(0, code.errands));
  expect([...maxPeople]).toEqual([3, 1]);
  expect([...activity]).toEqual([code.work, code.errands]);
});

test("a weekday counts five times", () => {
  const weekday = template([[0, 0, 9, code.shop_daily]], 1);
  const weekend = template(
    Array.from({ length: 4 }, (): Row => [0, 0, 9, code.work]),
    1,
  );
  const purpose = Uint8Array.of(code.work);
  expect(measureOccupancy([weekday, weekend], 1, purpose).activity[0]).toBe(code.shop_daily);
  expect(measureOccupancy([weekend, weekday], 1, purpose).activity[0]).toBe(code.work);
});

test("as many people as fit into 16 bits; one more is refused, and not counted as nobody", () => {
  const crowd = (people: number) => {
    const day = template(new Array<Row>(people).fill([1, 0, 9, code.leisPublic]), 2);
    return measureOccupancy([day], 2, Uint8Array.of(0, 0)).maxPeople[1];
  };
  expect(crowd(65_535)).toBe(65_535);
  expect(() => crowd(65_536)).toThrow(
    "65536 people are in one place (number 1) at once; at most 65535 can be",
  );
});

test("the peak is that of counting heads at every moment", () => {
  const stay = fc
    .tuple(fc.nat(60), fc.integer({ min: 1, max: 60 }))
    .map(([enter, length]): Row => [0, enter, enter + length, code.leisPublic]);
  fc.assert(
    fc.property(fc.array(stay, { maxLength: 80 }), (rows) => {
      const day = template(rows, 1);
      let most = 1;
      for (let tick = 0; tick <= 120; tick++) {
        most = Math.max(most, rows.filter(([, from, to]) => from <= tick && tick < to).length);
      }
      expect(measureOccupancy([day], 1, Uint8Array.of(0)).maxPeople[0]).toBe(most);
      const entered = Array.from(
        day.containerVisits,
        (visit) => (day.visits[visit * wordsPerVisit + 2] ?? 0) & 0xffff,
      );
      expect(entered).toEqual(entered.toSorted((a, b) => a - b));
      expect([...day.containerVisits].toSorted((a, b) => a - b)).toEqual(rows.map((_, n) => n));
    }),
  );
});

test("rooms by size of the group: 10 in a yard, at most 255 rooms, homes and vehicles one", () => {
  expect(spacesOf(code.educ_primary, 380)).toBe(38);
  expect(spacesOf(code.educ_primary, 4)).toBe(1);
  expect(spacesOf(code.leisPublic, 20)).toBe(3);
  expect(spacesOf(code.work, 2600)).toBe(255);
  expect(spacesOf(code.home, 90)).toBe(1);
  expect(spacesOf(code.pt, 975)).toBe(1);
});
