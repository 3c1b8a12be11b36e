// Numbers in definitions: an asterisk after an option's number marks the default (calculators
// specification 4).
import { problem } from "@episcope/common";
import {
  anyNumber,
  checked,
  isMapping,
  notNegative,
  numberWhere,
  type Type,
} from "@episcope/common/reading";
import type { GroupEffect } from "./definition.ts";

export interface OptionValue {
  readonly value: number;
  readonly isDefault: boolean;
}

const marked = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(\*?)$/i;

/**
 * Undefined unless the value is a single finite number. Nothing is evaluated: 1/2 is not a number.
 */
export function readOptionValue(value: unknown): OptionValue | undefined {
  if (typeof value === "number") {
    return Number.isFinite(value) ? { value: positiveZero(value), isDefault: false } : undefined;
  }
  const parts = typeof value === "string" ? marked.exec(value.trim()) : null;
  const number = Number(parts?.[1] ?? Number.NaN);
  if (!parts || !Number.isFinite(number)) return undefined;
  return { value: positiveZero(number), isDefault: parts[2] === "*" };
}

/** −0 would show a sign. */
function positiveZero(value: number): number {
  return value === 0 ? 0 : value;
}

/** A definition has about ten groups; far more would slow down the page. */
const maxEntries = 40;
/** With so few groups, no product of values overflows. */
const maxValue = 1e6;
const minDivisor = 1e-6;

/** Refuses lists and mappings that are too long before they are read. */
export function lengthLimited<T, Known>(type: Type<T, Known>): Type<T, Known> {
  return (raw, place) => {
    const items = Array.isArray(raw) ? raw : isMapping(raw) ? Object.keys(raw) : [];
    return items.length > maxEntries
      ? place.fault(problem("tooManyEntries", { field: place.name, most: maxEntries }))
      : type(raw, place);
  };
}

function limited(type: Type<number>): Type<number> {
  return checked(type, (value, { name }) =>
    Math.abs(value) > maxValue ? problem("valueOutOfRange", { of: name }) : undefined,
  );
}

const valueTypes: Readonly<Record<GroupEffect, Type<number>>> = {
  add: limited(anyNumber),
  multiply: limited(notNegative),
  divide: limited(numberWhere((value) => value >= minDivisor, problem("aNumberAboveZero"))),
};

export function optionValue(effect: GroupEffect): Type<OptionValue> {
  return (raw, place) => {
    const read = readOptionValue(raw);
    const value = valueTypes[effect](read ? read.value : raw, place);
    return value === undefined ? undefined : { value, isDefault: read?.isDefault ?? false };
  };
}

/** A number without a default mark. */
export function unmarked(type: Type<number>): Type<number> {
  const read = limited(type);
  return (raw, place) => {
    const option = readOptionValue(raw);
    return read(option && !option.isDefault ? option.value : raw, place);
  };
}
