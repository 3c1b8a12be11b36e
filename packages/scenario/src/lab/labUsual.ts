// What happened in a place, as values of the lanes of the lab: read from the draft of its base run.
import type { Day } from "@episcope/common";
import { regionRecord } from "@episcope/common";
import type { Activity, RestrictionSeries } from "@episcope/model/parameters";
import { draftOf, noFaults } from "../apply.ts";
import type { Draft } from "../draft/draft.ts";
import type { Scenario } from "../scenario.ts";
import type { LaneName } from "./lanes.ts";
import type { LaneStep, UsualLanes } from "./usualLanes.ts";

/** One activity that stands for each lane. */
const activityOf: Readonly<Partial<Record<LaneName, Activity>>> = {
  schools: "educ_secondary",
  dayCare: "educ_kiga",
  universities: "educ_higher",
  work: "work",
  leisure: "leisure",
  shops: "shop_other",
  visits: "visit",
  transport: "pt",
};

/** Fewer people with masks or tests are not worth a word. */
const leastShare = 0.25;

/** Of a scenario without changes of its own. */
export function usualLanes(scenario: Scenario): UsualLanes {
  const draft = draftOf(scenario, new Map(), noFaults);
  const shares = Object.entries(activityOf).map(
    ([name, activity]) => [name as LaneName, shareSteps(draft, activity)] as const,
  );
  const masks = steps(draft, (place) => {
    const kinds = (["cloth", "surgical", "ffp2"] as const).map((kind) =>
      at(draft, "shop_other", kind, place),
    );
    const sum = kinds.reduce((total, share) => total + share, 0);
    // Where kinds are mixed, the one in the middle.
    return sum < leastShare
      ? 0
      : 1 + Math.round(kinds.reduce((total, share, kind) => total + kind * share, 0) / sum);
  });
  return new Map([
    ...shares,
    ["masks", masks],
    ["tests", steps(draft, testsPerWeek(draft))],
    ["tracing", steps(draft, tracedPerMillion(draft))],
    ["vaccination", vaccinated(draft)],
    ["season", [{ day: draft.startDay, value: asItWas }]],
  ]);
}

/** In percent: factors compare with what happened. */
const asItWas = 100;

/** From the first dose on. */
function vaccinated({ vaccination, startDay }: Draft): readonly LaneStep[] {
  const first = vaccination?.doses.findIndex((count) => count > 0) ?? -1;
  return first < 0 ? [] : [{ day: startDay + first, value: asItWas }];
}

/** In percent of the usual, of one activity and a scenario without changes of its own. */
export function usualShares(scenario: Scenario, activity: Activity): readonly LaneStep[] {
  return shareSteps(draftOf(scenario, new Map(), noFaults), activity);
}

function shareSteps(draft: Draft, activity: Activity): readonly LaneStep[] {
  return steps(draft, (place) => Math.round(100 * at(draft, activity, "remaining", place)));
}

function at(draft: Draft, activity: Activity, series: RestrictionSeries, place: number): number {
  return draft.activities[activity][series][place] ?? 0;
}

function testsPerWeek({ tests }: Draft): (place: number) => number {
  const kinds = [tests?.rapid, tests?.pcr].flatMap(
    (kind) => kind?.rates.get("educ_secondary") ?? [],
  );
  return (place) => {
    const perDay = kinds.reduce((sum, { withoutPass }) => sum + (withoutPass[place] ?? 0), 0);
    return perDay * 5 < leastShare ? 0 : Math.round(perDay * 5);
  };
}

function tracedPerMillion({ tracing, region, startDay }: Draft): (place: number) => number {
  const million = regionRecord(region).place.residents / 1e6;
  return (place) =>
    tracing && startDay + place >= tracing.from
      ? Math.round(Math.min(1000, (tracing.capacity[place] ?? 0) / million))
      : 0;
}

/** Only where the value changes. */
function steps(
  { startDay, dayCount }: Draft,
  valueAt: (place: number) => number,
): readonly LaneStep[] {
  const found: { day: Day; value: number }[] = [];
  for (let place = 0; place < dayCount; place++) {
    const value = valueAt(place);
    if (value !== found.at(-1)?.value) found.push({ day: startDay + place, value });
  }
  return found;
}
