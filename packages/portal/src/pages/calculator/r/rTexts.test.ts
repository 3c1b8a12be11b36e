import { parseCalculator, type RDefinition, trendOf } from "@episcope/battery";
import { expect, test } from "vitest";
import {
  comparedText,
  curveText,
  effectText,
  formulaText,
  paceText,
  rText,
  signedR,
  trendText,
} from "./rTexts.ts";

function definitionOf(text: string): RDefinition {
  const { definition } = parseCalculator(text, "test.yaml");
  if (!definition || definition.kind === "risk") throw new Error("no R calculator");
  return definition;
}
const version1 = definitionOf(`baseValue: 1.2
additiveGroups:
  Season: [{Summer: -0.3}, {Winter: 0*}]
  Travel: [{none: 0*}, {all: 0.04}]
optionGroups:
  Masks: [{"No": 1*}, {"Yes": 0.8}]
  Vaccinated: [{"2 %": 0.985*}]
`);
const version2 = definitionOf("baseValue: 0.9\noptionGroups:\n  G: [[a, 1*]]\n");

test("R is one number, or a range with the margin, and never below 0", () => {
  expect(rText(version2, 0.715275, "en")).toBe("0.72");
  expect(rText(version2, 0.715275, "de")).toBe("0,72");
  expect(rText(version1, 1.6, "en")).toBe("1.44 – 1.76");
  expect(rText(version1, 0.75972864, "de")).toBe("0,68 – 0,84");
  expect(rText(version2, -0.3, "en")).toBe("0.00");
});

test.each([
  ["add", 0.04, "+0.040"],
  ["add", -0.05, "−0.050"],
  ["add", 0, undefined],
  ["multiply", 1.25, "1.25x"],
  ["multiply", 0.8, "0.80x"],
  ["multiply", 1, undefined],
] as const)("the effect %s %d is written %s", (effect, value, text) => {
  expect(effectText(effect, value, "en")).toBe(text);
});

test("differences have a sign unless they round to zero", () => {
  expect(signedR(0.124, "en")).toBe("+0.12");
  expect(signedR(-0.124, "de")).toBe("−0,12");
  expect(signedR(-0.004, "en")).toBe("0.00");
});

test.each([
  [2, "Case numbers double in about 5 days."],
  [1.6, "Case numbers double in about 7.4 days."],
  [0.9029, "Case numbers halve in about 34 days."],
  [0.96, "Case numbers halve in about 12 weeks."],
  [1.05, "Case numbers double in about 10 weeks."],
  [1.005, "It would take more than a year until they have doubled or halved."],
  [1, "It would take more than a year until they have doubled or halved."],
  [0, "Nobody infects anybody any more."],
])("the pace of R = %d is described", (r, text) => {
  expect(paceText({ ...version2, generationDays: 5 }, r, "en")).toBe(text);
});

test("words and pace never contradict each other", () => {
  for (const margin of [0, 0.1]) {
    for (let r = 0.5; r < 2; r += 0.001) {
      const definition = { ...version2, margin };
      const words = trendText(trendOf(definition, r), "en");
      const pace = paceText(definition, r, "en");
      expect(/double in/.test(pace), `${r}`).toBe(words === "cases rise");
      expect(/halve in/.test(pace), `${r}`).toBe(words === "cases fall");
    }
  }
});

test("a range on both sides of 1 gets no time", () => {
  // 0.9 · 1.05 = 0.945 and 1.1 · 1.05 = 1.155
  expect(trendText(trendOf(version1, 1.05), "de")).toBe("Fallzahlen können sinken oder steigen");
  expect(paceText(version1, 1.05, "de")).toBe(
    "Das untere Ende der Spanne liegt unter 1, das obere darüber.",
  );
});

test("a result is compared with the defaults", () => {
  expect(comparedText(0.90290025, 0.715275, "en")).toBe("Starting point 0.90; now −0.19 (−21%)");
  expect(comparedText(1.6, 3.2, "de").replace(/\s/g, " ")).toBe(
    "Ausgangspunkt 1,60; jetzt +1,60 (+100 %)",
  );
  expect(comparedText(1.6, 1.6, "en")).toBe("Starting point 1.60; now no difference (±0%)");
  expect(comparedText(0, 0.5, "en")).toBe("Starting point 0.00; now +0.50 (–)");
});

test("100 infections a day lead to this many", () => {
  expect(curveText(1, 5, 8, "en")).toBe(
    "100 new infections a day become about 100 a day in 8 weeks.",
  );
  // 1.6 ^ 11.2 = 193
  expect(curveText(1.6, 5, 8, "en")).toContain("about 19,000 a day");
  expect(curveText(0.5, 5, 8, "de")).toContain("weniger als eine am Tag");
  expect(curveText(9, 5, 8, "en")).toContain("more than ten million");
});

test("the formula shows its numbers and leaves out neutral ones", () => {
  expect(formulaText(version1, { base: 0, options: [1, 0, 0, 0] }, "en")).toBe(
    "R = 1.20 × 0.985 = 1.18",
  );
  expect(formulaText(version1, { base: 0, options: [0, 1, 1, 0] }, "en")).toBe(
    "R = (1.20 − 0.30 + 0.04) × 0.80 × 0.985 = 0.74",
  );
  expect(formulaText(version2, { base: 0, options: [0] }, "de")).toBe("R = 0,90");
});
