// Immunity by antibody levels per strain (model specification 5.2). Levels are stored as they were
// after the last event and decay when they are read (model specification 14.6). What is assumed
// about a strain changes nothing before it appears: levels against strains that are still to come
// are not taken over from a snapshot.
import { lastingProtection, seriouslySickFactorOfAntibodies } from "../../disease/severity.ts";
import {
  halfLifeOf,
  igaFactor,
  igaProtection,
  immuneResponse,
  infectorFactor,
  levelAfterEvent,
  refreshFactors,
  remainingShare,
  targetFactor,
} from "../../immunity/antibodies.ts";
import { doseEvent, eventCount, infectionEvent, levelIndex } from "../../immunity/initialLevels.ts";
import { strainCount } from "../../immunity/strains.ts";
import { itemKey, key, stream, uniform } from "../../random/counterRandom.ts";
import type { ImmunitySettings } from "../../settings.ts";
import type { GrowingDoseLog } from "../results/doseLog.ts";
import type { GrowingLog } from "../results/infectionLog.ts";
import type { Memory } from "../state/memory.ts";
import type { RunState } from "../state/state.ts";
import type { Protection } from "./protection.ts";

/** Days for which bounds of susceptibility are valid; packed as strain and parts of 1. */
const boundDays = 16;
/** So that every strain plus 1 fits. */
const strainBits = 32 - Math.clz32(strainCount);
const strainMask = (1 << strainBits) - 1;
const boundParts = 0xffff >> strainBits;
/** Events whose people are asked for in one go. */
const batchSize = 256;

export class AntibodyProtection implements Protection {
  readonly #state: RunState;
  readonly #settings: ImmunitySettings;
  readonly #infections: GrowingLog;
  readonly #doses: GrowingDoseLog;
  /** Strains that come at some time, one column each among the levels of a person. */
  readonly #strains: readonly number[];
  readonly #width: number;
  /** Column by strain, -1 for those that never come. */
  readonly #columnOf: Int8Array;
  /** By column: 1 once the strain has appeared. */
  readonly #isKnown: Uint8Array;
  /** By column, for strains that have appeared: current sum of all levels by class of half-life. */
  readonly #sums: Float64Array;
  /** By event and column. */
  readonly #initial: Float64Array;
  /** Those that present levels were computed with; a snapshot brings those of the saved run. */
  readonly #used: Float64Array;
  /** By person: after the last event against each strain, then the highest ever. */
  readonly #levels: Float32Array;
  /** Entries of both logs that have taken effect. */
  readonly #applied: Uint32Array;
  /** Share of a level that is left after some days, by class of half-life. */
  readonly #remaining: readonly [Float64Array, Float64Array];
  /** Share of the highest level that still protects from serious disease after some days. */
  readonly #lasting: Float64Array;
  /** Protection of the mucous membranes some days after an infection. */
  readonly #iga: Float64Array | undefined;
  readonly #responses: Responses;
  /**
   * Bounds of susceptibility asked for in these days: strain plus 1, then the bound. 0 after an
   * event.
   */
  readonly #bounds: Uint16Array;
  /** Written so that memory is really read in advance. */
  touched = 0;

  constructor(
    memory: Memory,
    state: RunState,
    settings: ImmunitySettings,
    strains: readonly number[],
    infections: GrowingLog,
    doses: GrowingDoseLog,
    seed: number,
    dayCount: number,
  ) {
    this.#state = state;
    this.#settings = settings;
    this.#infections = infections;
    this.#doses = doses;
    const people = state.personCount;
    const names = strains.map(String);
    this.#strains = strains;
    this.#width = strains.length;
    this.#columnOf = Int8Array.from({ length: strainCount }, (_, strain) =>
      strains.indexOf(strain),
    );
    this.#isKnown = memory.u8Columns("known strains", names, 1);
    this.#sums = memory.f64Columns("antibody sums", names, 2);
    this.#initial = Float64Array.from({ length: eventCount * strains.length }, (_, place) => {
      const event = Math.floor(place / strains.length);
      return settings.initialLevels[levelIndex(event, strains[place % strains.length] ?? 0)] ?? 0;
    });
    this.#used = memory.f64Columns("initial levels", names, eventCount);
    const highest = strains.map((strain) => `highest ${strain}`);
    this.#levels = memory.f32Columns("antibodies", [...names, ...highest], people);
    this.#applied = memory.u32("applied immunity events", 2);
    const { halfLifeDays, halfLifeFactorForInfected, responseSigma, iga } = settings;
    const byDays = (share: (days: number) => number) =>
      Float64Array.from({ length: dayCount + boundDays + 1 }, (_, days) => share(days));
    const decay = (halfLife: number) => byDays((days) => remainingShare(days, halfLife));
    this.#remaining = [decay(halfLifeDays), decay(halfLifeDays * halfLifeFactorForInfected)];
    this.#lasting = byDays(lastingProtection);
    this.#iga = iga && byDays((days) => igaProtection(days, iga.days));
    this.#responses = new Responses(responseSigma, key(seed, stream.immuneResponse), people);
    this.#bounds = memory.u16("bounds of susceptibility", people);
  }

  #levelOn(person: number, column: number, day: number): number {
    const level = this.#levels[2 * person * this.#width + column] ?? 0;
    if (level === 0) return 0;
    const days = day - this.#state.immunityDay.get(person);
    return level * (this.#remaining[this.#state.isLongImmune.get(person) === 1 ? 1 : 0][days] ?? 0);
  }

  target(person: number, strain: number, day: number): number {
    if (this.#state.immunityDay.get(person) === 0) return 1;
    const column = this.#columnOf[strain] ?? -1;
    const { beta } = this.#settings;
    const factor = column < 0 ? 1 : targetFactor(this.#levelOn(person, column, day), beta);
    return this.#iga ? factor * this.#igaFactor(person, strain, day, this.#iga) : factor;
  }

  targetBound(person: number, strain: number, day: number): number {
    const stored = this.#bounds[person] ?? 0;
    if ((stored & strainMask) === strain + 1) return (stored >> strainBits) / boundParts;
    // Immunity only wanes until the next event.
    const last = day - (day % boundDays) + boundDays - 1;
    const bound = Math.ceil(this.target(person, strain, last) * boundParts);
    this.#bounds[person] = (bound << strainBits) | (strain + 1);
    return bound / boundParts;
  }

  /** The stronger of what the last two infections leave. */
  #igaFactor(person: number, strain: number, day: number, iga: Float64Array): number {
    const { infections, lastInfectionDay, lastInfectionStrain } = this.#state;
    const count = infections.get(person);
    if (count === 0) return 1;
    const ofLast = iga[day - lastInfectionDay.get(person)] ?? 0;
    const last = igaFactor(strain, lastInfectionStrain.get(person), ofLast);
    if (count === 1) return last;
    const { earlierInfectionDay, earlierInfectionStrain } = this.#state;
    const ofEarlier = iga[day - earlierInfectionDay.get(person)] ?? 0;
    return Math.min(last, igaFactor(strain, earlierInfectionStrain.get(person), ofEarlier));
  }

  infector(person: number): number {
    return this.#state.infectivity.get(person);
  }

  symptoms(): number {
    return 1;
  }

  seriouslySick(person: number): number {
    const { strain, doses } = this.#state;
    const code = strain.get(person);
    const { beta } = this.#settings;
    return seriouslySickFactorOfAntibodies(
      this.#lastingAtInfection(person),
      doses.get(person),
      code,
      beta,
    );
  }

  /** Before the present infection, which adds to the level only the day after. */
  #lastingAtInfection(person: number): number {
    const episode = this.#state.episode.get(person);
    return this.#infections.columns.antibodies[episode] ?? 0;
  }

  noteInfection(person: number, strain: number, day: number): number {
    const column = this.#columnOf[strain] ?? -1;
    if (column < 0) return 0;
    if (this.#isKnown[column] === 0) this.#introduce(column, day);
    const level = this.#levelOn(person, column, day);
    this.#state.infectivity.set(person, infectorFactor(level, this.#settings.beta));
    const highest = this.#levels[(2 * person + 1) * this.#width + column] ?? 0;
    if (highest === 0) return 0;
    return highest * (this.#lasting[day - this.#state.immunityDay.get(person)] ?? 0);
  }

  advance(day: number): void {
    if (day === 1) this.#used.set(this.#initial);
    if (day % boundDays === 0) this.#bounds.fill(0);
    const sums = this.#sums;
    for (let place = 0; place < sums.length; place++) {
      sums[place] = (sums[place] ?? 0) * (this.#remaining[place < this.#width ? 0 : 1][1] ?? 1);
    }
    const doses = this.#doses.view();
    this.#applyAll(doses.person, doses.vaccine, doseEvent(0), this.#applied[0] ?? 0, day);
    this.#applied[0] = doses.count;
    const { person, strain } = this.#infections.columns;
    const count = this.#infections.count;
    const infected = person.subarray(0, count);
    this.#applyAll(infected, strain, infectionEvent(0), this.#applied[1] ?? 0, day);
    this.#applied[1] = count;
  }

  /** Entries of a log from a given one on: people and kinds of events. */
  #applyAll(
    people: Uint32Array,
    kinds: Uint8Array,
    firstEvent: number,
    from: number,
    day: number,
  ): void {
    const levels = this.#levels;
    const width = this.#width;
    for (let first = from; first < people.length; first += batchSize) {
      const end = Math.min(people.length, first + batchSize);
      // Memory is asked for in advance; the sum keeps the engine from leaving it out.
      this.#state.records.touch(people, first, end);
      let sum = 0;
      for (let entry = first; entry < end; entry++) {
        const person = people[entry] ?? 0;
        sum += levels[2 * person * width] ?? 0;
        this.#responses.draw(person);
      }
      this.touched = sum;
      for (let entry = first; entry < end; entry++) {
        this.#apply(people[entry] ?? 0, firstEvent + (kinds[entry] ?? 0), day);
      }
    }
  }

  #apply(person: number, event: number, day: number): void {
    const { infections, doses, isLongImmune, immunityDay } = this.#state;
    const levels = this.#levels;
    const initial = this.#initial;
    const sums = this.#sums;
    const isKnown = this.#isKnown;
    const width = this.#width;
    const before = isLongImmune.get(person) === 1 ? 1 : 0;
    const after = isLong(infections.get(person), doses.get(person)) ? 1 : 0;
    const response = this.#responses.drawn[person] ?? 0;
    const refresh = refreshFactors[event] ?? 1;
    const share = this.#remaining[before][day - immunityDay.get(person)] ?? 0;
    const row = 2 * person * width;
    for (let column = 0; column < width; column++) {
      const old = (levels[row + column] ?? 0) * share;
      const level = levelAfterEvent(old, refresh, initial[event * width + column] ?? 0, response);
      levels[row + column] = level;
      if (isKnown[column] === 1) {
        sums[before * width + column] = (sums[before * width + column] ?? 0) - old;
        sums[after * width + column] = (sums[after * width + column] ?? 0) + level;
      }
      const highest = row + width + column;
      if (level > (levels[highest] ?? 0)) levels[highest] = level;
    }
    isLongImmune.set(person, after);
    immunityDay.set(person, day);
    this.#bounds[person] = 0;
  }

  /** A strain appears today: its sums begin. */
  #introduce(column: number, day: number): void {
    this.#isKnown[column] = 1;
    const sums = Float64Array.of(0, 0);
    for (let person = 0; person < this.#state.personCount; person++) {
      const long = this.#state.isLongImmune.get(person) === 1 ? 1 : 0;
      sums[long] = (sums[long] ?? 0) + this.#levelOn(person, column, day);
    }
    this.#sums[column] = sums[0] ?? 0;
    this.#sums[this.#width + column] = sums[1] ?? 0;
  }

  resume(): void {
    const levels = this.#levels;
    const width = this.#width;
    this.#strains.forEach((strain, column) => {
      if (this.#isKnown[column] === 1 || this.#isAsSaved(column)) return;
      const reached = this.#replay(strain);
      for (let person = 0; person < this.#state.personCount; person++) {
        levels[2 * person * width + column] = reached[2 * person] ?? 0;
        levels[(2 * person + 1) * width + column] = reached[2 * person + 1] ?? 0;
      }
    });
    this.#used.set(this.#initial);
  }

  /** Whether levels against a strain are computed as in the saved run. */
  #isAsSaved(column: number): boolean {
    return this.#initial.every(
      (level, place) => place % this.#width !== column || level === this.#used[place],
    );
  }

  /** By person, side by side: level against a strain after the last event, and the highest ever. */
  #replay(strain: number): Float32Array {
    const [doseCount = 0, infectionCount = 0] = this.#applied;
    const { initialLevels } = this.#settings;
    const doses = this.#doses.view();
    const infections = this.#infections.columns;
    const responses = this.#responses;
    const { drawn } = responses;
    const reached = new Float32Array(2 * this.#state.personCount);
    // Of a person: day of the last event, infections and doses so far.
    const history = new Uint32Array(this.#state.personCount);
    let dose = 0;
    let infection = 0;
    while (dose < doseCount || infection < infectionCount) {
      // Both logs ascend; on one day doses come first, as they do in the run.
      const isDose =
        dose < doseCount &&
        (infection >= infectionCount || (doses.day[dose] ?? 0) <= (infections.day[infection] ?? 0));
      const log = isDose ? doses : infections;
      const entry = isDose ? dose++ : infection++;
      const event = isDose
        ? doseEvent(doses.vaccine[entry] ?? 0)
        : infectionEvent(infections.strain[entry] ?? 0);
      const on = (log.day[entry] ?? 0) + 1;
      const person = log.person[entry] ?? 0;
      responses.draw(person);
      const past = history[person] ?? 0;
      const infectionsBefore = (past >>> 8) & 0xff;
      const dosesBefore = past & 0xff;
      const share =
        this.#remaining[isLong(infectionsBefore, dosesBefore) ? 1 : 0][on - (past >>> 16)] ?? 0;
      const level = levelAfterEvent(
        (reached[2 * person] ?? 0) * share,
        refreshFactors[event] ?? 1,
        initialLevels[levelIndex(event, strain)] ?? 0,
        drawn[person] ?? 0,
      );
      reached[2 * person] = level;
      if (level > (reached[2 * person + 1] ?? 0)) reached[2 * person + 1] = level;
      const counts = isDose
        ? (infectionsBefore << 8) | Math.min(255, dosesBefore + 1)
        : (Math.min(255, infectionsBefore + 1) << 8) | dosesBefore;
      history[person] = (on << 16) | counts;
    }
    return reached;
  }

  meanLevels(): Float64Array {
    const people = this.#state.personCount;
    const means = new Float64Array(strainCount);
    this.#strains.forEach((strain, column) => {
      const isKnown = this.#isKnown[column] === 1;
      const sum = (this.#sums[column] ?? 0) + (this.#sums[this.#width + column] ?? 0);
      means[strain] = isKnown ? sum / people : 0;
    });
    return means;
  }
}

/** Half-life 1, or 2 where it is the longer one. */
function isLong(infections: number, doses: number): boolean {
  return halfLifeOf(infections, doses, 1, 2) === 2;
}

/** The response of each person, drawn when it is first needed. */
class Responses {
  readonly #response: (uniform: number) => number;
  readonly #key: number;
  /** 0 where it has not been needed. */
  readonly drawn: Float64Array;

  constructor(sigma: number, responseKey: number, people: number) {
    this.#response = immuneResponse(sigma);
    this.#key = responseKey;
    this.drawn = new Float64Array(people);
  }

  draw(person: number): void {
    if (this.drawn[person] !== 0) return;
    this.drawn[person] = this.#response(uniform(itemKey(this.#key, person), 0));
  }
}
