// Choices in the address, by index and so independent of the language: b=<base>,
// s=<index>.<index>…, scenario=<index> (calculators specification 10). Defaults are left out;
// invalid values are ignored.
import {
  type CalculatorDefinition,
  type Choices,
  initialChoices,
  type RDefinition,
  type RiskDefinition,
  withPresets,
} from "./definition.ts";
import type { RChoices } from "./rValue.ts";

export interface RiskChoices {
  /** Index of the chosen scenario, if its presets were not changed since. */
  readonly scenario: number | undefined;
  readonly options: Choices;
}

export interface AddressCode {
  readonly b: string | undefined;
  readonly s: string | undefined;
  readonly scenario: string | undefined;
}

/** Values of the address by name; null if missing. */
type Read = (name: keyof AddressCode) => string | null;

export function encodeR(definition: RDefinition, { base, options }: RChoices): AddressCode {
  return {
    b: base === 0 ? undefined : String(base),
    s: encodeOptions(definition, options),
    scenario: undefined,
  };
}

export function decodeR(definition: RDefinition, read: Read): RChoices {
  return {
    base: indexBelow(definition.bases.length, read("b")) ?? 0,
    options: decodeOptions(definition, read("s")) ?? initialChoices(definition),
  };
}

export function encodeRisk(
  definition: RiskDefinition,
  { scenario, options }: RiskChoices,
): AddressCode {
  return {
    b: undefined,
    s: encodeOptions(definition, options),
    scenario: scenario === undefined ? undefined : String(scenario),
  };
}

/**
 * A scenario alone stands for its presets. Together with other choices it holds only if they match.
 */
export function decodeRisk(definition: RiskDefinition, read: Read): RiskChoices {
  const options = decodeOptions(definition, read("s"));
  const scenario = indexBelow(definition.scenarios.length, read("scenario"));
  const situation = scenario === undefined ? undefined : definition.scenarios[scenario];
  if (!situation) return { scenario: undefined, options: options ?? initialChoices(definition) };
  if (!options) return { scenario, options: withPresets(initialChoices(definition), situation) };
  const isUnchanged = [...situation.presets].every(([group, place]) => options[group] === place);
  return { scenario: isUnchanged ? scenario : undefined, options };
}

function encodeOptions(definition: CalculatorDefinition, options: Choices): string | undefined {
  const isInitial = definition.groups.every(({ initial }, index) => options[index] === initial);
  return isInitial ? undefined : options.join(".");
}

/** Undefined unless this is a list with one index per group. */
function decodeOptions({ groups }: CalculatorDefinition, code: string | null): Choices | undefined {
  const parts = code?.split(".") ?? [];
  if (parts.length !== groups.length || !parts.every((part) => plainNumber.test(part)))
    return undefined;
  return groups.map(
    ({ options, initial }, index) => indexBelow(options.length, parts[index] ?? null) ?? initial,
  );
}

const plainNumber = /^\d{1,4}$/;

function indexBelow(count: number, text: string | null): number | undefined {
  if (text === null || !plainNumber.test(text)) return undefined;
  const place = Number(text);
  return place < count ? place : undefined;
}
