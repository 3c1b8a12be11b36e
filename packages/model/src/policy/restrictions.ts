// What holds on each day: the series of the run, and rules by incidence on top of them.
import { type Activity, activities, activityCode, type ContactSettings } from "../activities.ts";
import { byDay } from "../run/byDay.ts";
import { type DayTables, dayTables } from "../run/contacts/dayTables.ts";
import { maskNotation } from "./masks.ts";
import {
  type RestrictionFieldName,
  type RestrictionSeries,
  type RestrictionsByDay,
  type RestrictionValues,
  restrictionFieldNames,
  restrictionSeries,
  seriesOfField,
  unrestrictedToday,
} from "./restrictionFields.ts";

/** The present restrictions; moves forward in time. */
export class Restrictions {
  readonly #byDay: RestrictionsByDay;
  readonly #contacts: ContactSettings;
  readonly #today = unrestrictedToday();
  /** Cells of the restrictions table, as long as they hold. */
  readonly #cells = new Map<number, string>();
  /** The tables of the last day, as long as they hold. */
  #last: DayTables | undefined;
  #isFirst = true;

  constructor(restrictions: RestrictionsByDay, contacts: ContactSettings) {
    this.#byDay = restrictions;
    this.#contacts = contacts;
  }

  /**
   * To the next simulation day, counted from 1; begins with any day. What a rule by incidence says
   * holds until the series of the field changes.
   */
  advance(day: number): void {
    activities.forEach((name, activity) => {
      for (const field of restrictionFieldNames) this.#advanceField(name, activity, field, day);
    });
    this.#isFirst = false;
  }

  #advanceField(name: Activity, activity: number, field: RestrictionFieldName, day: number): void {
    const names = seriesOfField[field];
    const ofActivity = this.#byDay[name];
    const isSame =
      !this.#isFirst &&
      names.every((series) =>
        Object.is(byDay(ofActivity[series], day), byDay(ofActivity[series], day - 1)),
      );
    if (isSame) return;
    for (const series of names) this.#set(activity, series, byDay(ofActivity[series], day));
  }

  apply(names: readonly Activity[], values: RestrictionValues): void {
    for (const name of names) {
      for (const series of restrictionSeries) {
        const value = values[series];
        if (value !== undefined) this.#set(activityCode(name), series, value);
      }
    }
  }

  /** Like `apply`, but never opens more than what holds already. */
  limit(names: readonly Activity[], { remaining, ...values }: RestrictionValues): void {
    this.apply(names, values);
    if (remaining === undefined) return;
    for (const name of names) {
      const activity = activityCode(name);
      const present = this.#today.remaining[activity] ?? 1;
      this.#set(activity, "remaining", Math.min(present, remaining));
    }
  }

  /** What the series of the run say of a day. */
  restore(names: readonly Activity[], day: number): void {
    for (const name of names) {
      for (const series of restrictionSeries)
        this.#set(activityCode(name), series, byDay(this.#byDay[name][series], day));
    }
  }

  #set(activity: number, series: RestrictionSeries, value: number): void {
    if (Object.is(this.#today[series][activity], value)) return;
    this.#today[series][activity] = value;
    this.#cells.delete(activity);
    this.#last = undefined;
  }

  /** For the contacts of one day. */
  tables(outdoorFraction: number, curfewCompliance: number): DayTables {
    const last = this.#last;
    const isSame =
      last?.outdoorFraction === outdoorFraction && last.curfewCompliance === curfewCompliance;
    if (last && isSame) return last;
    this.#last = dayTables(this.#contacts, this.#today, outdoorFraction, curfewCompliance);
    return this.#last;
  }

  /**
   * The cell of an activity in the restrictions table: remaining share, correction, cumulative
   * masks (model specification 8.3).
   */
  cell(name: Activity): string {
    const activity = activityCode(name);
    const known = this.#cells.get(activity);
    if (known !== undefined) return known;
    const at = (series: RestrictionSeries) => this.#today[series][activity] ?? 0;
    const masks = maskNotation([at("cloth"), at("surgical"), at("ffp2")]);
    const cell = `${at("remaining").toFixed(2)}_${at("ciCorrection").toFixed(2)}_${masks}`;
    this.#cells.set(activity, cell);
    return cell;
  }
}
