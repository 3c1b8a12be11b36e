// What is wrong with a file, and where: shown instead of a plot, and by `episcope validate`.
import { type Problem, problem } from "./problem.ts";

export interface Fault extends Problem {
  /** Path of the file, as far as it is known. */
  readonly file: string;
  /** Line and column count from 1; a fault of the whole file has neither. */
  readonly line?: number;
  readonly column?: number;
}

/** file:line:column */
export function faultPlace({
  file,
  line,
  column,
}: Pick<Fault, "file" | "line" | "column">): string {
  return [file, line, column].filter((part) => part !== undefined).join(":");
}

/** Faults repeat on every line of a broken table, so the first are listed and the rest counted. */
const maxFaultsPerFile = 20;

export class FaultList {
  readonly #file: string;
  readonly #faults: Fault[] = [];
  #left = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** Ignores duplicates: two unclosed brackets give the same problem at the same position. */
  add(found: Problem, line?: number, column?: number): void {
    const isKnown = this.#faults.some(
      (fault) => fault.line === line && fault.column === column && isSame(fault, found),
    );
    if (isKnown) return;
    if (this.#faults.length >= maxFaultsPerFile) {
      this.#left++;
      return;
    }
    this.#faults.push({
      file: this.#file,
      ...(line === undefined ? {} : { line }),
      ...(column === undefined ? {} : { column }),
      code: found.code,
      values: found.values,
    });
  }

  /** In file order. */
  get faults(): readonly Fault[] {
    const sorted = this.#faults.toSorted(
      (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
    );
    if (this.#left === 0) return sorted;
    return [...sorted, { file: this.#file, ...problem("moreFaults", { count: this.#left }) }];
  }
}

function isSame(a: Problem, b: Problem): boolean {
  return a.code === b.code && JSON.stringify(a.values) === JSON.stringify(b.values);
}
