// What holds on one day, by activity code, so that the contact loop reads numbers only.
import { activities, activityCount, type ContactSettings, code } from "../../activities.ts";
import { ticksPerHour } from "../../city/schedule/time.ts";
import { cumulativeShares } from "../../policy/masks.ts";
import { type RestrictionsToday, restrictionSeries } from "../../policy/restrictionFields.ts";

export interface DayTables {
  readonly restrictions: RestrictionsToday;
  readonly outdoorFraction: number;
  readonly curfewCompliance: number;
  /** Probability that an activity takes place, for people without and with a green pass. */
  readonly remaining: Float64Array;
  readonly remainingWithPass: Float64Array;
  /** Contact intensity, and the factor of the day on it. */
  readonly intensity: Float64Array;
  readonly intensityCorrection: Float64Array;
  /** Share of contacts outdoors. */
  readonly outdoor: Float64Array;
  /** Cumulative shares of no, cloth and surgical masks: three numbers per activity. */
  readonly masks: Float64Array;
  readonly hasMasks: Uint8Array;
  /** Closing hours in ticks, from and to; equal when there are none. */
  readonly closedFrom: Uint16Array;
  readonly closedTo: Uint16Array;
  readonly hasClosing: boolean;
}

/** Takes a copy of the restrictions. */
export function dayTables(
  contacts: ContactSettings,
  present: RestrictionsToday,
  outdoorFraction: number,
  curfewCompliance: number,
): DayTables {
  const restrictions = Object.fromEntries(
    restrictionSeries.map((name) => [name, present[name].slice()]),
  ) as RestrictionsToday;
  const { remaining, withoutPass, withPass, cloth, surgical, ffp2 } = restrictions;
  const { ciCorrection, closedFrom, closedTo } = restrictions;
  const masks = new Float64Array(3 * activityCount).fill(1);
  const hasMasks = new Uint8Array(activityCount);
  for (let activity = 0; activity < activityCount; activity++) {
    const shares = [cloth[activity] ?? 0, surgical[activity] ?? 0, ffp2[activity] ?? 0] as const;
    if (!shares.some((share) => share > 0)) continue;
    hasMasks[activity] = 1;
    masks.set(cumulativeShares(shares), 3 * activity);
  }
  return {
    restrictions,
    outdoorFraction,
    curfewCompliance,
    remaining: remaining.map((share, index) => share * (withoutPass[index] ?? 1)),
    remainingWithPass: remaining.map((share, index) => share * (withPass[index] ?? 1)),
    intensity: Float64Array.from(activities, (activity) => contacts[activity].intensity),
    intensityCorrection: ciCorrection,
    outdoor: Float64Array.from(
      activities,
      (activity) => outdoorFraction * contacts[activity].seasonality,
    ),
    masks,
    hasMasks,
    closedFrom: inTicks(closedFrom),
    closedTo: inTicks(closedTo),
    hasClosing: curfewCompliance > 0 && closedFrom.some((hour) => !Number.isNaN(hour)),
  };
}

/** Of hours of the day; 0 where there are none. */
function inTicks(hours: Float64Array): Uint16Array {
  return Uint16Array.from(hours, (hour) =>
    Number.isNaN(hour) ? 0 : Math.round(hour * ticksPerHour),
  );
}

/**
 * Who may meet whom, by the two activity codes (model specification 2.3): education only with
 * education and work, homes only with home, leisure, work and guests.
 */
export const mayMeet: Uint8Array = (() => {
  const table = new Uint8Array(activityCount * activityCount);
  const isHome = (activity: string) => activity === "home" || activity === "quarantine_home";
  const isEducation = (activity: string) => activity.startsWith("educ_");
  const meets = (one: string, other: string) => {
    if (isHome(one)) {
      return isHome(other) || other.startsWith("leis") || other === "work" || other === "visit";
    }
    return !isEducation(one) || isEducation(other) || other === "work";
  };
  activities.forEach((one, a) => {
    activities.forEach((other, b) => {
      table[a * activityCount + b] = meets(one, other) && meets(other, one) ? 1 : 0;
    });
  });
  return table;
})();

/**
 * Of two people who meet: a guest brings the closeness of a visit into a home, a carer that of
 * work; otherwise the looser of the two counts.
 */
export function closenessOf(intensity: ArrayLike<number>, own: number, other: number): number {
  const [isHome, isOtherHome] = [isHomeActivity[own] === 1, isHomeActivity[other] === 1];
  if (isHome !== isOtherHome) {
    const guest = isHome ? other : own;
    if (guest === code.visit || guest === code.work) return intensity[guest] ?? 0;
  }
  return Math.min(intensity[own] ?? 0, intensity[other] ?? 0);
}

/** A guest brings the closeness of a visit into the home. */
export const isHomeActivity: Uint8Array = Uint8Array.from(activities, (activity) =>
  activity === "home" || activity === "quarantine_home" ? 1 : 0,
);
