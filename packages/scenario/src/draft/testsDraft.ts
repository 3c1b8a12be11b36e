// Tests by day, with the published error rates (model specification 6.5).
import { type Activity, activities, type TestSettings } from "@episcope/model/parameters";
import { constant, type Timeline } from "./days.ts";

export type TestKindName = "rapid" | "pcr";
export const testKinds: readonly TestKindName[] = ["rapid", "pcr"];

interface KindDraft {
  readonly falseNegative: Float64Array;
  falsePositive: number;
  capacity: number;
  /** Shares of people without and with a green pass, by activity. */
  readonly rates: Map<
    Activity,
    { readonly withoutPass: Float64Array; readonly withPass: Float64Array }
  >;
}

export interface TestsDraft {
  strategy: TestSettings["strategy"];
  householdCompliance: number;
  readonly rapid: KindDraft;
  readonly pcr: KindDraft;
}

export function testsDraft(timeline: Timeline): TestsDraft {
  const kind = (falseNegative: number, falsePositive: number): KindDraft => ({
    falseNegative: constant(timeline, falseNegative),
    falsePositive,
    capacity: Number.POSITIVE_INFINITY,
    rates: new Map(),
  });
  return {
    strategy: "activities",
    householdCompliance: 1,
    rapid: kind(0.3, 0.03),
    pcr: kind(0.1, 0.01),
  };
}

export function ratesOf({ rates }: KindDraft, activity: Activity, { dayCount }: Timeline) {
  const known = rates.get(activity);
  if (known) return known;
  const none = { withoutPass: new Float64Array(dayCount), withPass: new Float64Array(dayCount) };
  rates.set(activity, none);
  return none;
}

/** Activities with the same rates are tested together. */
export function testSettings(draft: TestsDraft): TestSettings {
  const rates = testKinds.flatMap((kind) => {
    const groups: { activities: Activity[]; withoutPass: Float64Array; withPass: Float64Array }[] =
      [];
    for (const activity of activities) {
      const found = draft[kind].rates.get(activity);
      if (!found?.withoutPass.some(isPositive) && !found?.withPass.some(isPositive)) continue;
      const same = groups.find(
        (group) =>
          isSame(group.withoutPass, found.withoutPass) && isSame(group.withPass, found.withPass),
      );
      if (same) same.activities.push(activity);
      else groups.push({ activities: [activity], ...found });
    }
    return groups.map((group) => ({ kind, ...group }));
  });
  const kindSettings = ({ falseNegative, falsePositive, capacity }: KindDraft) => ({
    falseNegative,
    falsePositive,
    capacity,
  });
  return {
    strategy: draft.strategy,
    rapid: kindSettings(draft.rapid),
    pcr: kindSettings(draft.pcr),
    rates,
    householdCompliance: draft.householdCompliance,
  };
}

function isPositive(value: number): boolean {
  return value > 0;
}

function isSame(one: Float64Array, other: Float64Array): boolean {
  return one.every((value, place) => value === other[place]);
}
