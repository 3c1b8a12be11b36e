import { staysHome } from "../../../maps/people/peopleAt.ts";
import type { PersonRecord, Setting } from "./personRecord.ts";

export type Whereabouts =
  | { readonly kind: "staying"; readonly setting: Setting }
  /** Ill at home instead of where they would be. */
  | { readonly kind: "ill" }
  | {
      readonly kind: "onTheWay";
      readonly mode: string | undefined;
      readonly to: Setting;
    };

export function whereaboutsOf(
  { stays }: Pick<PersonRecord, "stays">,
  tick: number,
  state: number,
): Whereabouts | undefined {
  if (staysHome(state)) return { kind: "ill" };
  // The first stay that has not ended: the person is there, or on the way there.
  const stay = stays.find(({ leave }) => tick <= leave) ?? stays.at(-1);
  if (!stay) return undefined;
  return stay.enter <= tick
    ? { kind: "staying", setting: stay.setting }
    : { kind: "onTheWay", mode: stay.mode, to: stay.setting };
}

/** Ten years per group; the last one is open-ended. */
export function ageGroup(age: number): { readonly from: number; readonly to: number | undefined } {
  const from = Math.min(80, Math.floor(Math.max(0, age) / 10) * 10);
  return { from, to: from === 80 ? undefined : from + 9 };
}
