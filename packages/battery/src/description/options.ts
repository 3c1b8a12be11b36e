// The options of a parameter: raw values of the run table, and labels of the buttons (run-viewer
// specification 5.2, 5.3).

import { inFoundLanguages, type Translations } from "@episcope/common";
import type { RunIndex } from "../runs/runIndex.ts";
import type { Measure } from "./metadata.ts";

export interface Option {
  /** As in the run table; used for all look-ups. */
  readonly value: string;
  /** On the button and in the address. */
  readonly label: string;
  /** On the button instead of the label. */
  readonly text?: Translations;
}

export interface OptionSet {
  readonly parameter: string;
  /** Empty for a parameter without a title. */
  readonly title: Translations;
  /** In button order. */
  readonly options: readonly Option[];
  /** Used if the address does not name the parameter. */
  readonly defaultOption: Option;
}

/** Undefined if the run table has no such column. */
export function optionSet(index: RunIndex, measure: Measure): OptionSet | undefined {
  const column = index.parameters.indexOf(measure.measure);
  if (column < 0) return undefined;
  // Code-unit order, not numeric: it decides the default, and old links rely on it (run-data-format
  // specification 3.2).
  const values = [...new Set(index.runs.map((run) => run.values[column] ?? ""))]
    .filter((value) => value !== "")
    .sort();
  const labels = labelsOf(values, measure.asPercent);
  let options: Option[] = values.map((value, position) => ({
    value,
    label: labels[position] ?? value,
    text: inFoundLanguages((language) => measure.texts?.[language]?.get(value)),
  }));
  if (options[0]?.label.startsWith("+")) options = options.toSorted(byLabel);
  if (measure.order) options = ordered(options, measure.order);
  const defaultOption = options.find(({ value }) => value === measure.initial) ?? options[0];
  if (!defaultOption) return undefined;
  return {
    parameter: measure.measure,
    title: measure.title,
    options: measure.order ? options : numericOrder(options),
    defaultOption,
  };
}

/** The options of a parameter that is in no option group. */
export function plainOptionSet(index: RunIndex, parameter: string): OptionSet | undefined {
  return optionSet(index, {
    measure: parameter,
    title: {},
    order: undefined,
    asPercent: undefined,
  });
}

function byLabel(a: Option, b: Option): number {
  return a.label < b.label ? -1 : a.label > b.label ? 1 : 0;
}

/** Listed labels come first, then all others: nothing published is hidden. */
function ordered(options: readonly Option[], order: readonly string[]): Option[] {
  const named = order.flatMap((label) => options.filter((option) => option.label === label));
  return [...new Set([...named, ...options])];
}

/** Numbers are shown in numeric order; the default is unaffected. */
function numericOrder(options: readonly Option[]): readonly Option[] {
  if (!options.every(({ value }) => isNumber(value))) return options;
  return options.toSorted((a, b) => Number(a.value) - Number(b.value));
}

const plainNumber = /^-?(\d+\.?\d*|\.\d+)$/;

function isNumber(value: string): boolean {
  return plainNumber.test(value);
}

function labelsOf(values: readonly string[], asPercent: boolean | undefined): readonly string[] {
  const isPercent = asPercent ?? looksLikeShares(values);
  if (!isPercent || !values.every(isNumber)) return values;
  for (let decimals = 0; decimals <= 10; decimals++) {
    const labels = values.map((value) => `${(Number(value) * 100).toFixed(decimals)}%`);
    if (new Set(labels).size === labels.length) return labels;
  }
  return values;
}

/** All are numbers from 0 to 1, none in exponent form, at least one with a decimal point. */
function looksLikeShares(values: readonly string[]): boolean {
  return (
    values.every((value) => isNumber(value) && Number(value) >= 0 && Number(value) <= 1) &&
    values.some((value) => value.includes("."))
  );
}

/** The option that an address names, if any (run-viewer specification 6). */
export function matchOption({ options }: OptionSet, text: string): Option | undefined {
  if (text === "") return undefined;
  return (
    options.find(({ value }) => value === text) ??
    options.find(({ label }) => label === text) ??
    matchPercent(options, text) ??
    // Old links say True where the table says true.
    options.find(({ value }) => value.toLowerCase() === text.toLowerCase()) ??
    options.find(({ label }) => label.toLowerCase() === text.toLowerCase())
  );
}

function matchPercent(options: readonly Option[], text: string): Option | undefined {
  const number = /^(-?[\d.]+)%$/.exec(text)?.[1];
  if (number === undefined || !isNumber(number)) return undefined;
  const share = Number(number) / 100;
  return options.find(({ value }) => isNumber(value) && Math.abs(Number(value) - share) < 1e-9);
}
