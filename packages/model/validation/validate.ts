// Every check of model specification 13 that can be computed, in its order.
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
import { firstWave, monotonicity } from "./unmitigated.ts";
import { alpha, christmas, imports, omicron, schoolTests, springVaccination } from "./waves.ts";
import { earlyGrowth, finalSizes, twoStrains } from "./wellMixed.ts";
import { type Check, publishedThetas, type ValidationOptions, Workbench } from "./workbench.ts";

const checks: readonly Check[] = [
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
];

export const checkNames: readonly string[] = checks.map(({ name }) => name);
export { publishedThetas };

/** Cities are kept from check to check. */
export function openValidation(options: ValidationOptions): (name: string) => readonly Row[] {
  const bench = new Workbench(options);
  return (name) => checks.find((check) => check.name === name)?.run(bench) ?? [];
}
