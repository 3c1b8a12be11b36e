import { initialChoices, parseCalculator, type RiskDefinition } from "@episcope/battery";
import { expect, test } from "vitest";
import { comparedRiskText, oneInText, riskFormula, riskText } from "./riskTexts.ts";

test.each([
  [0.0074719452, "0.7%", "0,7 %"],
  [0.3023236739, "30.2%", "30,2 %"],
  [0.00066976564, "< 0.1%", "< 0,1 %"],
  [0.001, "0.1%", "0,1 %"],
  [0.99, "99.0%", "99,0 %"],
  [0.9999999687, "> 99%", "> 99 %"],
  [1, "> 99%", "> 99 %"],
  [0, "0.0%", "0,0 %"],
])("a risk of %d is written in both languages", (risk, english, german) => {
  expect(riskText(risk, "en")).toBe(english);
  // The engine uses a narrow or a normal no-break space.
  expect(riskText(risk, "de").replace(/\s/g, " ")).toBe(german);
});

test("a risk is written as 1 in N", () => {
  expect(oneInText(0.0074719452, "en")).toBe("About 1 in 134 people would be infected.");
  expect(oneInText(0.3023236739, "de")).toBe("Etwa 1 von 3 Personen würde sich anstecken.");
  expect(oneInText(1 / 1_234_567, "en")).toContain("1 in 1,230,000 people");
  expect(oneInText(0.9, "en")).toBe("An infection is almost certain.");
  expect(oneInText(0, "en")).toBe("No risk in this calculation.");
});

test("a risk is compared with the defaults", () => {
  expect(comparedRiskText(0.0075, 0.3023, "en")).toBe(
    "Starting point 0.8%; now +29.5 percentage points (40 times as high)",
  );
  expect(comparedRiskText(0.3, 0.15, "de").replace(/\s/g, " ")).toBe(
    "Ausgangspunkt 30,0 %; jetzt −15,0 Prozentpunkte (−50 %)",
  );
  expect(comparedRiskText(0.3, 0.3, "en")).toBe("Starting point 30.0%; now no difference");
});

test("the formula shows its numbers", () => {
  const text = `calibrationParam: 0.075
multipliers:
  Time: {options: [{"4 hours": 4*}, {"1 hour": 1}]}
divisors:
  Room: {options: [{large: 2.5*}]}
`;
  const { definition } = parseCalculator(text, "test.yaml");
  if (definition?.kind !== "risk") throw new Error("no risk calculator");
  const risk: RiskDefinition = definition;
  expect(riskFormula(risk, initialChoices(risk), 0.113, "en")).toBe(
    "P = 1 − exp(−(0.075 × 4 ÷ 2.5)) = 11.3%",
  );
  expect(riskFormula({ ...risk, groups: [] }, [], 0.072, "en")).toBe("P = 1 − exp(−0.075) = 7.2%");
});
