import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { code } from "../../activities.ts";
import { stepsOfAge, susceptibilityStep } from "../../disease/age.ts";
import { wordsPerVisit } from "../city.ts";
import {
  exposureOf,
  guestsBit,
  householdAmongGuests,
  jointTicks,
  packExposures,
  packedExposure,
  stepsOf,
} from "./exposure.ts";
import { orderByContainer } from "./occupancy.ts";
import { VisitList } from "./visitList.ts";

describe("packed exposure", () => {
  test("keeps sixteenths of small numbers and whole numbers up to 32,767", () => {
    for (const value of [0, 1 / 16, 1, 2.5, 1000, 2047, 32_767])
      expect(exposureOf(packedExposure(value))).toBe(value);
  });

  test("is never too small and at most one in 16,384 too large", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 6e7, noNaN: true }), (value) => {
        const unpacked = exposureOf(packedExposure(value));
        expect(unpacked).toBeGreaterThanOrEqual(value);
        expect(unpacked).toBeLessThanOrEqual(Math.max(value + 1 / 16, value * (1 + 1 / 16_384)));
      }),
    );
  });

  test("leaves the lower part of the word alone", () => {
    expect(packedExposure(12_345) & 0x1fff).toBe(0);
  });
});

test("time in common", () => {
  const stay = (enter: number, leave: number) => (enter | (leave << 16)) >>> 0;
  expect(jointTicks(stay(100, 200), stay(150, 43_200))).toBe(50);
  expect(jointTicks(stay(100, 200), stay(120, 130))).toBe(10);
  expect(jointTicks(stay(100, 200), stay(200, 300))).toBe(0);
  expect(jointTicks(stay(100, 200), stay(300, 400))).toBe(0);
});

interface Stay {
  readonly container: number;
  readonly enter: number;
  readonly ticks: number;
  readonly age?: number;
}

/** Stays of one person each, so that all overlaps are with others. */
function exposures(
  stays: readonly Stay[],
  activity: (person: number) => number = () => code.work,
  home = Uint32Array.from(stays, ({ container }) => container),
) {
  const list = new VisitList();
  stays.forEach(({ container, enter, ticks }, person) => {
    list.add(person, container, enter, enter + ticks, activity(person));
  });
  const age = Uint8Array.from(stays, (stay) => stay.age ?? 40);
  const personStart = Uint32Array.from({ length: stays.length + 1 }, (_, person) => person);
  const template = orderByContainer(list.take(), personStart, 3);
  packExposures([template], 3, Uint16Array.of(1, 4, 2), home, age);
  return stays.map((_, person) => template.visits[person * wordsPerVisit + 3] ?? 0);
}

const weightOf = ({ age = 40 }: Stay) => (stepsOfAge[age] ?? 0) * susceptibilityStep;

test("the exposure of a stay is the time that all others share with it, by age and per person", () => {
  const stay = fc.record({
    container: fc.integer({ min: 0, max: 2 }),
    enter: fc.integer({ min: 0, max: 40_000 }),
    ticks: fc.integer({ min: 1, max: 3200 }),
    age: fc.integer({ min: 0, max: 99 }),
  });
  fc.assert(
    fc.property(fc.array(stay, { minLength: 1, maxLength: 60 }), (stays) => {
      exposures(stays).forEach((word, person) => {
        const own = stays[person];
        if (!own) throw new Error("no stay");
        let shared = 0;
        stays.forEach((other, place) => {
          if (place === person || other.container !== own.container) return;
          const start = Math.max(own.enter, other.enter);
          const end = Math.min(own.enter + own.ticks, other.enter + other.ticks);
          shared += Math.max(0, end - start) * weightOf(other);
        });
        const exact = shared / ([1, 4, 2][own.container] ?? 1);
        expect(exposureOf(word)).toBeGreaterThan(exact - 1e-6);
        expect(exposureOf(word)).toBeLessThan(exact * (1 + 1 / 16_384) + 1 / 15);
        expect(stepsOf(word)).toBe(stepsOfAge[own.age ?? 40]);
        expect(word & 0xff).toBe(code.work);
      });
    }),
  );
});

describe("homes where somebody comes from elsewhere are marked for those who are at home", () => {
  const day = { enter: 0, ticks: 40_000 };
  const stays = [0, 0, 1].map((container) => ({ container, ...day }));
  const marked = (words: readonly number[]) => words.map((word) => (word & guestsBit) !== 0);

  test.each([code.visit, code.work])("for activity %i", (activity) => {
    const words = exposures(stays, (person) => (person === 1 ? activity : code.home));
    expect(marked(words)).toEqual([true, false, false]);
  });

  test("among whom people of the household count little", () => {
    const three = [...stays, { container: 0, ...day }];
    const words = exposures(three, (person) => (person === 1 ? code.visit : code.home));
    const each = 40_000 * weightOf({ container: 0, ...day });
    const [host = 0, guest = 0] = words.map(exposureOf);
    expect(host / (each * (1 + householdAmongGuests))).toBeCloseTo(1, 3);
    expect(guest / (each * 2)).toBeCloseTo(1, 3);
  });

  test("also where somebody is at home who lives elsewhere", () => {
    const words = exposures(stays, () => code.home, Uint32Array.of(0, 2, 1));
    expect(marked(words)).toEqual([true, true, false]);
  });
});
