// One kind of change: what may be said in a file, and what it does to a run in the making.
import { type Day, type Problem, ProblemError, problem } from "@episcope/common";
import { isMapping } from "@episcope/common/reading";
import type { Draft } from "../draft/draft.ts";
import type { RunPlace, RunType } from "../reading/types.ts";

/** A change with all variables filled in. */
export interface Effect {
  /** The day it is dated; undefined where it holds from the beginning. */
  readonly begins: Day | undefined;
  /** Ignores what comes after the cut. Throws a ChangeError if it contradicts an earlier change. */
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

/** For types: what is wrong when none, or more than one, of the fields is given. */
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

/** For types: a line leads from one day to another. */
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
