// Two days that are not in the log: when somebody left intensive care, and when immunity ended.
// Both depend on person and infection alone, so they are drawn again (run/disease/progression.ts).
import { notReached } from "@episcope/common";
import { type DurationLaw, duration } from "../../disease/durations.ts";
import {
  immuneFor,
  strainFamily,
  type Transitions,
  transitions,
} from "../../disease/transitions.ts";
import { itemKey, key, stream, uniform } from "../../random/counterRandom.ts";
import { status } from "../../run/disease/status.ts";
import type { InfectionLog } from "../../run/results/infectionLog.ts";
import type { ModelSettings } from "../../settings.ts";

/** Draws of an infection from this number on are durations, by the state that follows. */
const durationDraw = 8;

export type Course = Pick<ModelSettings, "profile" | "seed" | "disease">;

function transitionsOf({ profile, disease: { daysImmune } }: Course): Transitions {
  const ofProfile = transitions[profile];
  return profile === "classic2020" && daysImmune !== undefined
    ? { ...ofProfile, recoveredToSusceptible: immuneFor(daysImmune) }
    : ofProfile;
}

export class UnloggedDays {
  readonly #log: InfectionLog;
  readonly #key: number;
  readonly #transitions: Transitions;

  constructor(log: InfectionLog, course: Course) {
    this.#log = log;
    this.#key = key(course.seed, stream.progression);
    this.#transitions = transitionsOf(course);
  }

  /** Or never. */
  afterCritical(infection: number): number {
    const { criticalToAfterCritical } = this.#transitions;
    const since = this.#log.criticalDay[infection] ?? notReached;
    const family = strainFamily(this.#log.strain[infection] ?? 0);
    return this.#after(infection, since, criticalToAfterCritical[family], status.afterCritical, 0);
  }

  /** Or never. */
  susceptible(infection: number): number {
    const { recoveredToSusceptible } = this.#transitions;
    const since = this.#log.recoveredDay[infection] ?? notReached;
    return this.#after(infection, since, recoveredToSusceptible, status.susceptible, 1);
  }

  #after(infection: number, day: number, law: DurationLaw, to: number, least: number): number {
    if (day === notReached) return notReached;
    const person = this.#log.person[infection] ?? 0;
    const number = this.#log.infections[infection] ?? 0;
    const draw = uniform(itemKey(itemKey(this.#key, person), number), durationDraw + to);
    return Math.min(notReached, day + Math.max(least, duration(law, draw)));
  }
}
