// What holds on each day: statements applied one after the other, each changing only what it names
// (model specification 6.1).
import {
  type activities,
  activityCode,
  activityCount,
  type ContactSettings,
} from "../activities.ts";
import { type DayTables, noGroupLimit, openDay } from "../run/contacts/dayTables.ts";
import type { RestrictionFields, RestrictionStatement } from "../settings.ts";
import { cumulativeShares, maskNotation } from "./masks.ts";

const ticksPerHour = 1800;

/** The present restrictions; moves forward in time. */
export class Restrictions {
  readonly #statements: readonly RestrictionStatement[];
  readonly #contacts: ContactSettings;
  readonly #remaining = new Float64Array(activityCount).fill(1);
  readonly #withoutPass = new Float64Array(activityCount).fill(1);
  readonly #withPass = new Float64Array(activityCount).fill(1);
  readonly #ciCorrection = new Float64Array(activityCount).fill(1);
  readonly #masks = new Map<number, readonly [number, number, number]>();
  readonly #closing = new Map<number, readonly [number, number]>();
  readonly #maxGroupSize = new Uint16Array(activityCount).fill(noGroupLimit);
  readonly #reducedGroupSize = new Uint16Array(activityCount).fill(noGroupLimit);
  /** Cells of the restrictions table, as long as they hold. */
  readonly #cells = new Map<number, string>();
  #next = 0;
  /** The tables of the last day, as long as they hold. */
  #last: { readonly outdoors: number; readonly tables: DayTables } | undefined;

  constructor(statements: readonly RestrictionStatement[], contacts: ContactSettings) {
    // Equal dates keep their order: the later statement wins.
    this.#statements = statements.toSorted((a, b) => a.day - b.day);
    this.#contacts = contacts;
  }

  /** Applies everything up to a calendar day. */
  advance(day: number): void {
    for (;;) {
      const statement = this.#statements[this.#next];
      if (!statement || statement.day > day) return;
      this.apply(statement.activities, statement.fields);
      this.#next++;
    }
  }

  apply(names: readonly (typeof activities)[number][], fields: RestrictionFields): void {
    this.#last = undefined;
    for (const name of names) this.#applyTo(activityCode(name), fields);
  }

  #applyTo(activity: number, fields: RestrictionFields): void {
    this.#cells.delete(activity);
    if (fields.remaining !== undefined) this.#remaining[activity] = fields.remaining;
    if (fields.ciCorrection !== undefined) this.#ciCorrection[activity] = fields.ciCorrection;
    if (fields.remainingWithoutPass !== undefined)
      this.#withoutPass[activity] = fields.remainingWithoutPass;
    if (fields.remainingWithPass !== undefined) this.#withPass[activity] = fields.remainingWithPass;
    if (fields.masks) this.#masks.set(activity, fields.masks);
    if (fields.closingHours === "none") this.#closing.delete(activity);
    else if (fields.closingHours) this.#closing.set(activity, fields.closingHours);
    if (fields.maxGroupSize !== undefined)
      this.#maxGroupSize[activity] = sizeOf(fields.maxGroupSize);
    if (fields.reducedGroupSize !== undefined)
      this.#reducedGroupSize[activity] = sizeOf(fields.reducedGroupSize);
  }

  /** For the contacts of one day. */
  tables(outdoorFraction: number, curfewCompliance: number): DayTables {
    const last = this.#last;
    if (last?.outdoors === outdoorFraction && last.tables.curfewCompliance === curfewCompliance) {
      return last.tables;
    }
    const tables = this.#makeTables(outdoorFraction, curfewCompliance);
    this.#last = { outdoors: outdoorFraction, tables };
    return tables;
  }

  #makeTables(outdoorFraction: number, curfewCompliance: number): DayTables {
    const open = openDay(this.#contacts, outdoorFraction);
    const masks = open.masks.slice();
    const hasMasks = new Uint8Array(activityCount);
    for (const [activity, shares] of this.#masks) {
      if (!shares.some((share) => share > 0)) continue;
      hasMasks[activity] = 1;
      masks.set(cumulativeShares(shares), 3 * activity);
    }
    const closedFrom = new Uint16Array(activityCount);
    const closedTo = new Uint16Array(activityCount);
    for (const [activity, [from, to]] of this.#closing) {
      closedFrom[activity] = Math.round(from * ticksPerHour);
      closedTo[activity] = Math.round(to * ticksPerHour);
    }
    return {
      ...open,
      remaining: this.#remaining.map((share, index) => share * (this.#withoutPass[index] ?? 1)),
      remainingWithPass: this.#remaining.map(
        (share, index) => share * (this.#withPass[index] ?? 1),
      ),
      intensityCorrection: this.#ciCorrection.slice(),
      masks,
      hasMasks,
      closedFrom,
      closedTo,
      hasClosing: this.#closing.size > 0 && curfewCompliance > 0,
      curfewCompliance,
      maxGroupSize: this.#maxGroupSize.slice(),
      reducedGroupSize: this.#reducedGroupSize.slice(),
    };
  }

  /**
   * The cell of an activity in the restrictions table: remaining share, correction, cumulative
   * masks (model specification 8.3).
   */
  cell(name: (typeof activities)[number]): string {
    const activity = activityCode(name);
    const known = this.#cells.get(activity);
    if (known !== undefined) return known;
    const shares = this.#masks.get(activity);
    const two = (value: number) => value.toFixed(2);
    const masks = shares?.some((share) => share > 0) ? maskNotation(shares) : "{}";
    const cell = `${two(this.#remaining[activity] ?? 1)}_${two(this.#ciCorrection[activity] ?? 1)}_${masks}`;
    this.#cells.set(activity, cell);
    return cell;
  }
}

function sizeOf(size: number | "none"): number {
  return size === "none" ? noGroupLimit : Math.min(noGroupLimit, Math.max(0, Math.round(size)));
}
