// Every infection of a run in order, imports included: what all post-processing reads.
import { notReached } from "@episcope/common";

/** One entry per infection, column by column. Its number is the episode of the infected person. */
export interface InfectionLog {
  readonly count: number;
  readonly person: Uint32Array;
  /** Person, or imported. */
  readonly infector: Uint32Array;
  /** Entry of the infector's own infection, or imported. */
  readonly infectorEpisode: Uint32Array;
  /** Entry of the infection that the infector caused before this one, plus 1; 0 for none. */
  readonly earlierVictim: Uint32Array;
  /** Simulation day, counted from 1. */
  readonly day: Uint16Array;
  /** Time of that day, in ticks. */
  readonly tick: Uint16Array;
  /** Container number, or imported. */
  readonly container: Uint32Array;
  /** Activity codes. */
  readonly infectorActivity: Uint8Array;
  readonly activity: Uint8Array;
  readonly strain: Uint8Array;
  readonly probability: Float32Array;
  /**
   * What is left of the highest antibody level ever against the strain, before this infection:
   * it protects from serious disease.
   */
  readonly antibodies: Float32Array;
  readonly doses: Uint8Array;
  /** Infections of the person so far, this one included. */
  readonly infections: Uint8Array;
  /** Probability of hospital, known when symptoms begin; 0 without them. */
  readonly admission: Float32Array;
  /** Whether the person counted as vaccinated then. */
  readonly isVaccinated: Uint8Array;
  /** Days on which the episode became contagious, symptomatic, … and ended, or notReached. */
  readonly contagiousDay: Uint16Array;
  readonly symptomsDay: Uint16Array;
  readonly seriouslySickDay: Uint16Array;
  readonly criticalDay: Uint16Array;
  readonly recoveredDay: Uint16Array;
}

type Columns = Omit<InfectionLog, "count">;

function emptyColumns(capacity: number): Columns {
  return {
    person: new Uint32Array(capacity),
    infector: new Uint32Array(capacity),
    infectorEpisode: new Uint32Array(capacity),
    earlierVictim: new Uint32Array(capacity),
    day: new Uint16Array(capacity),
    tick: new Uint16Array(capacity),
    container: new Uint32Array(capacity),
    infectorActivity: new Uint8Array(capacity),
    activity: new Uint8Array(capacity),
    strain: new Uint8Array(capacity),
    probability: new Float32Array(capacity),
    antibodies: new Float32Array(capacity),
    doses: new Uint8Array(capacity),
    infections: new Uint8Array(capacity),
    admission: new Float32Array(capacity),
    isVaccinated: new Uint8Array(capacity),
    contagiousDay: new Uint16Array(capacity).fill(notReached),
    symptomsDay: new Uint16Array(capacity).fill(notReached),
    seriouslySickDay: new Uint16Array(capacity).fill(notReached),
    criticalDay: new Uint16Array(capacity).fill(notReached),
    recoveredDay: new Uint16Array(capacity).fill(notReached),
  };
}

/** So many entries are 60 MB: from here on the log grows by half, no longer to twice its size. */
const longLog = 1 << 20;

/** The log while it is being written. */
export class GrowingLog {
  #columns: Columns;
  #count = 0;

  constructor(capacity = 1024) {
    this.#columns = emptyColumns(capacity);
  }

  get count(): number {
    return this.#count;
  }

  /** Replaced when the log grows: not to be kept. */
  get columns(): Columns {
    return this.#columns;
  }

  /** A new entry, to be filled in by its number. */
  add(): number {
    if (this.#count === this.#columns.person.length) this.#grow();
    return this.#count++;
  }

  #grow(): void {
    const { length } = this.#columns.person;
    const larger = emptyColumns(length + (length < longLog ? length : length >> 1));
    for (const name of Object.keys(larger) as (keyof Columns)[]) {
      larger[name].set(this.#columns[name]);
    }
    this.#columns = larger;
  }

  /** Goes on from where another log was. */
  restore(log: InfectionLog): void {
    while (this.#columns.person.length < log.count) this.#grow();
    for (const name of Object.keys(this.#columns) as (keyof Columns)[]) {
      this.#columns[name].set(log[name]);
    }
    this.#count = log.count;
  }

  /** As far as it has come. */
  view(): InfectionLog {
    const cut = Object.entries(this.#columns).map(([name, column]) => [
      name,
      column.subarray(0, this.#count),
    ]);
    return { count: this.#count, ...(Object.fromEntries(cut) as Columns) };
  }
}
