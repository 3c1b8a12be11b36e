// The values of options: a number, with an asterisk behind it where it is the default
// (calculators specification 4).

export interface OptionValue {
  readonly value: number;
  readonly isDefault: boolean;
}

const marked = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(\*?)$/i;

/** Undefined for everything that is not one finite number. Nothing is evaluated: 1/2 is no number. */
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
