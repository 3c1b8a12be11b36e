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
  readonly #response: (person: number) => number;

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
    this.#response = responsesOf(responseSigma, key(seed, stream.immuneResponse), people);
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
    for (let entry = this.#applied[0] ?? 0; entry < doses.count; entry++) {
      this.#apply(doses.person[entry] ?? 0, doseEvent(doses.vaccine[entry] ?? 0), day);
    }
    this.#applied[0] = doses.count;
    const { columns, count } = this.#infections;
    for (let entry = this.#applied[1] ?? 0; entry < count; entry++) {
      this.#apply(columns.person[entry] ?? 0, infectionEvent(columns.strain[entry] ?? 0), day);
    }
    this.#applied[1] = count;
  }

  #apply(person: number, event: number, day: number): void {
    const { infections, doses } = this.#state;
    const before = this.#state.isLongImmune.get(person) === 1 ? 1 : 0;
    // Half-life 1, or 2 where it is the longer one.
    const after = halfLifeOf(infections.get(person), doses.get(person), 1, 2) === 2 ? 1 : 0;
    const response = this.#response(person);
    const refresh = refreshFactors[event] ?? 1;
    const days = day - this.#state.immunityDay.get(person);
    const share = this.#remaining[before][days] ?? 0;
    const row = person * this.#width;
    for (const { place, strain, sums } of this.#known) {
      const old = (this.#levels[row + place] ?? 0) * share;
      const initial = this.#settings.initialLevels[levelIndex(event, strain)] ?? 0;
      const level = levelAfterEvent(old, refresh, initial, response);
      sums[before] = (sums[before] ?? 0) - old;
      sums[after] = (sums[after] ?? 0) + level;
      this.#levels[row + place] = level;
      if (level > (this.#highest[row + place] ?? 0)) this.#highest[row + place] = level;
    }
    this.#state.isLongImmune.set(person, after);
    this.#state.immunityDay.set(person, day);
  }

  /** Levels against a strain that appears today, from all events that have taken effect. */
  #introduce(column: Column, day: number): void {
    column.isKnown[0] = 1;
    const people = this.#state.personCount;
    const eventDay = new Uint16Array(people);
    const infectionsOf = new Uint8Array(people);
    const dosesOf = new Uint8Array(people);
    const { strain, place, sums } = column;
    const levels = this.#levels;
    const highest = this.#highest;
    const width = this.#width;
    const isLong = (person: number) =>
      halfLifeOf(infectionsOf[person] ?? 0, dosesOf[person] ?? 0, 1, 2) === 2 ? 1 : 0;
    const apply = (person: number, event: number, eventOn: number, counts: Uint8Array) => {
      const since = eventOn - (eventDay[person] ?? 0);
      const at = person * width + place;
      const old = (levels[at] ?? 0) * (this.#remaining[isLong(person)][since] ?? 0);
      const initial = this.#settings.initialLevels[levelIndex(event, strain)] ?? 0;
      const next = levelAfterEvent(
        old,
        refreshFactors[event] ?? 1,
        initial,
        this.#response(person),
      );
      levels[at] = next;
      if (next > (highest[at] ?? 0)) highest[at] = next;
      eventDay[person] = eventOn;
      counts[person] = Math.min(255, (counts[person] ?? 0) + 1);
    };
    // Both logs ascend; on one day doses come first, as they do in the run.
    const doses = this.#doses.view();
    const infections = this.#infections.view();
    let infection = 0;
    const infectionsBefore = (limit: number) => {
      for (; infection < (this.#applied[1] ?? 0); infection++) {
        const on = infections.day[infection] ?? 0;
        if (on >= limit) return;
        const event = infectionEvent(infections.strain[infection] ?? 0);
        apply(infections.person[infection] ?? 0, event, on + 1, infectionsOf);
      }
    };
    for (let dose = 0; dose < (this.#applied[0] ?? 0); dose++) {
      const on = doses.day[dose] ?? 0;
      infectionsBefore(on);
      apply(doses.person[dose] ?? 0, doseEvent(doses.vaccine[dose] ?? 0), on + 1, dosesOf);
    }
    infectionsBefore(0xffff);
    for (let person = 0; person < people; person++) {
      if ((levels[person * width + place] ?? 0) === 0) continue;
      const long = this.#state.isLongImmune.get(person) === 1 ? 1 : 0;
      sums[long] = (sums[long] ?? 0) + this.#levelOn(person, column, day);
    }
  }

  meanLevels(): Float64Array {
    const people = this.#state.personCount;
    return Float64Array.from(this.#columns, (column) =>
      column ? ((column.sums[0] ?? 0) + (column.sums[1] ?? 0)) / people : 0,
    );
  }
}

/** The response of each person, drawn when it is first asked for. */
function responsesOf(
  sigma: number,
  responseKey: number,
  people: number,
): (person: number) => number {
  if (!(sigma > 0)) return () => 1;
  const draw = immuneResponse(sigma);
  const drawn = new Float64Array(people);
  return (person) => {
    const known = drawn[person] ?? 0;
    if (known > 0) return known;
    const response = draw(uniform(itemKey(responseKey, person), 0));
    drawn[person] = response;
    return response;
  };
}
