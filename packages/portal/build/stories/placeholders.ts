// The figures of a text: {{infections: early}}, {{fewer infections: early, late}}. A comparison
// says what the text claims, and is refused if the runs do not show it clearly.
import type { Language } from "@episcope/common";
import { defineTexts, inLanguage } from "@episcope/common";
import { dateAxis } from "../../src/charts/layout/axis.ts";
import { formatNumber, formatPercent } from "../../src/text/format.ts";
import { rangeText } from "../../src/viewer/compare/differenceText.ts";
import { pairedDifference } from "../../src/viewer/compare/pairedDifference.ts";
import { type FigureName, figureNames } from "../../src/viewer/figures/figureNames.ts";
import { spreadText } from "../../src/viewer/figures/figureText.ts";
import { digitStep, roundTo } from "../../src/viewer/figures/rounding.ts";
import { figureSpread, figureValue, type RunFigures } from "../../src/viewer/figures/runFigures.ts";
import { spreadOf } from "../../src/viewer/figures/spread.ts";

/** Figures by the name of the run in the text. */
export type NamedFigures = ReadonlyMap<string, RunFigures>;

export interface FilledText {
  readonly text: string;
  /** By line of the text, counted from 0. */
  readonly faults: readonly { readonly line: number; readonly reason: string }[];
}

const texts = defineTexts({
  en: { to: (low: string, high: string) => `${low} to ${high}` },
  de: { to: (low: string, high: string) => `${low} bis ${high}` },
});

const directions = {
  fewer: "less",
  less: "less",
  lower: "less",
  earlier: "less",
  more: "more",
  higher: "more",
  later: "more",
} as const;
type Claim = keyof typeof directions;

export function fillText(source: string, runs: NamedFigures, language: Language): FilledText {
  const faults: { line: number; reason: string }[] = [];
  const text = source.replace(/\{\{(.*?)\}\}/g, (whole, inner: string, offset: number) => {
    try {
      return placeholderText(inner.trim(), runs, language);
    } catch (error) {
      if (!(error instanceof PlaceholderError)) throw error;
      const line = source.slice(0, offset).split("\n").length - 1;
      faults.push({ line, reason: `${whole}: ${error.message}` });
      return whole;
    }
  });
  const open = text.search(/\{\{|\}\}/);
  if (open >= 0 && faults.length === 0) {
    const line = text.slice(0, open).split("\n").length - 1;
    faults.push({ line, reason: "a placeholder is written {{infections: run}}, on one line" });
  }
  return { text, faults };
}

class PlaceholderError extends Error {}

function placeholderText(inner: string, runs: NamedFigures, language: Language): string {
  const [words = "", names = ""] = splitOnce(inner, ":");
  const parts = words.split(/\s+/);
  const given = names
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  const figuresOf = (name: string | undefined): RunFigures => {
    const found = name === undefined ? undefined : runs.get(name);
    if (!found) {
      const known = [...runs.keys()].join(", ");
      throw new PlaceholderError(`${name ?? "the run"} is missing; runs of this story: ${known}`);
    }
    return found;
  };
  const [first = "", second = "", third] = parts;
  if (first === "members" && parts.length === 1) {
    return formatNumber(figuresOf(given[0]).members.size, language);
  }
  if (isFigure(first)) {
    if (given.length !== 1) throw new PlaceholderError("it names one run");
    if (parts.length > 2 || !["", "range"].includes(second)) {
      throw new PlaceholderError(`after ${first} can be: range`);
    }
    return single(first, figuresOf(given[0]), second === "range", language);
  }
  if (!(isClaim(first) || first === "unclear")) {
    throw new PlaceholderError(
      `it begins with one of ${[...figureNames, ...Object.keys(directions), "unclear", "members"].join(", ")}`,
    );
  }
  if (!isFigure(second)) {
    throw new PlaceholderError(`after ${first} comes one of ${figureNames.join(", ")}`);
  }
  if (given.length !== 2) throw new PlaceholderError("it compares two runs");
  if (third !== undefined && third !== "share") {
    throw new PlaceholderError(`after ${second} can be: share`);
  }
  const pair = { figure: second, current: figuresOf(given[0]), other: figuresOf(given[1]) };
  if (first === "unclear") return unclear(pair, language);
  return claimed(first, pair, third === "share", language);
}

function splitOnce(text: string, separator: string): readonly string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text.trim()] : [text.slice(0, at).trim(), text.slice(at + 1)];
}

function isFigure(word: string): word is FigureName {
  return figureNames.some((name) => name === word);
}

function isClaim(word: string): word is Claim {
  return Object.hasOwn(directions, word);
}

function single(name: FigureName, run: RunFigures, isRange: boolean, language: Language): string {
  const spread = figureSpread(run, name);
  if (!spread) throw new PlaceholderError("the run has no such figure");
  const { value, range } = spreadText(name, spread, language, dateAxis);
  if (!isRange) return value;
  const [low, high] = range?.split(" – ") ?? [value, value];
  return low === high ? value : inLanguage(texts, language).to(low ?? value, high ?? value);
}

interface Pair {
  readonly figure: FigureName;
  readonly current: RunFigures;
  readonly other: RunFigures;
}

/** For "between 200,000 and 300,000 fewer": the amounts without the word. */
function claimed(claim: Claim, pair: Pair, isShare: boolean, language: Language): string {
  const found = pairedDifference(pair.figure, pair.other, pair.current);
  if (found?.kind !== "clear" || found.difference.direction !== directions[claim]) {
    throw new PlaceholderError(`the runs do not clearly show it: ${described(found, pair.figure)}`);
  }
  if (isShare) return shareRange(pair, language);
  const ends = [Math.abs(found.range.low), Math.abs(found.range.high)].sort((a, b) => a - b);
  const [low, high] = ends.map((end) => formatNumber(end, language, { maximumFractionDigits: 1 }));
  return low === high ? (low ?? "") : inLanguage(texts, language).to(low ?? "", high ?? "");
}

function described(found: ReturnType<typeof pairedDifference>, figure: FigureName): string {
  if (!found) return "a run has no such figure";
  if (found.kind === "clear" || found.kind === "unclear") {
    return `${found.kind}, ${rangeText(figure, found.range, "en")}`;
  }
  return "too few model runs";
}

/** Relative differences of the pairs, 9 of 10. Two digits: more would say too much. */
function shareRange({ figure, current, other }: Pair, language: Language): string {
  const shares = [...other.members].flatMap(([number, figures]) => {
    const before = figureValue(figures, figure);
    const member = current.members.get(number);
    const after = member && figureValue(member, figure);
    return before && after !== undefined ? [Math.abs(after - before) / before] : [];
  });
  const spread = spreadOf(shares);
  if (!spread || shares.length < other.members.size) {
    throw new PlaceholderError("there is no share: a figure is missing or zero");
  }
  const rounded = (value: number) => roundTo(value, digitStep(value, 2, 0.001));
  const [low, high] = [rounded(spread.low), rounded(spread.high)];
  const percent = formatPercent(high, language);
  if (low === high) return percent;
  const start = formatNumber(100 * low, language, { maximumFractionDigits: 1 });
  return inLanguage(texts, language).to(start, percent);
}

/** The range of an unclear difference: "3,000 fewer to 5,000 more". */
function unclear({ figure, current, other }: Pair, language: Language): string {
  const found = pairedDifference(figure, other, current);
  if (found?.kind !== "unclear") {
    throw new PlaceholderError(`the difference is not unclear: ${described(found, figure)}`);
  }
  return rangeText(figure, found.range, language);
}
