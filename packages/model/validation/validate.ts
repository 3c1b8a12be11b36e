// The acceptance checks of cities, and every check of model specification 13 that can be computed,
// in its order.
import { acceptance } from "./cities.ts";
import {
  combination,
  contactTracing,
  curfew,
  lockdown,
  masks,
  outOfHomeTime,
  season,
} from "./effects.ts";
import { formulas } from "./formulas.ts";
import { identities, oneDay } from "./identities.ts";
import { orderIndependence, sampleInvariance, thinning } from "./invariance.ts";
import type { Row } from "./rows.ts";
import { singleMeasures } from "./singleMeasures.ts";
import { firstWave, monotonicity } from "./unmitigated.ts";
import { alpha, christmas, imports, omicron, schoolTests, springVaccination } from "./waves.ts";
import { earlyGrowth, finalSizes, twoStrains } from "./wellMixed.ts";
import { contactReport, type PublishedContacts, whoMeetsWhom } from "./whoMeetsWhom.ts";
import { type Check, publishedThetas, type ValidationOptions, Workbench } from "./workbench.ts";

const checks: readonly Check[] = [
  acceptance,
  formulas,
  identities,
  finalSizes,
  earlyGrowth,
  oneDay,
  sampleInvariance,
  thinning,
  orderIndependence,
  monotonicity,
  twoStrains,
  firstWave,
  contactTracing,
  combination,
  outOfHomeTime,
  lockdown,
  masks,
  season,
  curfew,
  christmas,
  alpha,
  springVaccination,
  schoolTests,
  omicron,
  imports,
  whoMeetsWhom,
  singleMeasures,
];

export const checkNames: readonly string[] = checks.map(({ name }) => name);
export { publishedThetas };

export interface Validation {
  check(name: string): readonly Row[];
  /** Who meets whom, beside a published matrix. */
  contactReport(published: PublishedContacts): string;
}

/** Cities are kept from check to check. */
export function openValidation(options: ValidationOptions): Validation {
  const bench = new Workbench(options);
  return {
    check: (name) => checks.find((check) => check.name === name)?.run(bench) ?? [],
    contactReport: (published) => contactReport(bench, published),
  };
}
