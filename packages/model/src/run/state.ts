// The state of every person, one array per property (14.2). Written by one thread, at midnight; read by all during the day.
import type { Memory } from "./memory.ts";
import { sortPeople } from "./sortPeople.ts";

/** Lists hold people by their number plus 1, so that fresh memory is an empty list. */
const nobody = 0;

/** People whose steps are done in one go. */
const batchSize = 256;

/** Reused from day to day. */
let dueToday = new Uint32Array(1024);
let courses = new Uint32Array(1024);
let strengths = new Float32Array(1024);

function enlarged(list: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * list.length);
  larger.set(list);
  return larger;
}

export class RunState {
  readonly personCount: number;
  readonly status: Uint8Array;
  readonly quarantine: Uint8Array;
  /** Simulation day on which the quarantine began. */
  readonly quarantineDay: Uint16Array;
  /** The last quarantine that has ended: its kind, first day, and the day of the release. */
  readonly pastQuarantine: Uint8Array;
  readonly pastQuarantineFrom: Uint16Array;
  readonly pastQuarantineTo: Uint16Array;
  /** Day on which the present status was entered. */
  readonly statusDay: Uint16Array;
  readonly nextStatus: Uint8Array;
  readonly nextDay: Uint16Array;
  readonly strain: Uint8Array;
  /** Entry of the present or last infection in the log. */
  readonly episode: Uint32Array;
  /** Entry of the last infection that the person caused, plus 1. */
  readonly lastVictim: Uint32Array;
  readonly infections: Uint8Array;
  /** Of the last infection and the one before it. */
  readonly lastInfectionDay: Uint16Array;
  readonly lastInfectionStrain: Uint8Array;
  readonly earlierInfectionDay: Uint16Array;
  readonly earlierInfectionStrain: Uint8Array;
  /** 0 for never. */
  readonly recoveredDay: Uint16Array;
  readonly doses: Uint8Array;
  readonly firstDoseDay: Uint16Array;
  readonly firstVaccine: Uint8Array;
  readonly boosterDay: Uint16Array;
  readonly lastDoseDay: Uint16Array;
  readonly lastVaccine: Uint8Array;
  /** Whether the curve of boosters holds since the last dose. */
  readonly isBoosted: Uint8Array;
  /** Counts as vaccinated in the reports. */
  readonly isVaccinated: Uint8Array;
  /** Infectious people who are about: contagious, or with symptoms and not isolated. By number after sortInfectious. */
  readonly infectious: Uint32Array;
  /** Of each of them, in the same order: what decides how infectious they are on a day, see People. */
  readonly course: Uint32Array;
  readonly strength: Float32Array;
  /** How many of them, in its first place. */
  readonly #infectiousCount: Uint32Array;
  /** Place in the list of infectious people, plus 1. */
  readonly #place: Uint32Array;
  /** Calendar: first person due on a day, and the next one after each person. */
  readonly #due: Uint32Array;
  readonly #nextDue: Uint32Array;
  /** Written so that memory is really read in advance. */
  touched = 0;

  constructor(memory: Memory, personCount: number, dayCount: number) {
    const u8 = (name: string) => memory.u8(name, personCount);
    const u16 = (name: string) => memory.u16(name, personCount);
    const u32 = (name: string) => memory.u32(name, personCount);
    this.personCount = personCount;
    this.status = u8("status");
    this.quarantine = u8("quarantine");
    this.quarantineDay = u16("quarantineDay");
    this.pastQuarantine = u8("pastQuarantine");
    this.pastQuarantineFrom = u16("pastQuarantineFrom");
    this.pastQuarantineTo = u16("pastQuarantineTo");
    this.statusDay = u16("statusDay");
    this.nextStatus = u8("nextStatus");
    this.nextDay = u16("nextDay");
    this.strain = u8("strain");
    this.episode = u32("episode");
    this.lastVictim = u32("lastVictim");
    this.infections = u8("infections");
    this.lastInfectionDay = u16("lastInfectionDay");
    this.lastInfectionStrain = u8("lastInfectionStrain");
    this.earlierInfectionDay = u16("earlierInfectionDay");
    this.earlierInfectionStrain = u8("earlierInfectionStrain");
    this.recoveredDay = u16("recoveredDay");
    this.doses = u8("doses");
    this.firstDoseDay = u16("firstDoseDay");
    this.firstVaccine = u8("firstVaccine");
    this.boosterDay = u16("boosterDay");
    this.lastDoseDay = u16("lastDoseDay");
    this.lastVaccine = u8("lastVaccine");
    this.isBoosted = u8("isBoosted");
    this.isVaccinated = u8("isVaccinated");
    this.infectious = u32("infectious");
    this.course = u32("courses");
    this.strength = memory.f32("strengths", personCount);
    this.#infectiousCount = memory.u32("infectiousCount", 1);
    this.#place = u32("infectiousPlace");
    this.#due = memory.u32("due", dayCount + 2);
    this.#nextDue = u32("nextDue");
  }

  get infectiousCount(): number {
    return this.#infectiousCount[0] ?? 0;
  }

  /** Notes that a person's status changes on a day; later than the run, nobody asks. */
  schedule(person: number, day: number): void {
    if (day >= this.#due.length) return;
    this.#nextDue[person] = this.#due[day] ?? nobody;
    this.#due[day] = person + 1;
  }

  /** Everybody due on a day, by number. A person may be scheduled anew from within, for a later day. */
  forEachDue(day: number, act: (person: number) => void): void {
    let count = 0;
    let entry = this.#due[day] ?? nobody;
    this.#due[day] = nobody;
    while (entry !== nobody) {
      if (count === dueToday.length) dueToday = enlarged(dueToday);
      dueToday[count++] = entry - 1;
      entry = this.#nextDue[entry - 1] ?? nobody;
    }
    sortPeople(dueToday, count, this.personCount);
    for (let first = 0; first < count; first += batchSize) {
      const end = Math.min(count, first + batchSize);
      this.#touch(first, end);
      for (let place = first; place < end; place++) act(dueToday[place] ?? 0);
    }
  }

  /** Asks memory at once for what a step of the disease needs; the sum keeps the engine from leaving it out. */
  #touch(first: number, end: number): void {
    const { status, nextStatus, nextDay, infections, episode, strain, quarantine } = this;
    let sum = 0;
    for (let place = first; place < end; place++) {
      const person = dueToday[place] ?? 0;
      sum ^=
        (status[person] ?? 0) ^
        (nextStatus[person] ?? 0) ^
        (nextDay[person] ?? 0) ^
        (infections[person] ?? 0) ^
        (episode[person] ?? 0) ^
        (strain[person] ?? 0) ^
        (quarantine[person] ?? 0) ^
        (this.#place[person] ?? 0);
    }
    this.touched = sum;
  }

  /** Brings the infectious people into the order of their numbers. */
  sortInfectious(): void {
    const count = this.infectiousCount;
    if (courses.length < count) {
      courses = new Uint32Array(2 * count);
      strengths = new Float32Array(2 * count);
    }
    sortPeople(this.infectious, count, this.personCount);
    for (let place = 0; place < count; place++) {
      const before = (this.#place[this.infectious[place] ?? 0] ?? 1) - 1;
      courses[place] = this.course[before] ?? 0;
      strengths[place] = this.strength[before] ?? 0;
    }
    this.course.set(courses.subarray(0, count));
    this.strength.set(strengths.subarray(0, count));
    for (let place = 0; place < count; place++) {
      this.#place[this.infectious[place] ?? 0] = place + 1;
    }
  }

  /** Somebody becomes infectious, or the course changes. */
  setInfectious(person: number, course: number, strength: number): void {
    let place = (this.#place[person] ?? nobody) - 1;
    if (place < 0) {
      place = this.infectiousCount;
      this.infectious[place] = person;
      this.#place[person] = place + 1;
      this.#infectiousCount[0] = place + 1;
    }
    this.course[place] = course;
    this.strength[place] = strength;
  }

  /** Somebody is infectious no more, or not about any more. */
  endInfectious(person: number): void {
    const place = (this.#place[person] ?? nobody) - 1;
    if (place < 0) return;
    const count = this.infectiousCount - 1;
    const last = this.infectious[count] ?? 0;
    this.infectious[place] = last;
    this.course[place] = this.course[count] ?? 0;
    this.strength[place] = this.strength[count] ?? 0;
    this.#place[last] = place + 1;
    this.#place[person] = nobody;
    this.#infectiousCount[0] = count;
  }
}
