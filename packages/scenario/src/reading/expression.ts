// Values in scenario files: numbers, dates, texts, and simple expressions with variables
// ($restrictionDate + 21). Has its own parser, because files may come from anywhere: nothing in
// them is ever executed.
import { type Day, formatDay, ProblemError, parseDay, problem } from "@episcope/common";

export type Value =
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "date"; readonly day: Day }
  | { readonly kind: "text"; readonly text: string };

/** Its message is for the author of the file. */
export class ExpressionError extends ProblemError {}

/** The value as written in the definition of the variable; undefined for unknown names. */
export type Lookup = (name: string) => string | number | undefined;

const wholeNumber = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const wholeDate = /^\d{4}-\d\d-\d\d$/;

/** A text that looks like a number or date is one. */
export function asValue(raw: string | number): Value {
  if (typeof raw === "number") return { kind: "number", number: finite(raw) };
  const text = raw.trim();
  if (wholeNumber.test(text)) return { kind: "number", number: finite(Number(text)) };
  const day = wholeDate.test(text) ? parseDay(text) : undefined;
  return day === undefined ? { kind: "text", text: raw } : { kind: "date", day };
}

/** Longer than any expression in a scenario; limits the nesting of brackets. */
const maxTextLength = 200;

const token =
  /\s*(?:(?<date>\d{4}-\d\d-\d\d(?!\d))|(?<number>(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)|\$(?<name>[A-Za-z_]\w*)|(?<sign>[-+*/()]))/iy;

/** Throws an ExpressionError if the expression has no value. */
export function evaluate(text: string, lookup: Lookup): Value {
  if (text.length > maxTextLength) throw new ExpressionError(problem("sumTooLong"));
  const tokens = tokensOf(text, lookup);
  let next = 0;
  const take = (...signs: readonly string[]): string | undefined => {
    const found = tokens[next];
    if (typeof found !== "string" || !signs.includes(found)) return undefined;
    next++;
    return found;
  };
  const operand = (): Value => {
    if (take("-")) return negated(operand());
    if (take("(")) {
      const inner = sum();
      if (!take(")")) throw new ExpressionError(problem("bracketOpen"));
      return inner;
    }
    const found = tokens[next];
    if (found === undefined || typeof found === "string") {
      throw new ExpressionError(
        found ? problem("signMisplaced", { sign: found }) : problem("sumIncomplete"),
      );
    }
    next++;
    return found;
  };
  const product = (): Value => {
    let left = operand();
    for (let sign = take("*", "/"); sign; sign = take("*", "/")) {
      left = multiplied(left, sign, operand());
    }
    return left;
  };
  const sum = (): Value => {
    let left = product();
    for (let sign = take("+", "-"); sign; sign = take("+", "-")) {
      left = added(left, sign === "+" ? 1 : -1, product());
    }
    return left;
  };
  const result = sum();
  if (next < tokens.length)
    throw new ExpressionError(problem("tooMuch", { value: describe(tokens[next]) }));
  return result;
}

/** Operands as values, operators as strings. */
function tokensOf(text: string, lookup: Lookup): readonly (Value | string)[] {
  const tokens: (Value | string)[] = [];
  const end = text.trimEnd().length;
  token.lastIndex = 0;
  while (token.lastIndex < end) {
    const start = token.lastIndex;
    const groups = token.exec(text)?.groups;
    if (!groups)
      throw new ExpressionError(problem("notUnderstood", { text: text.slice(start).trim() }));
    if (groups.name !== undefined) {
      const raw = lookup(groups.name);
      if (raw === undefined)
        throw new ExpressionError(problem("variableUnknown", { variable: `$${groups.name}` }));
      tokens.push(asValue(raw));
    } else if (groups.date !== undefined) {
      const value = asValue(groups.date);
      if (value.kind !== "date")
        throw new ExpressionError(problem("notDate", { value: groups.date }));
      tokens.push(value);
    } else {
      tokens.push(groups.sign ?? asValue(groups.number ?? ""));
    }
  }
  return tokens;
}

function added(left: Value, sign: 1 | -1, right: Value): Value {
  if (left.kind === "number" && right.kind === "number")
    return number(left.number + sign * right.number);
  if (left.kind === "date" && right.kind === "number") return date(left.day + sign * right.number);
  if (left.kind === "number" && right.kind === "date" && sign === 1)
    return date(right.day + left.number);
  if (left.kind === "date" && right.kind === "date" && sign === -1)
    return number(left.day - right.day);
  throw new ExpressionError(
    problem(sign === 1 ? "notAdded" : "notSubtracted", {
      left: describe(left),
      right: describe(right),
    }),
  );
}

function multiplied(left: Value, sign: string, right: Value): Value {
  if (left.kind !== "number" || right.kind !== "number") {
    throw new ExpressionError(
      problem(sign === "*" ? "notMultiplied" : "notDivided", {
        left: describe(left),
        right: describe(right),
      }),
    );
  }
  if (sign === "*") return number(left.number * right.number);
  if (right.number === 0) throw new ExpressionError(problem("dividesByZero"));
  return number(left.number / right.number);
}

function negated(value: Value): Value {
  if (value.kind !== "number")
    throw new ExpressionError(problem("noNegative", { value: describe(value) }));
  return number(-value.number);
}

function number(value: number): Value {
  return { kind: "number", number: finite(value) };
}

function date(day: number): Value {
  if (!Number.isInteger(day)) throw new ExpressionError(problem("wholeDays"));
  if (Math.abs(day) > 1_000_000) throw new ExpressionError(problem("dateTooFar"));
  return { kind: "date", day };
}

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new ExpressionError(problem("numberTooLarge"));
  return value;
}

/** As written in a file. */
export function plainValue(value: Value): number | string {
  if (value.kind === "number") return value.number;
  return value.kind === "date" ? formatDay(value.day) : value.text;
}

/** For messages. */
function describe(value: Value | string | undefined): string {
  if (value === undefined || typeof value === "string") return String(value);
  if (value.kind === "number") return String(value.number);
  return value.kind === "date" ? formatDay(value.day) : `"${value.text}"`;
}
