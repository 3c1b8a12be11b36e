// The position of a value in a file, and the context for its readers.
import { type Problem, type ProblemValue, problem } from "../fault/problem.ts";

export type Path = readonly (string | number)[];
export type Mapping = Readonly<Record<string, unknown>>;

export function isMapping(value: unknown): value is Mapping {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Receives the faults of a file. */
export interface Source {
  /** Reports a fault at the value of this path, or at its nearest existing parent. */
  fault(path: Path, found: Problem): void;
  /** Reports a fault at the key of the value if it has one. */
  faultAtKey(path: Path, found: Problem): void;
  /** Keys of the mapping at this path in file order; objects in memory put integer keys first. */
  keys?(path: Path): readonly { readonly name: string }[];
}

export class Place<Known = unknown> {
  readonly source: Source;
  /** For example variables and days of a run. */
  readonly known: Known;
  /**
   * If tolerant, a wrong part is reported and left out, and a key without a value counts as
   * missing. Otherwise a wrong part invalidates the whole.
   */
  readonly isTolerant: boolean;
  readonly path: Path;
  readonly #name: ProblemValue | undefined;

  constructor(
    source: Source,
    known: Known,
    isTolerant = false,
    path: Path = [],
    name?: ProblemValue,
  ) {
    this.source = source;
    this.known = known;
    this.isTolerant = isTolerant;
    this.path = path;
    this.#name = name;
  }

  at(...steps: Path): Place<Known> {
    return new Place(this.source, this.known, this.isTolerant, [...this.path, ...steps]);
  }

  /** The same position under another name. */
  called(name: ProblemValue): Place<Known> {
    return new Place(this.source, this.known, this.isTolerant, this.path, name);
  }

  /** For messages: the key of the value, unless it was renamed. */
  get name(): ProblemValue {
    if (this.#name !== undefined) return this.#name;
    const step = this.path.findLast((part) => typeof part === "string");
    return step === undefined ? problem("theValue") : String(step);
  }

  /** Returns undefined, like a reader does for an invalid value. */
  fault(found: Problem): undefined {
    this.source.fault(this.path, found);
    return undefined;
  }

  faultAtKey(found: Problem): undefined {
    this.source.faultAtKey(this.path, found);
    return undefined;
  }

  /** Keys and values in file order. */
  entries(mapping: Mapping): readonly (readonly [name: string, value: unknown])[] {
    const keys = this.source.keys?.(this.path).map(({ name }) => name) ?? Object.keys(mapping);
    return keys.map((name) => [name, ownValue(mapping, name)]);
  }
}

/** Names such as constructor must not find inherited properties. */
export function ownValue(mapping: Mapping, name: string): unknown {
  return Object.hasOwn(mapping, name) ? mapping[name] : undefined;
}
