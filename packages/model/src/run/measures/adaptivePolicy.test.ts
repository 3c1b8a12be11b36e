// Measures that follow the incidence (model specification 6.4), with incidences made by hand.
import { describe, expect, test } from "vitest";
import { calibratedContacts } from "../../activities.ts";
import { unrestricted } from "../../policy/restrictionFields.ts";
import { Restrictions } from "../../policy/restrictions.ts";
import type { AdaptivePolicy } from "../../settings.ts";
import { AdaptiveMeasures } from "./adaptivePolicy.ts";

const people = 1_000_000;

function policyOf(from: number): AdaptivePolicy {
  return {
    from,
    groups: [
      {
        activities: ["leisure"],
        restrictAt: 50,
        openBelow: 35,
        restricted: { remaining: 0.65 },
        open: { remaining: 0.9 },
      },
    ],
  };
}

/**
 * What is left of leisure on each day, for new cases per day of the city; days count from 1, and
 * from 100 in the calendar.
 */
function remainingByDay(newCases: readonly number[], from = 0): readonly number[] {
  let sum = 0;
  const cumulative = Float64Array.from(newCases, (count) => {
    sum += count;
    return sum;
  });
  const measures = new AdaptiveMeasures(policyOf(from), cumulative, people);
  const restrictions = new Restrictions(unrestricted(1), calibratedContacts.berlin2021);
  return newCases.map((_, index) => {
    measures.apply(index + 1, 100 + index, restrictions);
    return Number(restrictions.cell("leisure").split("_")[0]);
  });
}

/** Cases per day for an incidence of a week. */
const perDay = (incidence: number) => (incidence * people) / 100_000 / 7;

function days(count: number, incidence: number): readonly number[] {
  return new Array<number>(count).fill(perDay(incidence));
}

describe("restricted", () => {
  test("on the day on which the incidence of a week reaches the threshold", () => {
    // Seven days at 50.1 are needed; after six the incidence is 43.
    const remaining = remainingByDay([...days(14, 40), ...days(10, 50.1)]);
    expect(remaining.indexOf(0.65)).toBe(14 + 7 - 1);
  });

  test("in the first week by what there has been", () => {
    const remaining = remainingByDay([0, 0, 600, 0, 0, 0, 0, 0, 0]);
    expect(remaining.slice(0, 3)).toEqual([0.9, 0.9, 0.65]);
  });

  test("not before the policy begins", () => {
    const remaining = remainingByDay(days(20, 80), 110);
    expect(remaining.slice(0, 10)).toEqual(new Array(10).fill(1));
    expect(remaining[10]).toBe(0.65);
  });
});

describe("open again", () => {
  test("when the incidence has not been above the lower threshold for 14 days", () => {
    const remaining = remainingByDay([...days(14, 80), ...days(40, 20)]);
    const lastAbove = remaining.length - 40 + 6 - 1;
    // 20 · k/7 + 80 · (7 − k)/7 is above 35 up to the fifth day after the change, and 28.6 on the
    // sixth.
    const firstLow = 14 + 5;
    expect(remaining[firstLow + 12]).toBe(0.65);
    expect(remaining[firstLow + 13]).toBe(0.9);
    expect(lastAbove).toBe(firstLow);
  });

  test("not between the thresholds: nothing changes there", () => {
    const remaining = remainingByDay([...days(14, 80), ...days(60, 40)]);
    expect(remaining.slice(14).every((share) => share === 0.65)).toBe(true);
  });

  test("and restricted once more when it rises", () => {
    const remaining = remainingByDay([...days(14, 80), ...days(40, 10), ...days(14, 80)]);
    expect(remaining[50]).toBe(0.9);
    expect(remaining.at(-1)).toBe(0.65);
  });
});

describe("without values for open times", () => {
  /** Leisure as planned: 0.9 for 20 days, then 0.5. */
  function limitedByDay(newCases: readonly number[]): readonly number[] {
    let sum = 0;
    const cumulative = Float64Array.from(newCases, (count) => {
      sum += count;
      return sum;
    });
    const [group] = policyOf(0).groups;
    if (!group) throw new Error("no group");
    const policy = { from: 0, groups: [{ ...group, open: undefined }] };
    const measures = new AdaptiveMeasures(policy, cumulative, people);
    const series = unrestricted(newCases.length);
    series.leisure.remaining.fill(0.9, 0, 20).fill(0.5, 20);
    const restrictions = new Restrictions(series, calibratedContacts.berlin2021);
    return newCases.map((_, index) => {
      restrictions.advance(index + 1);
      measures.apply(index + 1, 100 + index, restrictions);
      return Number(restrictions.cell("leisure").split("_")[0]);
    });
  }

  test("a rule restricts, never opens, and leaves what was planned", () => {
    const remaining = limitedByDay([...days(14, 80), ...days(40, 10)]);
    // The threshold of 50 is reached on the fifth day: 5 / 7 of 80 are 57.
    expect(remaining.slice(0, 5)).toEqual([0.9, 0.9, 0.9, 0.9, 0.65]);
    // From day 21 on less is planned than the rule would leave.
    expect(remaining.slice(19, 22)).toEqual([0.65, 0.5, 0.5]);
    expect(remaining.at(-1)).toBe(0.5);
  });

  test("it holds on for two weeks below the threshold", () => {
    const low = limitedByDay([...days(5, 80), ...days(15, 0)]);
    expect(low[4]).toBe(0.65);
    expect(low.slice(5, 18)).toEqual(new Array(13).fill(0.65));
  });
});
