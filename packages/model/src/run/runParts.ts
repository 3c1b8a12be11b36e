// What the run and its helping threads need to search for infections: the same objects over the
// same memory.
import type { City } from "../city/city.ts";
import { maskTables } from "../policy/masks.ts";
import type { ModelSettings } from "../settings.ts";
import { stepOn } from "./byDay.ts";
import type { ContactDay } from "./contacts/contactDay.ts";
import { Participation } from "./contacts/participation.ts";
import { People } from "./contacts/people.ts";
import type { CrewDay } from "./crew/dayBlock.ts";
import { AntibodyProtection } from "./protection/antibodyProtection.ts";
import { CurveProtection } from "./protection/curveProtection.ts";
import type { Protection } from "./protection/protection.ts";
import { GrowingDoseLog } from "./results/doseLog.ts";
import { EffectivenessRecord } from "./results/effectivenessRecord.ts";
import { GrowingLog } from "./results/infectionLog.ts";
import type { Memory } from "./state/memory.ts";
import { RunState } from "./state/state.ts";

export class RunParts {
  readonly city: City;
  readonly settings: ModelSettings;
  readonly memory: Memory;
  readonly state: RunState;
  /** Strains that come into the city at some time. */
  readonly strains: readonly number[];
  readonly protection: Protection;
  readonly people: People;
  readonly effectiveness: EffectivenessRecord | undefined;
  /** Empty but for the run itself. */
  readonly log = new GrowingLog();
  readonly doses = new GrowingDoseLog();

  /** `member` is the number of a helping thread, which keeps records of its own. */
  constructor(city: City, settings: ModelSettings, memory: Memory, member?: number) {
    const { dayCount, vaccination } = settings;
    this.city = city;
    this.settings = settings;
    this.memory = memory;
    this.state = new RunState(memory, city.personCount, dayCount);
    this.strains = strainsOf(settings);
    this.protection = this.#makeProtection();
    this.people = new People(city, this.state, settings, this.protection);
    this.effectiveness =
      vaccination && new EffectivenessRecord(memory, this.state, this.strains, dayCount, member);
  }

  #makeProtection(): Protection {
    const { profile, immunity, seed, dayCount } = this.settings;
    if (profile === "cologne2022") {
      return new AntibodyProtection(
        this.memory,
        this.state,
        immunity,
        this.strains,
        this.log,
        this.doses,
        seed,
        dayCount,
      );
    }
    const natural = profile === "berlin2021" ? immunity.natural : undefined;
    return new CurveProtection(this.state, immunity.vaccineEffects, natural, dayCount);
  }
}

function strainsOf({ imports }: ModelSettings): readonly number[] {
  const strains = imports
    .filter(({ perDay }) => perDay.some((count) => count > 0))
    .map(({ strain }) => strain);
  return [...new Set(strains)].sort((a, b) => a - b);
}

/** Who does what and meets whom on a day with these measures. */
export function contactDayOf(
  { city, settings, state, people, protection, effectiveness }: RunParts,
  { day, template: number, tables }: CrewDay,
): ContactDay {
  const { seed, startDay, reseeds, theta, maskTable, skippedActivity, contacts } = settings;
  const template = city.templates[number];
  const hasPass = (person: number) => people.hasPass(person, day);
  const participation = new Participation(city, template, tables, seed, day, hasPass);
  return {
    city,
    template,
    state,
    tables,
    contacts,
    participation,
    people,
    protection,
    masks: maskTables[maskTable],
    theta,
    seed: stepOn(reseeds, startDay + day - 1) ?? seed,
    day,
    staysHome: skippedActivity === "home" && !participation.isEverythingOpen,
    effectiveness,
  };
}
