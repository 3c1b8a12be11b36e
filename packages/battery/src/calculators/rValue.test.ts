import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CalculatorGroup, RDefinition } from "./definition.ts";
import { minimal, rDefinition, smallR } from "./fixtures/calculators.ts";
import {
  baseOf,
  contributions,
  doublingDays,
  growthCurve,
  initialRChoices,
  rValue,
  shownRange,
  trendOf,
} from "./rValue.ts";

test("the range of a margin is never below 0", () => {
  const definition = rDefinition(minimal);
  expect(shownRange(definition, 1.6).low).toBeCloseTo(1.44, 12);
  expect(shownRange(definition, 1.6).high).toBeCloseTo(1.76, 12);
  expect(shownRange({ ...definition, margin: 0 }, 0.9)).toEqual({ low: 0.9, high: 0.9 });
  expect(shownRange(definition, -0.2)).toEqual({ low: 0, high: 0 });
});

test("base values are chosen by index", () => {
  const definition = rDefinition(smallR);
  expect(rValue(definition, { base: 1, options: [0, 0, 0] })).toBe(1.75);
  // 1.6 × 0.96 × 0.69 × 0.88
  expect(rValue(definition, { base: 0, options: [1, 1, 2] })).toBeCloseTo(0.9326592, 12);
});

test("the minimal file of calculators specification 9.2: additions come before factors", () => {
  const definition = rDefinition(minimal);
  const initial = initialRChoices(definition);
  expect(rValue(definition, initial)).toBeCloseTo(1.2, 12);
  expect(rValue(definition, { base: 0, options: [0, 1] })).toBeCloseTo(0.72, 12);
  expect(shownRange(definition, 0.72).low).toBeCloseTo(0.648, 12);
  expect(shownRange(definition, 0.72).high).toBeCloseTo(0.792, 12);
});

test("the waterfall goes from the base through additions and factors to R", () => {
  const definition = rDefinition(minimal);
  const [season, masks, ...rest] = contributions(definition, { base: 0, options: [0, 1] });
  expect(rest).toEqual([]);
  expect(season?.group).toBe(0);
  expect(season?.before).toBe(1.2);
  expect(season?.after).toBeCloseTo(0.9, 12);
  expect(masks?.group).toBe(1);
  expect(masks?.after).toBeCloseTo(0.72, 12);
});

// 5 · ln 2 / 365 = 0.0094951; e to the power of that is 1.0095403, and of its opposite 0.9905498.
test.each([
  [-1, "falls"],
  [0, "falls"],
  [0.99054, "falls"],
  [0.99056, "constant"],
  [1, "constant"],
  [1.00953, "constant"],
  [1.00955, "rises"],
  [1.05, "rises"],
])("without a margin, R = %d: %s", (r, trend) => {
  expect(trendOf({ ...rDefinition(minimal), margin: 0, generationDays: 5 }, r)).toBe(trend);
});

// 0.9 · 1.1111 = 1 and 1.1 · 0.9091 = 1.
test.each([
  [0, "falls"],
  [0.909, "falls"],
  [0.9092, "open"],
  [1, "open"],
  [1.1111, "open"],
  [1.1112, "rises"],
])("with a margin of a tenth, R = %d: %s", (r, trend) => {
  expect(trendOf({ ...rDefinition(minimal), margin: 0.1, generationDays: 5 }, r)).toBe(trend);
});

test("computes doubling and halving times", () => {
  expect(doublingDays(2, 5)).toBeCloseTo(5, 12);
  expect(doublingDays(0.5, 5)).toBeCloseTo(5, 12);
  // 5 · 0.693147 / 0.470004
  expect(doublingDays(1.6, 5)).toBeCloseTo(7.373847, 5);
  expect(doublingDays(1, 5)).toBe(Number.POSITIVE_INFINITY);
  expect(doublingDays(0, 5)).toBe(0);
  expect(doublingDays(-0.1, 5)).toBe(0);
});

test("computes cases after some days", () => {
  const curve = growthCurve(2, 5, 10);
  expect(curve).toHaveLength(11);
  expect([curve[0], curve[5], curve[10]]).toEqual([1, 2, 4]);
  expect([...growthCurve(-0.5, 5, 2)]).toEqual([1, 0, 0]);
});

describe("for any definition", () => {
  const value = fc.double({ min: 0, max: 3, noNaN: true });
  const group = (effect: "add" | "multiply") =>
    fc
      .record({ name: fc.string(), values: fc.array(value, { minLength: 1, maxLength: 5 }) })
      .map(({ name, values }): CalculatorGroup => {
        const [first = 1, ...rest] = values;
        const option = (one: number) => ({ title: "", explanation: "", value: one });
        return {
          ...{ name, effect, description: undefined, initial: 0, isGiven: false },
          options: [option(first), ...rest.map(option)],
        };
      });
  const situation = fc
    .record({
      base: value,
      groups: fc.array(fc.oneof(group("add"), group("multiply")), { maxLength: 8 }),
    })
    .chain(({ base, groups }) =>
      fc.record({
        definition: fc.constant<RDefinition>({
          ...{ kind: "v2", description: undefined, margin: 0.1, generationDays: 5 },
          bases: [{ label: undefined, value: base }],
          groups,
          ...{ notes: [], simulated: undefined },
        }),
        options: fc.tuple(...groups.map(({ options }) => fc.nat(options.length - 1))),
        order: fc.shuffledSubarray(
          groups.map((_, index) => index),
          { minLength: groups.length },
        ),
      }),
    );

  test("the order of measures does not matter", () => {
    fc.assert(
      fc.property(situation, ({ definition, options, order }) => {
        const shuffled = {
          ...definition,
          groups: order.flatMap((place) => definition.groups[place] ?? []),
        };
        const moved = order.map((place) => options[place] ?? 0);
        const r = rValue(definition, { base: 0, options });
        expect(rValue(shuffled, { base: 0, options: moved })).toBeCloseTo(r, 6 - digits(r));
      }),
    );
  });

  test("factors of 1 and additions of 0 change nothing", () => {
    fc.assert(
      fc.property(situation, fc.nat(8), ({ definition, options }, place) => {
        const identity = (effect: "add" | "multiply"): CalculatorGroup => ({
          ...{ name: "", effect, description: undefined, initial: 0, isGiven: false },
          options: [{ title: "", explanation: "", value: effect === "add" ? 0 : 1 }],
        });
        const more = {
          ...definition,
          groups: definition.groups.toSpliced(place, 0, identity("add"), identity("multiply")),
        };
        const r = rValue(definition, { base: 0, options });
        expect(rValue(more, { base: 0, options: options.toSpliced(place, 0, 0, 0) })).toBe(r);
      }),
    );
  });

  test("the bars of the waterfall are contiguous from the base to R", () => {
    fc.assert(
      fc.property(situation, ({ definition, options }) => {
        const choices = { base: 0, options };
        const steps = contributions(definition, choices);
        expect(steps).toHaveLength(definition.groups.length);
        let at = baseOf(definition, choices);
        for (const { before, after } of steps) {
          expect(before).toBe(at);
          at = after;
        }
        const r = rValue(definition, choices);
        expect(at).toBeCloseTo(r, 6 - digits(r));
      }),
    );
  });

  test("a higher R doubles sooner, a lower one halves sooner", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1.001, max: 50, noNaN: true }),
        fc.double({ min: 0.1, max: 30, noNaN: true }),
        (r, generation) => {
          expect(doublingDays(r * 1.01, generation)).toBeLessThan(doublingDays(r, generation));
          expect(doublingDays(1 / r, generation)).toBeCloseTo(doublingDays(r, generation), 6);
        },
      ),
    );
  });
});

/** Digits before the point, to compare numbers of any size to the same number of digits. */
function digits(value: number): number {
  return Math.max(0, Math.ceil(Math.log10(Math.abs(value) + 1)));
}
