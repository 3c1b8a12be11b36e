// What immunity changes in a run: one implementation per way of modelling it
// (model specification 5).

/** Factors are at most 1; days are simulation days. */
export interface Protection {
  /** What immunity leaves of the probability that a person is infected with a strain. */
  target(person: number, strain: number, day: number): number;
  /** An upper bound where it is cheaper to know. Does not depend on who asks, and how often. */
  targetBound(person: number, strain: number, day: number): number;
  /** What it leaves of a person's infectiousness. */
  infector(person: number, strain: number, day: number): number;
  /**
   * Factors on the probabilities of symptoms and of serious disease in this infection. Once in
   * hospital, immunity changes nothing more.
   */
  symptoms(person: number, day: number): number;
  seriouslySick(person: number, day: number): number;
  /** After a snapshot has been read. */
  resume(): void;
  /** At midnight, before anything else: events of the day before take effect. */
  advance(day: number): void;
  /**
   * What is left of the highest antibody level ever against the strain, before this infection; 0
   * if not modelled.
   */
  noteInfection(person: number, strain: number, day: number): number;
  /** Mean antibody level of all people, by strain; undefined where none are modelled. */
  meanLevels(): Float64Array | undefined;
}
