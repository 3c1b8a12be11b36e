// The run that a choice is compared with.
import type { Day } from "@episcope/common";
import type { ScenarioWords } from "./answerSentence.ts";

interface Candidates {
  /** The run of the choice. */
  readonly runId: string | undefined;
  /** Kept by the visitor for comparison. */
  readonly kept: string | undefined;
  /** The run that the page opens with. */
  readonly initial: string | undefined;
  /** The run without restrictions. */
  readonly base: string | undefined;
}

export interface ComparedRun {
  readonly runId: string;
  readonly role: "kept" | "initial" | "base";
}

/** Undefined if there is nothing to compare the choice with. */
export function comparedRun({ runId, ...runs }: Candidates): ComparedRun | undefined {
  if (runId === undefined) return undefined;
  for (const role of ["kept", "initial", "base"] as const) {
    const other = runs[role];
    if (other !== undefined && other !== runId) return { runId: other, role };
  }
  return undefined;
}

interface Fitted {
  readonly fittedUntil?: Day | undefined;
  /** From here on the first run differs from what happened. */
  readonly differsFrom?: Day | undefined;
}

/** `name` says what differs. */
export function comparedWords(
  { role }: ComparedRun,
  name: string,
  { fittedUntil, differsFrom }: Fitted,
): ScenarioWords {
  if (role === "base") return { kind: "withoutMeasures" };
  // Only measures are known to be as they were: the run itself follows reports up to a date.
  if (role === "initial" && fittedUntil !== undefined && differsFrom === undefined) {
    return { kind: "asItWas" };
  }
  return { kind: "named", name };
}
