// Results of the readers in this folder: invalid lines are skipped and reported; a fault of the
// whole file is the only result.
import { type Fault, FaultList, type Problem, ProblemError, problem } from "@episcope/common";
import { ZipError } from "../../zip/readZip.ts";

export type PublishedResult<T> =
  /** The faults say what was skipped. */
  | { readonly kind: "read"; readonly value: T; readonly faults: readonly Fault[] }
  | { readonly kind: "broken"; readonly faults: readonly Fault[] };

/** A fault of the whole file. Internal to this folder. */
class PublishedError extends ProblemError {
  readonly line: number | undefined;
  readonly column: number | undefined;

  constructor(found: Problem, line: number | undefined, column: number | undefined) {
    super(found);
    this.line = line;
    this.column = column;
  }
}

export function refuse(found: Problem, line?: number, column?: number): never {
  throw publishedFault(found, line, column);
}

export function publishedFault(found: Problem, line?: number, column?: number): Error {
  return new PublishedError(found, line, column);
}

/**
 * A reader returns undefined if it finds nothing usable. Errors of the source and abort reasons
 * pass through.
 */
export async function publishedResult<T>(
  file: string,
  read: (faults: FaultList) => Promise<T | undefined>,
): Promise<PublishedResult<T>> {
  const faults = new FaultList(file);
  try {
    const value = await read(faults);
    if (value !== undefined) return { kind: "read", value, faults: faults.faults };
    if (faults.faults.length === 0) faults.add(problem("fileEmpty"));
  } catch (error) {
    if (error instanceof PublishedError) faults.add(error.problem, error.line, error.column);
    else if (error instanceof ZipError) faults.add(error.problem);
    else throw error;
  }
  return { kind: "broken", faults: faults.faults };
}
