// What holds on one day, by activity code, so that the contact loop reads numbers only.
import { activities, activityCount, type ContactSettings } from "../../activities.ts";

export interface DayTables {
  /** Probability that an activity takes place, for people without and with a green pass. */
  readonly remaining: Float64Array;
  readonly remainingWithPass: Float64Array;
  /** Contact intensity times its correction. */
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
  readonly curfewCompliance: number;
  /** Containers with more people are closed; 65535 closes none. */
  readonly maxGroupSize: Uint16Array;
  readonly reducedGroupSize: Uint16Array;
}

export const noGroupLimit = 0xffff;

/** A day without any restriction. */
export function openDay(contacts: ContactSettings, outdoorFraction: number): DayTables {
  const ones = () => new Float64Array(activityCount).fill(1);
  return {
    remaining: ones(),
    remainingWithPass: ones(),
    intensity: Float64Array.from(activities, (activity) => contacts[activity].intensity),
    intensityCorrection: ones(),
    outdoor: Float64Array.from(
      activities,
      (activity) => outdoorFraction * contacts[activity].seasonality,
    ),
    masks: new Float64Array(3 * activityCount).fill(1),
    hasMasks: new Uint8Array(activityCount),
    closedFrom: new Uint16Array(activityCount),
    closedTo: new Uint16Array(activityCount),
    hasClosing: false,
    curfewCompliance: 1,
    maxGroupSize: new Uint16Array(activityCount).fill(noGroupLimit),
    reducedGroupSize: new Uint16Array(activityCount).fill(noGroupLimit),
  };
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

/** A guest brings the closeness of a visit into the home. */
export const isHomeActivity: Uint8Array = Uint8Array.from(activities, (activity) =>
  activity === "home" || activity === "quarantine_home" ? 1 : 0,
);
