// The catalogue of observed data (run-data-format specification 8).
import { caseSources } from "./caseSources.ts";
import { hospitalSources } from "./hospitalSources.ts";
import type { ObservedSource } from "./observedSource.ts";
import { variantSources } from "./variantSources.ts";

export const observedSources: readonly ObservedSource[] = [
  ...caseSources,
  ...variantSources,
  ...hospitalSources,
];
