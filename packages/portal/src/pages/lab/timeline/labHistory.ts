// What was changed in the lab, to undo and redo it.
import { type LabScenario, labCode } from "@episcope/scenario/lab";

export interface LabHistory {
  /** Oldest first. */
  readonly past: readonly LabScenario[];
  readonly present: LabScenario;
  /** What was undone, the next one first. */
  readonly future: readonly LabScenario[];
  /** A continued change belongs to the last step; after undoing, there is none. */
  readonly isOpen: boolean;
}

/** More steps nobody takes back. */
const mostSteps = 200;

export function beginHistory(present: LabScenario): LabHistory {
  return { past: [], present, future: [], isOpen: false };
}

/** A continued change and the one before it are one step. */
export function changedHistory(
  history: LabHistory,
  lab: LabScenario,
  isContinued: boolean,
): LabHistory {
  const { past, present, isOpen } = history;
  if (!isContinued || !isOpen) {
    if (isSame(present, lab)) return history;
    return {
      past: [...past, present].slice(-mostSteps),
      present: lab,
      future: [],
      isOpen: true,
    };
  }
  const before = past.at(-1);
  // A drag that ends where it began is no step.
  const isNothing = before !== undefined && isSame(before, lab);
  return {
    past: isNothing ? past.slice(0, -1) : past,
    present: lab,
    future: [],
    isOpen: !isNothing,
  };
}

export function undone(history: LabHistory): LabHistory {
  const before = history.past.at(-1);
  if (!before) return history;
  const { past, present, future } = history;
  return {
    past: past.slice(0, -1),
    present: before,
    future: [present, ...future],
    isOpen: false,
  };
}

export function redone(history: LabHistory): LabHistory {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.present], present: next, future, isOpen: false };
}

function isSame(one: LabScenario, other: LabScenario): boolean {
  return one === other || labCode(one) === labCode(other);
}
