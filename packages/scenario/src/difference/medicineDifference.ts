// From which day on tests, tracing and vaccination of two runs differ, counted from 0: not before anybody is tested, traced or vaccinated.
import type { Activity, ModelSettings, TestSettings } from "@episcope/model/parameters";
import { firstUnequal, isEqual } from "./equality.ts";
import { firstPositive, firstTest, firstTracing, firstVaccination } from "./firstUse.ts";

export function medicineDifference(a: ModelSettings, b: ModelSettings): number {
  return Math.min(testDifference(a, b), tracingDifference(a, b), vaccinationDifference(a, b));
}

function testDifference(a: ModelSettings, b: ModelSettings): number {
  const begin = Math.min(firstTest(a), firstTest(b));
  if (!a.tests || !b.tests) return begin;
  const fixed = ({ strategy, rapid, pcr, householdCompliance }: TestSettings) => [
    strategy,
    householdCompliance,
    rapid.falsePositive,
    rapid.capacity,
    pcr.falsePositive,
    pcr.capacity,
  ];
  if (!isEqual(fixed(a.tests), fixed(b.tests))) return begin;
  const errors = Math.min(
    firstUnequal(a.tests.rapid.falseNegative, b.tests.rapid.falseNegative, a.dayCount),
    firstUnequal(a.tests.pcr.falseNegative, b.tests.pcr.falseNegative, a.dayCount),
  );
  return Math.min(Math.max(begin, errors), rateDifference(a.tests, b.tests, a.dayCount));
}

function rateDifference(a: TestSettings, b: TestSettings, dayCount: number): number {
  const [one, other] = [ratesByActivity(a), ratesByActivity(b)];
  const none = new Float64Array(dayCount);
  const keys = [...one.keys(), ...other.keys()];
  return Math.min(
    dayCount,
    ...keys.map((key) => firstUnequal(one.get(key) ?? none, other.get(key) ?? none, dayCount)),
  );
}

function ratesByActivity({ rates }: TestSettings): ReadonlyMap<string, Float64Array> {
  const key = (kind: string, activity: Activity, who: string) => `${kind} ${activity} ${who}`;
  return new Map(
    rates.flatMap(({ kind, activities, withoutPass, withPass }) =>
      activities.flatMap((activity) => [
        [key(kind, activity, "without"), withoutPass] as const,
        [key(kind, activity, "with"), withPass] as const,
      ]),
    ),
  );
}

function tracingDifference(a: ModelSettings, b: ModelSettings): number {
  const [one, other] = [firstTracing(a), firstTracing(b)];
  const begin = Math.min(one, other);
  if (one !== other || !a.tracing || !b.tracing) return begin;
  const { probability, delayDays, capacity, from: _from, ...fixed } = a.tracing;
  const {
    probability: otherProbability,
    delayDays: otherDelay,
    capacity: otherCapacity,
    from: _otherFrom,
    ...otherFixed
  } = b.tracing;
  if (!isEqual(fixed, otherFixed)) return begin;
  const changed = Math.min(
    firstUnequal(probability, otherProbability, a.dayCount),
    firstUnequal(delayDays, otherDelay, a.dayCount),
    firstUnequal(capacity, otherCapacity, a.dayCount),
  );
  return Math.max(begin, changed);
}

function vaccinationDifference(a: ModelSettings, b: ModelSettings): number {
  const begin = Math.min(firstVaccination(a), firstVaccination(b));
  const [one, other] = [a.vaccination, b.vaccination];
  if (!one || !other) return begin;
  const { dayCount, startDay } = a;
  const ages = (quotas: typeof one.quotas) => quotas.map((quota) => quota.ages);
  const isSameKind =
    isEqual(ages(one.quotas), ages(other.quotas)) &&
    isEqual(
      [one.order, one.totalDoses, one.compliance],
      [other.order, other.totalDoses, other.compliance],
    );
  if (!isSameKind) return begin;
  const boosters = Math.min(
    firstPositive(one.boosters, dayCount),
    firstPositive(other.boosters, dayCount),
  );
  const campaigns = [...one.campaigns, ...other.campaigns].filter(
    (campaign) =>
      !one.campaigns.some((known) => isEqual(known, campaign)) ||
      !other.campaigns.some((known) => isEqual(known, campaign)),
  );
  return Math.min(
    firstUnequal(one.doses, other.doses, dayCount),
    firstUnequal(one.boosters, other.boosters, dayCount),
    Math.max(begin, firstUnequal(one.mRnaShare, other.mRnaShare, dayCount)),
    isEqual(one.boosterAfterDays, other.boosterAfterDays) ? dayCount : boosters,
    ...one.quotas.map(({ share }, index) =>
      firstUnequal(share, other.quotas[index]?.share, dayCount),
    ),
    ...campaigns.map(({ from }) => from - startDay),
  );
}
