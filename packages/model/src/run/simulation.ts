// One run: the daily loop (model specification 1). Everything at midnight is done by one thread;
// the day itself may be shared.
import { imported, weekday } from "@episcope/common";
import type { City } from "../city/city.ts";
import { immuneFor, transitions } from "../disease/transitions.ts";
import { strainNames } from "../immunity/strains.ts";
import { Restrictions } from "../policy/restrictions.ts";
import { hospitalColumns } from "../post/hospital/dailyColumns.ts";
import { ExpectedCases } from "../post/hospital/expectedCases.ts";
import type { RunRecord } from "../post/runRecord.ts";
import type { ModelSettings } from "../settings.ts";
import { byDay, stepOn } from "./byDay.ts";
import { Candidates } from "./contacts/candidates.ts";
import type { ContactDay } from "./contacts/contactDay.ts";
import { findCandidates } from "./contacts/contacts.ts";
import type { Crew } from "./crew/crew.ts";
import type { CrewDay } from "./crew/dayBlock.ts";
import { dayTypeOf } from "./dayType.ts";
import { CourseOfDisease } from "./disease/courseOfDisease.ts";
import { importedToday } from "./disease/imports.ts";
import { Onsets } from "./disease/onsets.ts";
import { Progression } from "./disease/progression.ts";
import { status } from "./disease/status.ts";
import { AdaptiveMeasures } from "./measures/adaptivePolicy.ts";
import { Quarantine } from "./measures/quarantine.ts";
import { Testing } from "./measures/testing.ts";
import { type PastDay, Tracing } from "./measures/tracing.ts";
import { DistrictsTable } from "./results/districtsTable.ts";
import { EffectivenessRecord } from "./results/effectivenessRecord.ts";
import { InfectionsTable, wholeCity } from "./results/infectionsTable.ts";
import { LevelsTable } from "./results/levelsTable.ts";
import { type RunResult, runResult } from "./results/runResult.ts";
import { contactDayOf, RunParts } from "./runParts.ts";
import { Census } from "./state/census.ts";
import { Memory } from "./state/memory.ts";
import { readSnapshot, writeSnapshot } from "./state/snapshot.ts";
import type { RunState } from "./state/state.ts";
import { Vaccination } from "./vaccination/vaccination.ts";

/** With fewer infectious people one thread is faster than several. */
const worthSharing = 4096;
/** Infections of a day that are written down in one go, and the people of them. */
const batchSize = 256;
const touched = new Uint32Array(2 * batchSize);

/** A run that goes day by day, so that it can be watched, stopped and saved. */
export class Simulation {
  readonly #city: City;
  readonly #settings: ModelSettings;
  readonly #parts: RunParts;
  readonly #state: RunState;
  readonly #crew: Crew | undefined;
  /** What the members of the crew record. */
  readonly #records: readonly EffectivenessRecord[] = [];
  readonly #census: Census;
  readonly #course: CourseOfDisease;
  readonly #progression: Progression;
  readonly #quarantine: Quarantine;
  readonly #restrictions: Restrictions;
  readonly #adaptive: AdaptiveMeasures | undefined;
  readonly #testing: Testing | undefined;
  readonly #onsets: Onsets;
  readonly #tracing: Tracing | undefined;
  readonly #vaccination: Vaccination | undefined;
  readonly #infections: InfectionsTable;
  readonly #districts: DistrictsTable;
  readonly #levels: LevelsTable | undefined;
  readonly #candidates = new Candidates();
  /** The last days, as far back as tracing asks. */
  readonly #past = new Map<number, PastDay>();
  #day = 0;

  /** With a crew, several threads search for infections; the city's arrays must be shared then. */
  constructor(city: City, wanted: ModelSettings, crew?: Crew) {
    // All copies have the same hidden class; objects made by scenarios differ, and code compiled
    // for one of them would be discarded with the next run.
    const settings = structuredClone(wanted);
    const { dayCount, seed, profile } = settings;
    const memory = new Memory(crew !== undefined);
    this.#city = city;
    this.#settings = settings;
    this.#parts = new RunParts(city, settings, memory);
    this.#crew = crew;
    const { state, strains } = this.#parts;
    this.#state = state;
    const census = new Census(memory, city, state.isResident, settings.countsDistricts);
    this.#census = census;
    const isOfCity = Uint8Array.from(city.districts, ({ isCity }) => (isCity ? 1 : 0));
    for (let person = 0; person < city.personCount; person++) {
      state.isResident.set(person, isOfCity[city.district[person] ?? 0] ?? 0);
      state.age.set(person, city.age[person] ?? 0);
    }
    this.#quarantine = new Quarantine(memory, state, settings.quarantine, census);
    this.#onsets = new Onsets(memory, state, dayCount);
    const { protection, people } = this.#parts;
    this.#course = new CourseOfDisease(settings, state, protection, people, this.#onsets);
    const ofProfile = transitions[profile];
    const { daysImmune } = settings.disease;
    this.#progression = new Progression(
      state,
      this.#parts.log,
      this.#quarantine,
      profile === "classic2020" && daysImmune !== undefined
        ? { ...ofProfile, recoveredToSusceptible: immuneFor(daysImmune) }
        : ofProfile,
      seed,
      census,
      this.#course,
    );
    this.#restrictions = new Restrictions(settings.restrictions, settings.contacts);
    this.#infections = new InfectionsTable(memory, settings, wholeCity(city));
    this.#districts = new DistrictsTable(memory, settings, city, census.districts);
    this.#levels =
      profile === "cologne2022" ? new LevelsTable(memory, strains, settings) : undefined;
    const { adaptive, tests, tracing, vaccination } = settings;
    this.#adaptive = adaptive && this.#adaptiveMeasures();
    this.#testing = tests && new Testing(city, state, tests, this.#quarantine, seed);
    this.#tracing =
      tracing && new Tracing(city, state, this.#onsets, tracing, this.#quarantine, settings);
    this.#vaccination =
      vaccination &&
      new Vaccination(memory, city, state, this.#parts.doses, census, vaccination, settings);
    if (!crew) return;
    if (vaccination) {
      this.#records = Array.from(
        { length: crew.memberCount },
        (_, member) => new EffectivenessRecord(memory, state, strains, dayCount, member),
      );
    }
    crew.join(city, settings, memory.buffers);
  }

  /** Continues a saved run of the same city; settings may differ only in what comes later. */
  static resume(
    city: City,
    settings: ModelSettings,
    snapshot: Uint8Array,
    crew?: Crew,
  ): Simulation {
    const run = new Simulation(city, settings, crew);
    const { memory, log, doses, state } = run.#parts;
    run.#day = readSnapshot(snapshot, city, memory, log, doses);
    run.#parts.protection.resume();
    state.scheduleAll(run.#day + 1);
    run.#quarantine.scheduleAll(run.#day + 1);
    run.#replayPolicy(run.#day);
    return run;
  }

  /** The full state at the start of the next day. */
  save(): Uint8Array {
    this.#collectRecords();
    const { memory, log, doses } = this.#parts;
    return writeSnapshot(this.#day, this.#city, memory, log.view(), doses.view());
  }

  #collectRecords(): void {
    for (const record of this.#records) this.#parts.effectiveness?.takeOver(record);
  }

  #adaptiveMeasures(): AdaptiveMeasures | undefined {
    const { adaptive } = this.#settings;
    const people = this.#city.residentCount / this.#city.sample;
    return adaptive && new AdaptiveMeasures(adaptive, this.#infections.symptomatic, people);
  }

  /** Days simulated so far. */
  get day(): number {
    return this.#day;
  }

  get dayCount(): number {
    return this.#settings.dayCount;
  }

  get infectionCount(): number {
    return this.#parts.log.count;
  }

  get isFinished(): boolean {
    return this.#day >= this.#settings.dayCount;
  }

  /** One day: midnight, then the contacts. */
  step(): void {
    if (this.isFinished) return;
    const day = ++this.#day;
    this.#course.beginDay(day);
    this.#parts.protection.advance(day);
    this.#quarantine.advance(day);
    this.#progression.advance(day);
    this.#state.sortInfectious();
    this.#tracing?.advance(day, (past) => this.#past.get(past), this.#parts.log);
    this.#vaccination?.advance(day);
    const { seed, reseeds, startDay } = this.#settings;
    const importSeed = stepOn(reseeds, startDay + day - 1) ?? seed;
    for (const settings of this.#settings.imports) {
      const people = importedToday(settings, this.#city, this.#state, importSeed, day);
      for (const person of people) this.#importPerson(person, settings.strain, day);
    }
    this.#infections.add(this.#census.city);
    this.#districts.add();
    this.#levels?.add(day, this.#parts.protection.meanLevels());
    const today = this.#openDay(day);
    const contactDay = contactDayOf(this.#parts, today);
    this.#remember(contactDay);
    this.#census.city.tested = this.#test(contactDay);
    this.#meet(today, contactDay);
  }

  /** The measures of a day. */
  #openDay(day: number): CrewDay {
    const { startDay, outdoorFraction, curfewCompliance, dayTypes } = this.#settings;
    const calendarDay = startDay + day - 1;
    this.#restrictions.advance(day);
    this.#adaptive?.apply(day, calendarDay, this.#restrictions);
    const tables = this.#restrictions.tables(
      byDay(outdoorFraction, day),
      byDay(curfewCompliance, day),
    );
    return { day, template: dayTypeOf(calendarDay, dayTypes), tables };
  }

  #remember({ day, template, participation }: ContactDay): void {
    if (!this.#tracing) return;
    this.#past.set(day, { template, participation });
    this.#past.delete(day - this.#tracing.memoryDays - 1);
  }

  /**
   * Measures depend only on reported cases: after a snapshot they are derived again, from where a
   * rule by incidence began or tracing looks back to.
   */
  #replayPolicy(until: number): void {
    const { adaptive, startDay } = this.#settings;
    const first = Math.min(
      until - (this.#tracing?.memoryDays ?? 0),
      adaptive ? adaptive.from - startDay : until,
    );
    for (let day = Math.max(1, first); day <= until; day++) {
      const today = this.#openDay(day);
      if (this.#tracing && day >= until - this.#tracing.memoryDays) {
        this.#remember(contactDayOf(this.#parts, today));
      }
    }
  }

  #test({ template, participation, people, day }: ContactDay): number {
    const { log } = this.#parts;
    const today = weekday(this.#settings.startDay + day - 1);
    return this.#testing?.run({ template, participation, people, day, weekday: today, log }) ?? 0;
  }

  #meet(today: CrewDay, contactDay: ContactDay): void {
    if (this.#state.infectiousCount === 0) return;
    const candidates = this.#search(today, contactDay);
    const chosen = candidates.first();
    for (let from = 0; from < chosen.length; from += batchSize) {
      const batch = chosen.slice(from, from + batchSize);
      this.#touchPeople(candidates, batch);
      for (const candidate of batch) this.#commit(candidates, candidate, contactDay.day);
    }
  }

  /** Asks memory at once for whoever infects and is infected. */
  #touchPeople(candidates: Candidates, batch: readonly number[]): void {
    let count = 0;
    for (const candidate of batch) {
      touched[count++] = candidates.person(candidate);
      touched[count++] = candidates.infector(candidate);
    }
    this.#state.records.touch(touched, 0, count);
  }

  #commit(candidates: Candidates, candidate: number, day: number): void {
    const infector = candidates.infector(candidate);
    const strain = this.#state.strain.get(infector);
    const entry = this.#infect(candidates.person(candidate), strain, day);
    const { columns } = this.#parts.log;
    columns.infector[entry] = infector;
    columns.infectorEpisode[entry] = this.#state.episode.get(infector);
    columns.earlierVictim[entry] = this.#state.lastVictim.get(infector);
    this.#state.lastVictim.set(infector, entry + 1);
    columns.tick[entry] = candidates.tick(candidate);
    columns.container[entry] = candidates.container(candidate);
    columns.infectorActivity[entry] = candidates.infectorActivity(candidate);
    columns.activity[entry] = candidates.activity(candidate);
    columns.probability[entry] = candidates.probability(candidate);
  }

  #search(today: CrewDay, contactDay: ContactDay): Candidates {
    const count = this.#state.infectiousCount;
    const candidates = this.#candidates;
    candidates.clear();
    if (!this.#crew || count < worthSharing) {
      findCandidates(contactDay, 0, count, candidates);
      return candidates;
    }
    const isComplete = this.#crew.search(today, count, candidates, (from, to) =>
      findCandidates(contactDay, from, to, candidates),
    );
    if (!isComplete) throw new Error("more infections on one day than a crew can hold");
    return candidates;
  }

  #importPerson(person: number, strain: number, day: number): void {
    const entry = this.#infect(person, strain, day);
    const { columns } = this.#parts.log;
    columns.infector[entry] = imported;
    columns.infectorEpisode[entry] = imported;
    columns.container[entry] = imported;
  }

  #infect(person: number, strain: number, day: number): number {
    const state = this.#state;
    const { log, protection } = this.#parts;
    const lasting = protection.noteInfection(person, strain, day);
    const entry = log.add();
    const { columns } = log;
    state.strain.set(person, strain);
    state.episode.set(person, entry);
    state.infections.set(person, Math.min(255, state.infections.get(person) + 1));
    state.earlierInfectionDay.set(person, state.lastInfectionDay.get(person));
    state.earlierInfectionStrain.set(person, state.lastInfectionStrain.get(person));
    state.lastInfectionDay.set(person, day);
    state.lastInfectionStrain.set(person, strain);
    columns.person[entry] = person;
    columns.day[entry] = day;
    columns.strain[entry] = strain;
    columns.antibodies[entry] = lasting;
    columns.doses[entry] = state.doses.get(person);
    columns.infections[entry] = state.infections.get(person);
    this.#progression.enter(person, status.infected, day);
    return entry;
  }

  /** What has happened so far; its log goes on with the run. */
  get record(): RunRecord {
    return {
      city: this.#city,
      startDay: this.#settings.startDay,
      dayCount: this.#day,
      strains: strainNames,
      log: this.#parts.log.view(),
    };
  }

  finish(): RunResult {
    this.#collectRecords();
    this.#crew?.close();
    const { effectiveness, doses } = this.#parts;
    const { profile, countsDistricts } = this.#settings;
    const city = this.#city;
    const record = this.record;
    const districtCount = countsDistricts ? city.districts.length : 1;
    const expected = new ExpectedCases(record, this.#settings, "Base", districtCount);
    const inHospital = (district?: number) => hospitalColumns(record, profile, expected, district);
    return runResult({
      record,
      settings: this.#settings,
      expected,
      infections: this.#infections.finish(inHospital()),
      districts: this.#districts.finish(inHospital),
      levels: this.#levels?.finish(this.#day),
      effectiveness: effectiveness?.table(),
      doses: doses.view(),
      adaptive: this.#adaptive,
    });
  }
}

/** The whole run at once. */
export function simulate(city: City, settings: ModelSettings): RunResult {
  const run = new Simulation(city, settings);
  while (!run.isFinished) run.step();
  return run.finish();
}
