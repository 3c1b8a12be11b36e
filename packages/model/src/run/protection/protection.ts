// What immunity changes in a run: one implementation per way of modelling it
// (model specification 5).

/** Factors are at most 1; days are simulation days. */
export interface Protection {
  /** What immunity leaves of the probability that a person is infected with a strain. */
  target(person: number, strain: number, day: number): number;
  /** At least that, and little more, where it is cheaper to know. The same whoever asks, and how often. */
  targetBound(person: number, strain: number, day: number): number;
  /** What it leaves of a person's infectiousness. */
  infector(person: number, strain: number, day: number): number;
  /** On the probability of symptoms, of being seriously sick and of being critical, in the present infection. */
  symptoms(person: number, day: number): number;
  seriouslySick(person: number, day: number): number;
  critical(person: number): number;
  /** After a snapshot has been read. */
  resume(): void;
  /** At midnight, before anything else: events of the day before take effect. */
  advance(day: number): void;
  /** Before a person's infection is noted: its highest antibody level ever against the strain; 0 where none are modelled. */
  noteInfection(person: number, strain: number, day: number): number;
  /** Mean antibody level of all people, by strain; undefined where none are modelled. */
  meanLevels(): Float64Array | undefined;
}
