// Faults in English, for tests.
import type { Fault } from "./fault/fault.ts";
import { faultText, problemText } from "./fault/faultText.ts";
import type { Problem } from "./fault/problem.ts";

export function englishFault(fault: Fault): string {
  return faultText(fault, "en");
}

export function englishProblem(found: Problem): string {
  return problemText(found, "en");
}

/** Replaces code and values by the sentence. */
export function spelled(faults: readonly Fault[]) {
  return faults.map(({ code, values, ...place }) => ({
    ...place,
    reason: problemText({ code, values }, "en"),
  }));
}

export function spelledResult<T extends { readonly faults: readonly Fault[] }>(result: T) {
  return { ...result, faults: spelled(result.faults) };
}
