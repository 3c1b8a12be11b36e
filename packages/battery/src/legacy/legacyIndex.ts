// The run tables of spring 2020 (legacy-viewers specification 1.1, 1.2): like those of batteries,
// but numbers are compared as numbers, the base run repeats the combination of another run, and the
// start is counted in days earlier.
import type { Fault } from "@episcope/common";
import { parseRunIndex, type RunIndex } from "../runs/runIndex.ts";

export interface LegacyIndex {
  /** Without the base run. The column offset counts days later, as in batteries. */
  readonly index: RunIndex | undefined;
  readonly hasBaseRun: boolean;
  readonly faults: readonly Fault[];
}

/** The run without restrictions (legacy-viewers specification 1.3). */
export const legacyBaseRun = "sz0";

export function parseLegacyIndex(text: string, file: string): LegacyIndex {
  let hasBaseRun = false;
  const { index, faults } = parseRunIndex(text, file, {
    isLeftOut(runId) {
      hasBaseRun ||= runId === legacyBaseRun;
      return runId === legacyBaseRun;
    },
    cell: (parameter, cell) => (parameter === "offset" ? reversedOffset(cell) : legacyCell(cell)),
  });
  return { index, hasBaseRun, faults };
}

/** 1.0 is 1; words stay as they are. */
export function legacyCell(cell: string): string {
  const text = cell.trim();
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? String(Number(text)) : text;
}

/** Days later as days earlier, and back. */
export function reversedOffset(cell: string): string {
  const text = legacyCell(cell);
  if (text === "0" || text === "") return text;
  return text.startsWith("-") ? text.slice(1) : /^\d/.test(text) ? `-${text}` : text;
}
