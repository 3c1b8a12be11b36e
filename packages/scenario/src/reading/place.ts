// Where a value stands in a file, and what is known there: variables, days of the run, how to
// report a fault.
import type { Path } from "@episcope/battery";
import type { Day, Problem } from "@episcope/common";
import type { Lookup } from "./expression.ts";

export interface Surroundings {
  readonly lookup: Lookup;
  readonly startDay: Day;
  readonly endDay: Day;
  /** Regimes tell of more days than a single run has. */
  readonly isWholeHistory: boolean;
  fault(path: Path, found: Problem): void;
  faultAtKey(path: Path, found: Problem): void;
}

export class Place {
  readonly surroundings: Surroundings;
  readonly path: Path;

  constructor(surroundings: Surroundings, path: Path) {
    this.surroundings = surroundings;
    this.path = path;
  }

  at(step: string | number): Place {
    return new Place(this.surroundings, [...this.path, step]);
  }

  /** Returns what a reader returns for a value of no use. */
  fault(found: Problem): undefined {
    this.surroundings.fault(this.path, found);
    return undefined;
  }

  faultAtKey(found: Problem): undefined {
    this.surroundings.faultAtKey(this.path, found);
    return undefined;
  }
}
