// What was corrected in a file that another program wrote. Only what has one right answer is.
export type CorrectionCode =
  | "encoding"
  | "mark"
  | "lineEnds"
  | "lastLine"
  /** What separated the columns before, and now. */
  | "delimiter"
  /** A date as it was written, and as it is now. */
  | "dates"
  /** A name as it was written, and as it is now. */
  | "name";

export interface Correction {
  readonly code: CorrectionCode;
  readonly values: readonly string[];
  /** In an archive. */
  readonly entry?: string;
}

export function correction(code: CorrectionCode, ...values: readonly string[]): Correction {
  return { code, values };
}

export interface Corrected<T> {
  readonly content: T;
  readonly corrections: readonly Correction[];
}

export interface CorrectedFile extends Corrected<Uint8Array> {
  /** Where it belongs, relative to the battery. */
  readonly path: string;
}

export function unchanged<T>(content: T): Corrected<T> {
  return { content, corrections: [] };
}

/** One correction after another. */
export function inTurn<T>(
  content: T,
  ...steps: readonly ((content: T) => Corrected<T>)[]
): Corrected<T> {
  let result = unchanged(content);
  for (const step of steps) {
    const next = step(result.content);
    result = { content: next.content, corrections: [...result.corrections, ...next.corrections] };
  }
  return result;
}
