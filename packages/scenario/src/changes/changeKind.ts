// One kind of change: its fields in a file, and its effect on a draft.
import { type Day, type Problem, ProblemError, problem } from "@episcope/common";
import { isMapping } from "@episcope/common/reading";
import type { Draft } from "../draft/draft.ts";
import type { RunPlace, RunType } from "../reading/types.ts";

/** A change with all variables filled in. */
export interface Effect {
  /** Its date; undefined if it applies from the start. */
  readonly begins: Day | undefined;
  /** Ignores everything after the cut. Throws a ChangeError if it contradicts an earlier change. */
  apply(draft: Draft, cut: Day): void;
}

export interface ChangeKind {
  read(raw: unknown, place: RunPlace): Effect | undefined;
}

export class ChangeError extends ProblemError {}

export function changeKind<T>(
  type: RunType<T>,
  apply: (draft: Draft, given: T, cut: Day) => void,
): ChangeKind {
  return {
    read(raw, place) {
      const given = type(raw, place);
      if (given === undefined) return undefined;
      return { begins: beginOf(given), apply: (draft, cut) => apply(draft, given, cut) };
    },
  };
}

function beginOf(given: unknown): Day | undefined {
  if (!isMapping(given)) return undefined;
  const day = given.from ?? given.arrives;
  return typeof day === "number" ? day : undefined;
}

/** The problem if none, or more than one, of the fields is given. */
export function exactlyOne<T extends object>(
  given: T,
  ...names: readonly (keyof T & string)[]
): Problem | undefined {
  const present = names.filter((name) => given[name] !== undefined);
  if (present.length === 1) return undefined;
  return present.length === 0
    ? problem("oneOfMissing", { names })
    : problem("excludeEachOther", { names: present });
}

export function atLeastOne<T extends object>(
  given: T,
  ...names: readonly (keyof T & string)[]
): Problem | undefined {
  return names.some((name) => given[name] !== undefined)
    ? undefined
    : problem("atLeastOneMissing", { names });
}

/** A ramp needs a first and a last day. */
export function rampNeedsDates(given: {
  readonly ramp: unknown;
  readonly from: Day | undefined;
  readonly to: Day | undefined;
}): Problem | undefined {
  if (given.ramp === undefined) return undefined;
  return given.from === undefined || given.to === undefined
    ? problem("needs", { field: "ramp", fields: ["from", "to"] })
    : undefined;
}
