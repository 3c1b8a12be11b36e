// The test vectors of calculators specification 9, applied to the shipped files.
import { fileURLToPath } from "node:url";
import {
  type CalculatorDefinition,
  type Choices,
  infectionRisk,
  initialChoices,
  initialRChoices,
  type RDefinition,
  type RiskDefinition,
  rValue,
  withPresets,
} from "@episcope/battery";
import { describe, expect, test } from "vitest";
import { riskText } from "../src/pages/calculator/risk/riskTexts.ts";
import { readCalculatorFiles } from "./calculatorFiles.ts";

const files = readCalculatorFiles(
  fileURLToPath(new URL("../../../content/calculators", import.meta.url)),
  [],
);

function definitionIn(name: string): CalculatorDefinition {
  const file = files.find(({ path }) => path === `${name}.yaml`);
  if (!file) throw new Error(`${name} is not shipped`);
  return file.definition;
}

function rDefinition(name: string): RDefinition {
  const definition = definitionIn(name);
  if (definition.kind === "risk") throw new Error("this is a risk calculator");
  return definition;
}

function riskDefinition(name: string): RiskDefinition {
  const definition = definitionIn(name);
  if (definition.kind !== "risk") throw new Error("this is no risk calculator");
  return definition;
}

/** Choices by group and title; all others are the defaults. */
function chosen(
  { groups }: CalculatorDefinition,
  titles: Readonly<Record<string, string>>,
): Choices {
  return groups.map(({ name, options, initial }) => {
    const title = titles[name];
    if (title === undefined) return initial;
    const place = options.findIndex((option) => option.title === title);
    if (place < 0) throw new Error(`no option ${title}`);
    return place;
  });
}

const january = rDefinition("r-calculator/2021-01-24b.en");
const october = rDefinition("r-calculator/2020-10-23.en");

const lastOptions = (definition: RDefinition) =>
  definition.groups.map(({ options }) => options.length - 1);

describe("test vectors of calculators specification 9.1", () => {
  const reopened = chosen(january, {
    Schools: "Half + masks",
    "Day care": "50%",
    Universities: "Online",
    Work: "More home office",
    Leisure: "Outdoors only",
    "Shopping and errands": "All, FFP2",
    "Share of variant B.1.1.7": "50%",
    "Contact tracing": "Working",
    "Rapid tests": "Twice weekly",
    "Vaccinated share": "20%",
  });
  const open = chosen(january, {
    Schools: "Full",
    "Day care": "100%",
    Universities: "100%",
    Work: "Before 2020",
    Leisure: "Indoors 100%",
    "Shopping and errands": "All, no masks",
    "Share of variant B.1.1.7": "100%",
    "Contact tracing": "None",
    "Rapid tests": "None",
    "Vaccinated share": "2%",
  });
  test.each([
    ["A", 0, initialRChoices(january).options, 0.90290025],
    ["A′", 1, initialRChoices(january).options, 0.752416875],
    ["B", 0, reopened, 0.715275],
    ["C", 0, open, 3.2505],
  ])("%s", (_case, base, options, r) => {
    expect(rValue(january, { base, options })).toBeCloseTo(r, 9);
  });
});

describe("test vectors of calculators specification 9.2", () => {
  const fewer = chosen(october, {
    Schools: "90% cloth masks & 50% attendance",
    Leisure: "50% attendance",
    Work: "50% attendance",
    "Contact tracing": "3 x capacity",
  });
  test.each([
    ["A", 0, initialRChoices(october).options, 1.6],
    ["A′", 1, initialRChoices(october).options, 1.75],
    ["B", 0, fewer, 0.75972864],
    ["B′", 1, fewer, 0.8309532],
    ["C", 0, lastOptions(october), 0.5007829252],
  ])("%s", (_case, base, options, r) => {
    expect(rValue(october, { base, options })).toBeCloseTo(r, 9);
  });

  test("the two of November have one base value each", () => {
    const strict = rDefinition("r-calculator/2020-11-14-lockdown59.en");
    const mild = rDefinition("r-calculator/2020-11-14-lockdown84.en");
    expect(strict.bases).toEqual([{ label: "14 Nov", value: 1.05 }]);
    expect(mild.bases).toEqual([{ label: "14 Nov", value: 1.25 }]);
    expect(rValue(strict, initialRChoices(strict))).toBe(1.05);
    expect(rValue(mild, { base: 0, options: lastOptions(mild) })).toBeCloseTo(
      1.25 * 0.3129893282,
      9,
    );
  });
});

const november = riskDefinition("risk-calculator/2020-11-11.en");
const initial = initialChoices(november);
const scenario = (name: string) => {
  const found = november.scenarios.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return withPresets(initial, found);
};

test.each<[string, Choices, number, number, string]>([
  ["A", initial, 0.0075, 0.0074719452, "0.7%"],
  ["B", scenario("Dinner Party"), 0.36, 0.3023236739, "30.2%"],
  ["C", scenario("Sick Housemate"), 0.4608, 0.3692211795, "36.9%"],
  ["D", scenario("Open-plan Office"), 0.00066999003, 0.00066976564, "< 0.1%"],
  ["E", scenario("Dinner Party").with(4, 2), 0.828, 0.5630777424, "56.3%"],
  [
    "F",
    chosen(november, {
      "Duration of activity": "Four days",
      "Infected person's behaviour": "Speaking loudly",
      "Room size": "10 m²",
    }),
    17.28,
    0.9999999687,
    "> 99%",
  ],
])(
  "test vector %s of calculators specification 9.3",
  (_case, choices, expectedDose, risk, shown) => {
    expect(infectionRisk(november, choices)).toBeCloseTo(risk, 10);
    // P = 1 − exp(−dose)
    expect(-Math.log1p(-infectionRisk(november, choices))).toBeCloseTo(expectedDose, 7);
    expect(riskText(infectionRisk(november, choices), "en")).toBe(shown);
  },
);
