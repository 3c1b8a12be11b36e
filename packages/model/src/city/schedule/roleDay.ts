// When school, day care or work begin and end on a day (model specification 12.7).
import type { DayType } from "@episcope/common";
import { code, educationActivities } from "../../activities.ts";
import { normalQuantile } from "../../math/elementary.ts";
import { uniform } from "../../random/counterRandom.ts";
import { roles } from "../city.ts";
import { role } from "../people/roles.ts";
import { hours, participation, partTimeShare } from "./habits.ts";
import { ticksPerHour } from "./time.ts";

const educationCodes = new Set(educationActivities.map((activity) => code[activity]));

const activityOfRole: Readonly<Record<(typeof roles)[number], number>> = {
  none: code.home,
  kindergarten: code.educ_kiga,
  primary: code.educ_primary,
  secondary: code.educ_secondary,
  vocational: code.educ_tertiary,
  student: code.educ_higher,
  worker: code.work,
  careResident: code.home,
  carer: code.work,
};

/** What people of a role do, by number of the role. */
export const roleActivity: readonly number[] = roles.map((name) => activityOfRole[name]);

/** Ticks. */
export interface RoleDay {
  takesPlace: boolean;
  start: number;
  length: number;
}

function between(range: readonly [number, number], u: number): number {
  return range[0] + u * (range[1] - range[0]);
}

function normal(mean: number, sd: number, u: number): number {
  return mean + sd * normalQuantile(u);
}

/** Fills the answer. `key` is of person and day (numbers 0–2 are used), `habits` of the person. */
export function planRole(
  own: number,
  purpose: number,
  template: DayType,
  key: number,
  habits: number,
  answer: RoleDay,
): void {
  answer.takesPlace = false;
  const name = roles[own];
  if (name === undefined || name === "none" || name === "careResident") return;
  if (uniform(key, 0) >= participation[name][template]) return;
  // Schools are closed at weekends.
  if (template > 0 && own === role.worker && educationCodes.has(purpose)) return;
  const u = uniform(key, 1);
  const v = uniform(key, 2);
  let start = 0;
  let length = 0;
  switch (name) {
    case "kindergarten":
      start = normal(hours.kindergarten.start, hours.kindergarten.startSd, u);
      length = Math.max(2, normal(hours.kindergarten.length, hours.kindergarten.lengthSd, v));
      break;
    case "primary":
      start = normal(hours.school.start, hours.school.startSd, u);
      length = between(hours.primaryLength, v);
      break;
    case "secondary":
    case "vocational":
      start = normal(hours.school.start, hours.school.startSd, u);
      length = between(hours.secondaryLength, v);
      break;
    case "student":
      start = between(hours.university.start, u);
      length = between(hours.university.length, v);
      break;
    case "carer":
    case "worker": {
      const isPartTime = uniform(habits, 0) < partTimeShare;
      start = between(hours.work.start, u);
      length = normal(isPartTime ? hours.work.part : hours.work.full, hours.work.lengthSd, v);
    }
  }
  answer.takesPlace = true;
  answer.start = Math.round(start * ticksPerHour);
  answer.length = Math.round(length * ticksPerHour);
}
