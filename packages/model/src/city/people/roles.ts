// Who learns, works, or has no fixed place to go (model specification 12.5).
import { uniform } from "../../random/counterRandom.ts";
import { roles } from "../city.ts";
import type { Cells } from "../geography/cells.ts";
import type { PeopledSettlement } from "../geography/settlements.ts";
import type { Region } from "../regions/region.ts";
import { stepKey } from "../steps.ts";
import { isCareUnit } from "./careUnits.ts";
import type { Households } from "./households.ts";

export type RoleName = (typeof roles)[number];

export const role = Object.fromEntries(roles.map((name, index) => [name, index])) as Readonly<
  Record<RoleName, number>
>;

/** Share of 18- to 25-year-olds at university, and of the rest up to 21 in vocational school. */
const students = 0.28;
const apprentices = 0.3;

/** Share in work of those without another role [F~]. */
function employment(age: number): number {
  if (age < 18) return 0;
  if (age < 25) return 0.6;
  if (age < 55) return 0.8;
  if (age < 60) return 0.75;
  if (age < 65) return 0.58;
  return age < 70 ? 0.12 : 0.03;
}

function roleOf(region: Region, age: number, u: number, v: number, w: number): number {
  if (age < 6) return u < (region.dayCare[age] ?? 0) ? role.kindergarten : role.none;
  if (age <= region.primaryUntil) return role.primary;
  if (age < 18) return role.secondary;
  if (age <= 25 && u < students) return role.student;
  if (age <= 21 && v < apprentices) return role.vocational;
  return w < employment(age) ? role.worker : role.none;
}

export function assignRoles(
  region: Region,
  settlements: readonly PeopledSettlement[],
  cells: Cells,
  households: Households,
  seed: number,
): Uint8Array {
  const random = stepKey(seed, "roles");
  const result = new Uint8Array(households.personCount);
  for (let cell = 0; cell < cells.count; cell++) {
    const commute = settlements[cells.settlement[cell] ?? 0]?.people === "commuters";
    const until = households.cellStart[cell + 1] ?? 0;
    for (let home = households.cellStart[cell] ?? 0; home < until; home++) {
      const [first, end] = [households.start[home] ?? 0, households.start[home + 1] ?? 0];
      if (isCareUnit(households, home)) {
        result.fill(role.careResident, first, end);
        continue;
      }
      for (let person = first; person < end; person++) {
        result[person] = commute
          ? role.worker
          : roleOf(
              region,
              households.age[person] ?? 0,
              uniform(random, 3 * person),
              uniform(random, 3 * person + 1),
              uniform(random, 3 * person + 2),
            );
      }
    }
  }
  return result;
}
