// Doses of a day (model specification 6.8): first doses, then boosters, then campaigns, up to what
// there is.
import type { City } from "../../city/city.ts";
import { countsAsVaccinated, daysToFullEffect, isBoosted } from "../../immunity/vaccineCurves.ts";
import { vaccine } from "../../immunity/vaccines.ts";
import { itemKey, key, stream, uniform } from "../../random/counterRandom.ts";
import type { ModelSettings, VaccinationSettings } from "../../settings.ts";
import { byDay } from "../byDay.ts";
import { status } from "../disease/status.ts";
import type { GrowingDoseLog } from "../results/doseLog.ts";
import { roundedByChance } from "../rounding.ts";
import type { Census } from "../state/census.ts";
import type { Memory } from "../state/memory.ts";
import type { RunState } from "../state/state.ts";
import { Boosters } from "./boosters.ts";
import { Campaigns } from "./campaigns.ts";
import { FirstDoses } from "./firstDoses.ts";

/** Days after recovery before which nobody is vaccinated. */
const daysAfterRecovery = 180;

export class Vaccination {
  readonly #settings: VaccinationSettings;
  readonly #state: RunState;
  readonly #log: GrowingDoseLog;
  readonly #census: Census;
  readonly #seed: number;
  readonly #startDay: number;
  readonly #typeKey: number;
  /** Doses of the full-size city become agents: the surroundings are vaccinated as well. */
  readonly #scale: number;
  readonly #firstDoses: FirstDoses;
  readonly #boosters: Boosters;
  readonly #campaigns: Campaigns;
  /** By kind of vaccine: doses given, and log entries whose full effect has been counted. */
  readonly #progress: Uint32Array;

  constructor(
    memory: Memory,
    city: City,
    state: RunState,
    log: GrowingDoseLog,
    census: Census,
    settings: VaccinationSettings,
    { seed, startDay }: Pick<ModelSettings, "seed" | "startDay">,
  ) {
    this.#settings = settings;
    this.#state = state;
    this.#log = log;
    this.#census = census;
    this.#seed = seed;
    this.#startDay = startDay;
    this.#typeKey = key(seed, stream.vaccination, 1);
    this.#scale = (city.sample * city.personCount) / Math.max(1, city.residentCount);
    this.#firstDoses = new FirstDoses(memory, city, state, settings, seed);
    this.#boosters = new Boosters(memory, state, settings.boosterAfterDays);
    this.#campaigns = new Campaigns(memory, city, state, settings.campaigns, seed);
    this.#progress = memory.u32("vaccination progress", 3);
  }

  advance(day: number): void {
    this.#markFullEffects(day);
    const { doses, boosters, quotas, totalDoses } = this.#settings;
    const calendarDay = this.#startDay + day - 1;
    const left = () => Math.max(0, Math.floor(totalDoses * this.#scale) - (this.#progress[0] ?? 0));
    const isEligible = (person: number) => this.#eligibleFrom(person, day) <= day;
    const eligibleFrom = (person: number) => this.#eligibleFrom(person, day);
    const giveFirst = (person: number) => this.#firstDose(person, day);
    if (quotas.length > 0) {
      this.#firstDoses.byQuotas(day, left(), eligibleFrom, giveFirst);
    } else {
      const capacity = Math.min(left(), this.#rounded(byDay(doses, day), day, 0));
      this.#firstDoses.byCapacity(day, capacity, eligibleFrom, giveFirst);
    }
    const boosterCapacity = this.#rounded(byDay(boosters, day), day, 1);
    this.#boosters.give(day, Math.min(left(), boosterCapacity), isEligible, (person) =>
      this.#dose(person, vaccine.mRNA, day),
    );
    this.#campaigns.give(
      day,
      calendarDay,
      this.#scale,
      (person) => this.#isSusceptible(person),
      (person, type) => {
        if (this.#state.doses.get(person) === 0) this.#firstDoses.noteOutOfTurn();
        this.#dose(person, type, day);
      },
    );
  }

  #rounded(expected: number, day: number, purpose: number): number {
    return roundedByChance(
      expected * this.#scale,
      uniform(key(this.#seed, stream.vaccination, 2, day), purpose),
    );
  }

  #isSusceptible(person: number): boolean {
    return this.#state.status[person] === status.susceptible;
  }

  /** A day, today or later, before which a person may not be vaccinated. */
  #eligibleFrom(person: number, day: number): number {
    const now = this.#state.status[person];
    // Who is infected today recovers tomorrow at the earliest.
    if (now !== status.susceptible && now !== status.recovered) return day + daysAfterRecovery + 1;
    const recovered = this.#state.recoveredDay.get(person);
    const from = recovered === 0 ? 0 : recovered + daysAfterRecovery + 1;
    return now === status.recovered ? Math.max(day + 1, from) : from;
  }

  #firstDose(person: number, day: number): void {
    const isMRna =
      uniform(itemKey(this.#typeKey, person), 0) < byDay(this.#settings.mRnaShare, day);
    const type = isMRna ? vaccine.mRNA : vaccine.vector;
    this.#dose(person, type, day);
  }

  #dose(person: number, type: number, day: number): void {
    const state = this.#state;
    const number = Math.min(255, state.doses.get(person) + 1);
    state.doses.set(person, number);
    state.lastDoseDay.set(person, day);
    state.lastVaccine.set(person, type);
    state.isBoosted.set(person, isBoosted(number, state.infections.get(person)) ? 1 : 0);
    this.#log.add(person, day, type);
    this.#boosters.note(person, type);
    this.#progress[0] = (this.#progress[0] ?? 0) + 1;
    this.#census.of(person)?.addDose(number);
    if (countsAsVaccinated(number, type, 0)) this.#markVaccinated(person);
  }

  #markVaccinated(person: number): void {
    if (this.#state.isVaccinated.get(person) === 1) return;
    this.#state.isVaccinated.set(person, 1);
    this.#census.of(person)?.markVaccinated(this.#state.status[person] ?? status.susceptible);
  }

  /** First doses reach their full effect in order, each kind of vaccine after its own time. */
  #markFullEffects(day: number): void {
    const log = this.#log.view();
    for (const [place, isVector] of [
      [1, false],
      [2, true],
    ] as const) {
      const wait = daysToFullEffect(isVector ? vaccine.vector : vaccine.mRNA);
      let entry = this.#progress[place] ?? 0;
      let end = entry;
      while (end < log.count && (log.day[end] ?? 0) + wait <= day) end++;
      this.#state.records.touch(log.person, entry, end);
      for (; entry < end; entry++) {
        if ((log.vaccine[entry] === vaccine.vector) !== isVector) continue;
        this.#markVaccinated(log.person[entry] ?? 0);
      }
      this.#progress[place] = entry;
    }
  }
}
