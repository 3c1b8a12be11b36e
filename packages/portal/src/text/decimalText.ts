// Numbers in the notation of a language. Without Intl: creating its first format takes 50 ms, which
// would delay every first paint.

export interface DecimalWriting {
  readonly point: string;
  /** Thousands separator. */
  readonly group: string;
}

export interface DecimalRounding {
  /** Number of decimals. */
  readonly least: number;
  readonly most: number;
  /** Shifts the decimal point: 2 for percent. */
  readonly shift?: number;
}

/**
 * Rounds half away from zero in decimal notation: 1.005 becomes 1.01. A result of zero has no sign.
 */
export function decimalText(
  value: number,
  { least, most, shift = 0 }: DecimalRounding,
  { point, group }: DecimalWriting,
): string {
  if (Number.isNaN(value)) return "NaN";
  const sign = value < 0 ? "-" : "";
  if (!Number.isFinite(value)) return `${sign}∞`;
  const [integer = "", fraction = ""] = plainDigits(Math.abs(value)).split(".");
  const places = fraction.padEnd(shift + most, "0");
  const rounded = integer + places.slice(0, shift + most);
  const isUp = (places[shift + most] ?? "0") >= "5";
  const digits = (isUp ? String(BigInt(rounded) + 1n) : rounded.replace(/^0+/, "")).padStart(
    most + 1,
    "0",
  );
  const end = digits.length - most;
  const fractionDigits = digits.slice(end);
  const shown = Math.max(least, fractionDigits.replace(/0+$/, "").length);
  const before = digits.slice(0, end).replace(/\B(?=(\d{3})+$)/g, group);
  const text = shown > 0 ? before + point + fractionDigits.slice(0, shown) : before;
  return /[1-9]/.test(digits) ? sign + text : text;
}

/** Without an exponent. */
function plainDigits(value: number): string {
  const [text = "", power] = String(value).split("e");
  if (power === undefined) return text;
  const exponent = Number(power);
  const digits = text.replace(".", "");
  return exponent > 0
    ? digits.padEnd(exponent + 1, "0")
    : `0.${"0".repeat(-exponent - 1)}${digits}`;
}
