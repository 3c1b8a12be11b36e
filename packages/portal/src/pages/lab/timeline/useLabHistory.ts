import type { LabScenario } from "@episcope/scenario/lab";
import { useCallback, useState } from "react";
import { beginHistory, changedHistory, redone, undone } from "./labHistory.ts";

/** What buttons and keys need. */
export interface HistoryControl {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
}

export interface LabHistoryState extends HistoryControl {
  readonly lab: LabScenario;
  /** Continued changes are one step. */
  change(lab: LabScenario, isContinued: boolean): void;
  /** Another scenario, as from a link: nothing before it can be undone. */
  restart(lab: LabScenario): void;
}

/** The scenario of the lab with its changes; the functions never change. */
export function useLabHistory(start: LabScenario | (() => LabScenario)): LabHistoryState {
  const [history, setHistory] = useState(() =>
    beginHistory(typeof start === "function" ? start() : start),
  );
  const change = useCallback(
    (lab: LabScenario, isContinued: boolean) =>
      setHistory((now) => changedHistory(now, lab, isContinued)),
    [],
  );
  const restart = useCallback((lab: LabScenario) => setHistory(beginHistory(lab)), []);
  const undo = useCallback(() => setHistory(undone), []);
  const redo = useCallback(() => setHistory(redone), []);
  const { past, present, future } = history;
  return {
    lab: present,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change,
    restart,
    undo,
    redo,
  };
}
