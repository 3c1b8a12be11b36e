// Where a value stands in a file, and what its readers know there.
import { type Problem, type ProblemValue, problem } from "../fault/problem.ts";

export type Path = readonly (string | number)[];
export type Mapping = Readonly<Record<string, unknown>>;

export function isMapping(value: unknown): value is Mapping {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whoever is told what is wrong with a file. */
export interface Source {
  /** Notes a fault at the value of this path, or at its nearest parent that exists. */
  fault(path: Path, found: Problem): void;
  /** The same, at the key of the value where it has one. */
  faultAtKey(path: Path, found: Problem): void;
  /**
   * Keys of the mapping at this path in the order of the file; the mapping in memory puts whole
   * numbers first.
   */
  keys?(path: Path): readonly { readonly name: string }[];
}

export class Place<Known = unknown> {
  readonly source: Source;
  /** Variables and days of a run, for example. */
  readonly known: Known;
  /**
   * What is wrong is named and left out, and a key without a value counts as missing. Else a wrong
   * part spoils the whole.
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

  /** The same place under another name. */
  called(name: ProblemValue): Place<Known> {
    return new Place(this.source, this.known, this.isTolerant, this.path, name);
  }

  /** For messages: the key of the value, unless it is called otherwise. */
  get name(): ProblemValue {
    if (this.#name !== undefined) return this.#name;
    const step = this.path.findLast((part) => typeof part === "string");
    return step === undefined ? problem("theValue") : String(step);
  }

  /** Returns what a reader returns for a value of no use. */
  fault(found: Problem): undefined {
    this.source.fault(this.path, found);
    return undefined;
  }

  faultAtKey(found: Problem): undefined {
    this.source.faultAtKey(this.path, found);
    return undefined;
  }

  /** Keys and values in the order of the file. */
  entries(mapping: Mapping): readonly (readonly [name: string, value: unknown])[] {
    const keys = this.source.keys?.(this.path).map(({ name }) => name) ?? Object.keys(mapping);
    return keys.map((name) => [name, ownValue(mapping, name)]);
  }
}

/** Names such as constructor must not find what every object has. */
export function ownValue(mapping: Mapping, name: string): unknown {
  return Object.hasOwn(mapping, name) ? mapping[name] : undefined;
}
