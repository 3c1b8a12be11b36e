import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Choices, initialChoices, type RiskDefinition } from "./definition.ts";
import { chosen, riskDefinition, smallRisk } from "./fixtures/calculators.ts";
import { dose, durationCurve, halvingChanges, infectionRisk, oneIn } from "./risk.ts";

const definition = riskDefinition(smallRisk);
const initial = initialChoices(definition);
const dinner = chosen(definition, { Duration: "4 hours", Behaviour: "loud" });

test.each<[string, Choices, number, number]>([
  ["defaults", initial, 0.0075, 0.0074719452],
  ["dinner", dinner, 0.36, 0.3023236739],
  ["dinner with another variant", dinner.with(3, 1), 0.828, 0.5630777424],
  ["divisors divide", dinner.with(4, 2).with(5, 1), 0.36 / 2.5 / 2.095, 0.06642603],
])("%s", (_case, choices, expectedDose, risk) => {
  expect(dose(definition, choices)).toBeCloseTo(expectedDose, 12);
  expect(infectionRisk(definition, choices)).toBeCloseTo(risk, 7);
});

test("1 in N", () => {
  expect(oneIn(0.0074719452)).toBe(134);
  expect(oneIn(0.3023236739)).toBe(3);
  expect(oneIn(1)).toBe(1);
  expect(oneIn(0)).toBeUndefined();
});

test("advice is the mildest option of each group that halves the risk, lowest risk first", () => {
  const named = halvingChanges(definition, initial).map(({ group, option }) => {
    const { name, options } = definition.groups[group] ?? { name: "", options: [] };
    return [name, options[option]?.title];
  });
  // Remaining doses: 1/5 · 1/5 · 1/2.5 · 1/2.095; ties go to the first group.
  expect(named).toEqual([
    ["Behaviour", "breathing"],
    ["Mask", "ffp2"],
    ["Room", "50 m²"],
    ["Air", "every 30 minutes"],
  ]);
});

test("a variant is not a choice, so it is never advice", () => {
  const advised = halvingChanges(definition, initial.with(3, 1));
  expect(advised.length).toBeGreaterThan(0);
  expect(advised.some(({ group }) => group === 3)).toBe(false);
});

test("a risk of 0 cannot be halved", () => {
  const none = riskDefinition(
    "calibrationParam: 1\nmultipliers:\n  G:\n    options:\n      - a: 0*\n      - b: 1\n",
  );
  expect(infectionRisk(none, [0])).toBe(0);
  expect(halvingChanges(none, [0])).toEqual([]);
});

test("the curve passes through the risks of all durations", () => {
  const curve = durationCurve(definition, dinner);
  expect(curve?.durations[0]).toBe(0.5);
  expect(curve?.durations.at(-1)).toBeCloseTo(96, 9);
  // 1 − exp(−0.09 · 0.5)
  expect(curve?.risks[0]).toBeCloseTo(0.0440025, 7);
  expect(durationCurve({ ...definition, durationGroup: undefined }, initial)).toBeUndefined();
});

describe("for any choices", () => {
  const anyChoices = fc.tuple(
    ...definition.groups.map(({ options }) => fc.nat(options.length - 1)),
  );
  const anyDefinition = fc
    .record({ calibration: fc.double({ min: 1e-6, max: 1e6, noNaN: true }) })
    .map(({ calibration }): RiskDefinition => ({ ...definition, calibration }));

  test("a probability is between 0 and 1, and at most 99 % is shown", () => {
    fc.assert(
      fc.property(anyDefinition, anyChoices, (scaled, choices) => {
        const risk = infectionRisk(scaled, choices);
        expect(risk).toBeGreaterThanOrEqual(0);
        expect(risk).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("longer is never safer", () => {
    fc.assert(
      fc.property(anyDefinition, anyChoices, (scaled, choices) => {
        const risks = (scaled.groups[0]?.options ?? []).map((_, place) =>
          infectionRisk(scaled, choices.with(0, place)),
        );
        expect(risks).toEqual(risks.toSorted((a, b) => a - b));
        const curve = [...(durationCurve(scaled, choices)?.risks ?? [])];
        expect(curve).toEqual(curve.toSorted((a, b) => a - b));
      }),
    );
  });

  test("the order of groups does not matter", () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const reversed = { ...definition, groups: definition.groups.toReversed() };
        expect(infectionRisk(reversed, choices.toReversed())).toBeCloseTo(
          infectionRisk(definition, choices),
          10,
        );
      }),
    );
  });

  test("each piece of advice at least halves the risk and changes one group only", () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const risk = infectionRisk(definition, choices);
        for (const change of halvingChanges(definition, choices)) {
          const after = infectionRisk(definition, choices.with(change.group, change.option));
          expect(after).toBe(change.risk);
          expect(after).toBeLessThanOrEqual(risk / 2);
        }
      }),
    );
  });
});
