// Measures that follow the incidence (model specification 6.4): restricted when it reaches a
// threshold, open again when it has stayed low for two weeks.
import type { Restrictions } from "../../policy/restrictions.ts";
import type { AdaptivePolicy } from "../../settings.ts";

const week = 7;
const daysToOpen = 14;

export class AdaptiveMeasures {
  readonly #policy: AdaptivePolicy;
  /** Cases with symptoms so far, by day; per person of the city when divided. */
  readonly #cases: Float64Array;
  readonly #people: number;
  /** Groups without values for open times that are restricted now. */
  readonly #limited = new Set<AdaptivePolicy["groups"][number]>();

  /** `cases` is the column of the daily table, which is filled day by day. */
  constructor(policy: AdaptivePolicy, cases: Float64Array, people: number) {
    this.#policy = policy;
    this.#cases = cases;
    this.#people = people;
  }

  /** After the report of a day, which it sees. */
  apply(day: number, calendarDay: number, restrictions: Restrictions): void {
    if (calendarDay < this.#policy.from) return;
    for (const group of this.#policy.groups) {
      const isHigh = this.#incidence(day) >= group.restrictAt;
      const isLow = !isHigh && this.#wasAlwaysBelow(group.openBelow, day);
      if (isHigh) {
        if (group.open) restrictions.apply(group.activities, group.restricted);
        else this.#limited.add(group);
      } else if (isLow) {
        if (group.open) restrictions.apply(group.activities, group.open);
        else this.#limited.delete(group);
      }
      if (!group.open) restrictions.restore(group.activities, day);
    }
    for (const { activities, restricted } of this.#limited)
      restrictions.limit(activities, restricted);
  }

  /** New cases of the last seven days per 100,000. */
  #incidence(day: number): number {
    const now = this.#cases[day - 1] ?? 0;
    const before = this.#cases[day - 1 - week] ?? 0;
    return ((now - before) * 100_000) / this.#people;
  }

  #wasAlwaysBelow(limit: number, day: number): boolean {
    for (let back = 0; back < daysToOpen; back++) {
      if (this.#incidence(day - back) > limit) return false;
    }
    return true;
  }
}
