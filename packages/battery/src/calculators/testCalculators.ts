// For tests: small definitions, and choices by their titles.
import type { CalculatorDefinition, RDefinition, RiskDefinition } from "./definition.ts";
import { parseCalculator } from "./parseCalculator.ts";

export function parsed(text: string): CalculatorDefinition {
  const { definition, faults } = parseCalculator(text, "test.yaml");
  if (!definition) throw new Error(JSON.stringify(faults));
  return definition;
}

export function rDefinition(text: string): RDefinition {
  const definition = parsed(text);
  if (definition.kind === "risk") throw new Error("this is a risk calculator");
  return definition;
}

export function riskDefinition(text: string): RiskDefinition {
  const definition = parsed(text);
  if (definition.kind !== "risk") throw new Error("this is no risk calculator");
  return definition;
}

/** Choices by group and title; all others as they begin. */
export function chosen(
  { groups }: CalculatorDefinition,
  titles: Readonly<Record<string, string>>,
): number[] {
  for (const name of Object.keys(titles)) {
    if (!groups.some((group) => group.name === name)) throw new Error(`no group ${name}`);
  }
  return groups.map(({ name, options, initial }) => {
    const title = titles[name];
    if (title === undefined) return initial;
    const place = options.findIndex((option) => option.title === title);
    if (place < 0) throw new Error(`no option ${title}`);
    return place;
  });
}

export const minimal = `baseValue: 1.2
additiveGroups:
  Season:
    - Summer: -0.3
    - Winter: 0*
optionGroups:
  Masks:
    - "No": 1.0*
    - "Yes": 0.8
`;

/** Two base values, three groups. */
export const smallR = `baseValues:
  - "23 Oct": 1.6
  - "30 Oct": 1.75
optionGroups:
  Schools: [{open: 1.0*}, {masks: 0.96}, {closed: 0.91}]
  Leisure: [{open: 1.0*}, {half: 0.69}, {closed: 0.59}]
  Work: [{office: 1.0*}, {masks: 0.94}, {half: 0.88}, {home: 0.84}]
`;

/** Durations, a variant that nobody chooses, divisors, two scenarios. */
export const smallRisk = `calibrationParam: 0.075
multipliers:
  Duration: {options: [{30 minutes: 0.5*}, {1 hour: 1}, {4 hours: 4}, {Four days: 96}]}
  Behaviour: {options: [{breathing: 0.04}, {speaking: 0.2*}, {loud: 1.2}]}
  Mask: {options: [{none: 1*}, {cloth: 0.7}, {ffp2: 0.2}]}
  Variant: {given: true, options: [{old: 1*}, {delta: 2.3}]}
divisors:
  Room: {options: [{10 m²: 0.5}, {20 m²: 1*}, {50 m²: 2.5}, {500 m²: 25}]}
  Air: {options: [{every two hours: 1*}, {every 30 minutes: 2.095}]}
scenarios:
  Dinner: {presets: {Duration: 4 hours, Behaviour: loud, Mask: none, Room: 20 m², Air: every two hours}}
  Office: {description: Masks for all, presets: {Duration: 4 hours, Mask: ffp2}}
everyday:
  Shop: {presets: {Duration: 30 minutes, Room: 500 m²}}
`;
