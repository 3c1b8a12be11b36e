// What is wrong with a published file, and where: said to a visitor in the place of the plot, and by `episcope validate`.

export interface Fault {
  /** Path of the file, as far as the reader was told one. */
  readonly file: string;
  /** Line and column count from 1; a fault of the whole file has neither. */
  readonly line?: number;
  readonly column?: number;
  readonly reason: string;
}

/** file:line:column: reason, the form that editors understand. */
export function formatFault({ file, line, column, reason }: Fault): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(":");
  return `${place}: ${reason}`;
}

/** Faults repeat on every line of a broken table: the first ones tell the story, the rest is counted. */
const mostFaultsPerFile = 20;

export class FaultList {
  readonly #file: string;
  readonly #faults: Fault[] = [];
  #left = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** Two open brackets end at the same place with the same words: once is enough. */
  add(reason: string, line?: number, column?: number): void {
    const isKnown = this.#faults.some(
      (fault) => fault.reason === reason && fault.line === line && fault.column === column,
    );
    if (isKnown) return;
    if (this.#faults.length >= mostFaultsPerFile) {
      this.#left++;
      return;
    }
    this.#faults.push({
      file: this.#file,
      ...(line === undefined ? {} : { line }),
      ...(column === undefined ? {} : { column }),
      reason,
    });
  }

  /** In the order of the file. */
  get faults(): readonly Fault[] {
    const sorted = this.#faults.toSorted(
      (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
    );
    if (this.#left === 0) return sorted;
    return [...sorted, { file: this.#file, reason: `${this.#left} more faults of this kind` }];
  }
}
