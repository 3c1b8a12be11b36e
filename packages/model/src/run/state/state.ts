// The state of every person, one array per property (model specification 14.2). Written by one
// thread, at midnight; read by all during the day.
import { Calendar } from "../calendar.ts";
import { sortPeople } from "../contacts/sortPeople.ts";
import type { Memory } from "./memory.ts";
import {
  type ByteField,
  type FloatField,
  PersonRecords,
  type ShortField,
  type WordField,
} from "./personRecords.ts";

/** People whose steps are done in one go. */
const batchSize = 256;

/** Reused from day to day. */
let ranks = new Float64Array(1024);
let addedPeople = new Uint32Array(1024);
let courses = new Uint32Array(1024);
let strengths = new Float32Array(1024);
let addedStrains = new Uint8Array(1024);

/** A power of two above the number of entries of infectious people. */
const entryLimit = 2 ** 26;
/** Where the mark of a person stands in the course of an entry. */
const markShift = 28;
const markMask = 0xf;

export class RunState {
  readonly personCount: number;
  readonly dayCount: number;
  /** Read more often than anything else: arrays of their own, which stay in the cache. */
  readonly status: Uint8Array;
  readonly quarantine: Uint8Array;
  readonly records: PersonRecords;
  /** Entry of the present or last infection in the log. */
  readonly episode: WordField;
  /** Day on which the present status was entered. */
  readonly statusDay: ShortField;
  readonly nextDay: ShortField;
  /** Of the last infection and the one before it. */
  readonly lastInfectionDay: ShortField;
  readonly earlierInfectionDay: ShortField;
  /** 0 for never. */
  readonly recoveredDay: ShortField;
  readonly lastDoseDay: ShortField;
  /** Day for which the stored antibody levels hold; 0 for people without any event. */
  readonly immunityDay: ShortField;
  /** Simulation day on which the quarantine began. */
  readonly quarantineDay: ShortField;
  readonly nextStatus: ByteField;
  readonly strain: ByteField;
  readonly infections: ByteField;
  readonly lastInfectionStrain: ByteField;
  readonly earlierInfectionStrain: ByteField;
  readonly doses: ByteField;
  readonly lastVaccine: ByteField;
  /** Whether the curve of boosters holds since the last dose. */
  readonly isBoosted: ByteField;
  /** Counts as vaccinated in the reports. */
  readonly isVaccinated: ByteField;
  /** 1 for people whose antibodies last longer. */
  readonly isLongImmune: ByteField;
  /** 1 for people of the city, 0 for those of its surroundings. */
  readonly isResident: ByteField;
  readonly age: ByteField;
  /** The last quarantine that has ended: its kind, first day, and the day of the release. */
  readonly pastQuarantine: ByteField;
  readonly pastQuarantineFrom: ShortField;
  readonly pastQuarantineTo: ShortField;
  /** What antibodies leave of the infectiousness in the present infection. */
  readonly infectivity: FloatField;
  /** Entry of the last infection that the person caused, plus 1. */
  readonly lastVictim: WordField;
  /** The next person whose symptoms began on the same day. */
  readonly nextOnset: WordField;
  /**
   * Infectious people who are out: contagious, or with symptoms and not isolated. By number after
   * sortInfectious.
   */
  readonly infectious: Uint32Array;
  /** Of each of them, in the same order: what decides how infectious they are (see People). */
  readonly course: Uint32Array;
  readonly strength: Float32Array;
  readonly infectiousStrain: Uint8Array;
  /**
   * How many of them, and how many entries with those of today and of people no longer infectious.
   */
  readonly #infectiousCounts: Uint32Array;
  /** Whether a person is infectious (1); the bits above identify the last entry of a person. */
  readonly #infectiousMark: Uint8Array;
  /** Made anew from the records when a run is resumed. */
  readonly #calendar: Calendar;

  constructor(memory: Memory, personCount: number, dayCount: number) {
    this.personCount = personCount;
    this.dayCount = dayCount;
    this.status = memory.u8("status", personCount);
    this.quarantine = memory.u8("quarantine", personCount);
    // What is needed together stands together.
    const records = new PersonRecords(memory, personCount);
    this.records = records;
    this.episode = records.word();
    this.statusDay = records.short();
    this.nextDay = records.short();
    this.lastInfectionDay = records.short();
    this.earlierInfectionDay = records.short();
    this.recoveredDay = records.short();
    this.lastDoseDay = records.short();
    this.immunityDay = records.short();
    this.quarantineDay = records.short();
    this.nextStatus = records.byte();
    this.strain = records.byte();
    this.infections = records.byte();
    this.lastInfectionStrain = records.byte();
    this.earlierInfectionStrain = records.byte();
    this.doses = records.byte();
    this.lastVaccine = records.byte();
    this.isBoosted = records.byte();
    this.isVaccinated = records.byte();
    this.isLongImmune = records.byte();
    this.isResident = records.byte();
    this.age = records.byte();
    this.infectivity = records.float();
    this.lastVictim = records.word();
    this.nextOnset = records.word();
    this.pastQuarantineFrom = records.short();
    this.pastQuarantineTo = records.short();
    this.pastQuarantine = records.byte();
    this.infectious = memory.u32("infectious", personCount);
    this.course = memory.u32("courses", personCount);
    this.strength = memory.f32("strengths", personCount);
    this.infectiousStrain = memory.u8("strains of infectious people", personCount);
    this.#infectiousCounts = memory.u32("infectiousCounts", 2);
    this.#infectiousMark = memory.u8("infectious marks", personCount);
    this.#calendar = new Calendar(dayCount);
  }

  get infectiousCount(): number {
    return this.#infectiousCounts[0] ?? 0;
  }

  /** Notes that a person's status changes on a day. */
  schedule(person: number, day: number): void {
    this.#calendar.add(person, day);
  }

  /** For a run that goes on with a day: everybody whose status will change. */
  scheduleAll(day: number): void {
    const { status, nextStatus, nextDay } = this;
    for (let person = 0; person < this.personCount; person++) {
      if (nextStatus.get(person) !== status[person])
        this.schedule(person, Math.max(day, nextDay.get(person)));
    }
  }

  /** Everybody due on a day, by number. The callback may schedule a person for a later day. */
  forEachDue(day: number, act: (person: number) => void): void {
    const count = this.#calendar.countOn(day);
    if (count === 0) return;
    const people = this.#calendar.take(day);
    sortPeople(people, count, this.personCount);
    for (let first = 0; first < count; first += batchSize) {
      const end = Math.min(count, first + batchSize);
      this.records.touch(people, first, end);
      for (let place = first; place < end; place++) act(people[place] ?? 0);
    }
    this.#calendar.giveBack(people);
  }

  /** Somebody becomes infectious, or the course changes. Listed from the next sortInfectious on. */
  setInfectious(person: number, course: number, strength: number): void {
    const mark = (((this.#infectiousMark[person] ?? 0) | 1) + 2) & markMask;
    this.#infectiousMark[person] = mark;
    if (this.#infectiousCounts[1] === this.personCount) this.sortInfectious();
    const entry = this.#infectiousCounts[1] ?? 0;
    this.infectious[entry] = person;
    this.course[entry] = course | (mark << markShift);
    this.strength[entry] = strength;
    this.infectiousStrain[entry] = this.strain.get(person);
    this.#infectiousCounts[1] = entry + 1;
  }

  /** Somebody is infectious no more, or not about any more. */
  endInfectious(person: number): void {
    this.#infectiousMark[person] = (this.#infectiousMark[person] ?? 0) & ~1;
  }

  /** Takes out who is infectious no more and puts the new ones in their places by number. */
  sortInfectious(): void {
    const { infectious, course, strength, infectiousStrain } = this;
    const before = this.infectiousCount;
    const all = this.#infectiousCounts[1] ?? 0;
    let count = 0;
    for (let entry = 0; entry < before; entry++) {
      if (!this.#isListed(entry)) continue;
      infectious[count] = infectious[entry] ?? 0;
      course[count] = course[entry] ?? 0;
      infectiousStrain[count] = infectiousStrain[entry] ?? 0;
      strength[count++] = strength[entry] ?? 0;
    }
    const added = this.#takeAdded(before, all);
    // From the end, so that nothing is overwritten before it is moved.
    let next = count - 1;
    count += added;
    let place = count - 1;
    for (let entry = added - 1; entry >= 0; entry--) {
      const person = addedPeople[entry] ?? 0;
      for (; next >= 0 && (infectious[next] ?? 0) > person; next--, place--) {
        infectious[place] = infectious[next] ?? 0;
        course[place] = course[next] ?? 0;
        strength[place] = strength[next] ?? 0;
        infectiousStrain[place] = infectiousStrain[next] ?? 0;
      }
      infectious[place] = person;
      course[place] = courses[entry] ?? 0;
      infectiousStrain[place] = addedStrains[entry] ?? 0;
      strength[place--] = strengths[entry] ?? 0;
    }
    this.#infectiousCounts[0] = count;
    this.#infectiousCounts[1] = count;
  }

  /** Whether an entry is the last one of a person who is infectious. */
  #isListed(entry: number): boolean {
    const mark = this.#infectiousMark[this.infectious[entry] ?? 0] ?? 0;
    return (mark & 1) === 1 && (this.course[entry] ?? 0) >>> markShift === mark;
  }

  /** Puts new entries aside, by number of the person; how many there are. */
  #takeAdded(first: number, end: number): number {
    if (ranks.length < end - first) {
      ranks = new Float64Array(2 * (end - first));
      addedPeople = new Uint32Array(ranks.length);
      courses = new Uint32Array(ranks.length);
      strengths = new Float32Array(ranks.length);
      addedStrains = new Uint8Array(ranks.length);
    }
    let count = 0;
    for (let entry = first; entry < end; entry++) {
      // Person and entry in one number: sorted by the engine without asking back.
      if (this.#isListed(entry))
        ranks[count++] = (this.infectious[entry] ?? 0) * entryLimit + entry;
    }
    ranks.subarray(0, count).sort();
    for (let place = 0; place < count; place++) {
      const rank = ranks[place] ?? 0;
      const person = Math.floor(rank / entryLimit);
      const entry = rank - person * entryLimit;
      addedPeople[place] = person;
      courses[place] = this.course[entry] ?? 0;
      strengths[place] = this.strength[entry] ?? 0;
      addedStrains[place] = this.infectiousStrain[entry] ?? 0;
    }
    return count;
  }
}
