// Immunity by antibody levels per strain (5.2). Levels are stored as they were after the last event and decay when they are read (14.6). A strain gets
// its levels when it first appears, from everything that has happened until then: what is assumed about it changes nothing before.
import {
  criticalFactorOfAntibodies,
  seriouslySickFactorOfAntibodies,
} from "../../disease/severity.ts";
import {
  halfLifeOf,
  igaFactor,
  immuneResponse,
  infectorFactor,
  levelAfterEvent,
  refreshFactors,
  remainingShare,
  targetFactor,
} from "../../immunity/antibodies.ts";
import { doseEvent, infectionEvent, levelIndex } from "../../immunity/initialLevels.ts";
import { strainCount } from "../../immunity/strains.ts";
import { itemKey, key, stream, uniform } from "../../random/counterRandom.ts";
import type { ImmunitySettings } from "../../settings.ts";
import type { GrowingDoseLog } from "../doseLog.ts";
import type { GrowingLog } from "../infectionLog.ts";
import type { Memory } from "../memory.ts";
import type { RunState } from "../state.ts";
import type { Protection } from "./protection.ts";

/** Events whose people are asked for in one go. */
const batchSize = 256;

/** A strain of the run: its column among the levels of a person. */
interface Column {
  readonly strain: number;
  readonly place: number;
  /** Sums of all levels by class of half-life, up to date. */
  readonly sums: Float64Array;
  /** 1 once the strain has appeared. */
  readonly isKnown: Uint8Array;
}

export class AntibodyProtection implements Protection {
  readonly #state: RunState;
  readonly #settings: ImmunitySettings;
  readonly #infections: GrowingLog;
  readonly #doses: GrowingDoseLog;
  /** By strain; undefined for those that never come. */
  readonly #columns: (Column | undefined)[];
  /** Of strains that have appeared. */
  #known: readonly Column[] = [];
  readonly #width: number;
  /** After the last event, and the highest ever: the strains of a person side by side. */
  readonly #levels: Float32Array;
  readonly #highest: Float32Array;
  /** Entries of both logs that have taken effect. */
  readonly #applied: Uint32Array;
  /** Share of a level that is left after some days, by class of half-life. */
  readonly #remaining: readonly [Float64Array, Float64Array];
  readonly #responses: Responses;
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
    this.#columns = Array.from({ length: strainCount }, (_, strain) => {
      const place = strains.indexOf(strain);
      if (place < 0) return undefined;
      return {
        strain,
        place,
        sums: memory.f64(`antibody sums ${strain}`, 2),
        isKnown: memory.u8(`is known ${strain}`, 1),
      };
    });
    const names = strains.map(String);
    this.#width = strains.length;
    this.#levels = memory.f32Columns("antibodies", names, people);
    this.#highest = memory.f32Columns("highest antibodies", names, people);
    this.#applied = memory.u32("applied immunity events", 2);
    const { halfLifeDays, halfLifeFactorForInfected, responseSigma } = settings;
    const decay = (halfLife: number) =>
      Float64Array.from({ length: dayCount + 2 }, (_, days) => remainingShare(days, halfLife));
    this.#remaining = [decay(halfLifeDays), decay(halfLifeDays * halfLifeFactorForInfected)];
    this.#responses = new Responses(responseSigma, key(seed, stream.immuneResponse), people);
  }

  #levelOn(person: number, { place }: Column, day: number): number {
    const level = this.#levels[person * this.#width + place] ?? 0;
    if (level === 0) return 0;
    const days = day - this.#state.immunityDay.get(person);
    return level * (this.#remaining[this.#state.isLongImmune.get(person) === 1 ? 1 : 0][days] ?? 0);
  }

  target(person: number, strain: number, day: number): number {
    if (this.#state.immunityDay.get(person) === 0) return 1;
    const column = this.#columns[strain];
    const { beta, iga } = this.#settings;
    const factor = column ? targetFactor(this.#levelOn(person, column, day), beta) : 1;
    return iga ? factor * this.#igaFactor(person, strain, day, iga.days) : factor;
  }

  /** The stronger of what the last two infections leave. */
  #igaFactor(person: number, strain: number, day: number, period: number): number {
    const { infections, lastInfectionDay, lastInfectionStrain } = this.#state;
    const count = infections.get(person);
    if (count === 0) return 1;
    const lastDays = day - lastInfectionDay.get(person);
    const last = igaFactor(strain, lastInfectionStrain.get(person), lastDays, period);
    if (count === 1) return last;
    const { earlierInfectionDay, earlierInfectionStrain } = this.#state;
    const earlierDays = day - earlierInfectionDay.get(person);
    return Math.min(
      last,
      igaFactor(strain, earlierInfectionStrain.get(person), earlierDays, period),
    );
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
      this.#highestAtInfection(person),
      doses.get(person),
      code,
      beta,
    );
  }

  critical(person: number): number {
    const { strain, doses } = this.#state;
    return criticalFactorOfAntibodies(
      this.#highestAtInfection(person),
      doses.get(person),
      strain.get(person),
      this.#settings.beta,
    );
  }

  /** Before the present infection, which adds to the level only the day after. */
  #highestAtInfection(person: number): number {
    const episode = this.#state.episode.get(person);
    return this.#infections.columns.antibodies[episode] ?? 0;
  }

  noteInfection(person: number, strain: number, day: number): number {
    const column = this.#columns[strain];
    if (!column) return 0;
    if (column.isKnown[0] === 0) this.#introduce(column, day);
    const level = this.#levelOn(person, column, day);
    this.#state.infectivity.set(person, infectorFactor(level, this.#settings.beta));
    return this.#highest[person * this.#width + column.place] ?? 0;
  }

  advance(day: number): void {
    this.#known = this.#columns.flatMap((column) => (column?.isKnown[0] === 1 ? [column] : []));
    for (const { sums } of this.#known) {
      for (const long of [0, 1] as const) {
        sums[long] = (sums[long] ?? 0) * (this.#remaining[long][1] ?? 1);
      }
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

  /** Entries of a log from one on: people, and their events by kind, counted from the first event of the log. */
  #applyAll(
    people: Uint32Array,
    kinds: Uint8Array,
    firstEvent: number,
    from: number,
    day: number,
  ): void {
    const levels = this.#levels;
    const highest = this.#highest;
    const width = this.#width;
    for (let first = from; first < people.length; first += batchSize) {
      const end = Math.min(people.length, first + batchSize);
      // Memory is asked for in advance; the sum keeps the engine from leaving it out.
      this.#state.records.touch(people, first, end);
      let sum = 0;
      for (let entry = first; entry < end; entry++) {
        const row = (people[entry] ?? 0) * width;
        sum += (levels[row] ?? 0) + (highest[row] ?? 0);
      }
      this.touched = sum;
      for (let entry = first; entry < end; entry++) {
        this.#apply(people[entry] ?? 0, firstEvent + (kinds[entry] ?? 0), day);
      }
    }
  }

  #apply(person: number, event: number, day: number): void {
    const { infections, doses, isLongImmune, immunityDay } = this.#state;
    const { initialLevels } = this.#settings;
    const levels = this.#levels;
    const highest = this.#highest;
    const known = this.#known;
    const before = isLongImmune.get(person) === 1 ? 1 : 0;
    const after = isLong(infections.get(person), doses.get(person)) ? 1 : 0;
    const response = this.#responses.of(person);
    const refresh = refreshFactors[event] ?? 1;
    const share = this.#remaining[before][day - immunityDay.get(person)] ?? 0;
    const row = person * this.#width;
    for (let column = 0; column < known.length; column++) {
      const { place, strain, sums } = known[column] as Column;
      const old = (levels[row + place] ?? 0) * share;
      const initial = initialLevels[levelIndex(event, strain)] ?? 0;
      const level = levelAfterEvent(old, refresh, initial, response);
      sums[before] = (sums[before] ?? 0) - old;
      sums[after] = (sums[after] ?? 0) + level;
      levels[row + place] = level;
      if (level > (highest[row + place] ?? 0)) highest[row + place] = level;
    }
    isLongImmune.set(person, after);
    immunityDay.set(person, day);
  }

  /** Levels against a strain that appears today, from all events that have taken effect. */
  #introduce(column: Column, day: number): void {
    column.isKnown[0] = 1;
    const { strain, place, sums } = column;
    const levels = this.#levels;
    const highest = this.#highest;
    const width = this.#width;
    const reached = this.#replay(strain);
    for (let person = 0; person < this.#state.personCount; person++) {
      const level = reached[2 * person] ?? 0;
      if (level === 0) continue;
      levels[person * width + place] = level;
      highest[person * width + place] = reached[2 * person + 1] ?? 0;
      const long = this.#state.isLongImmune.get(person) === 1 ? 1 : 0;
      sums[long] = (sums[long] ?? 0) + this.#levelOn(person, column, day);
    }
  }

  /** By person, side by side: level against a strain after the last event, and the highest ever. */
  #replay(strain: number): Float32Array {
    const [doseCount = 0, infectionCount = 0] = this.#applied;
    const { initialLevels } = this.#settings;
    const doses = this.#doses.view();
    const infections = this.#infections.columns;
    const responses = this.#responses;
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
      const past = history[person] ?? 0;
      const infectionsBefore = (past >>> 8) & 0xff;
      const dosesBefore = past & 0xff;
      const share =
        this.#remaining[isLong(infectionsBefore, dosesBefore) ? 1 : 0][on - (past >>> 16)] ?? 0;
      const level = levelAfterEvent(
        (reached[2 * person] ?? 0) * share,
        refreshFactors[event] ?? 1,
        initialLevels[levelIndex(event, strain)] ?? 0,
        responses.of(person),
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
    return Float64Array.from(this.#columns, (column) =>
      column ? ((column.sums[0] ?? 0) + (column.sums[1] ?? 0)) / people : 0,
    );
  }
}

/** Half-life 1, or 2 where it is the longer one. */
function isLong(infections: number, doses: number): boolean {
  return halfLifeOf(infections, doses, 1, 2) === 2;
}

/** The response of each person, drawn when it is first asked for. */
class Responses {
  readonly #draw: (uniform: number) => number;
  readonly #key: number;
  /** 0 where nobody has asked. */
  readonly #drawn: Float64Array;

  constructor(sigma: number, responseKey: number, people: number) {
    this.#draw = immuneResponse(sigma);
    this.#key = responseKey;
    this.#drawn = new Float64Array(people);
  }

  of(person: number): number {
    const known = this.#drawn[person] ?? 0;
    if (known > 0) return known;
    const response = this.#draw(uniform(itemKey(this.#key, person), 0));
    this.#drawn[person] = response;
    return response;
  }
}
