// What two runs differ in beside the lanes of the lab, by name. The names are part of addresses.
import { activities, type RestrictionSeries } from "@episcope/model/parameters";
import { isEqual } from "../../difference/equality.ts";
import type { Draft } from "../../draft/draft.ts";
import type { TestKindName } from "../../draft/testsDraft.ts";
import type { LeftName } from "../leftNames.ts";
import { arrivalOf } from "./labEvents.ts";
import type { Span } from "./laneBlocks.ts";

/** Series of the file of a regime are added up in another order. */
const little = 1e-6;

type Of = (draft: Draft, span: Span) => unknown;

type Differences = Readonly<Partial<Record<LeftName, Of>>>;

const daily: Differences = {
  distance: restricted("ciCorrection"),
  // Homes are of no lane.
  home: (draft, span) =>
    (["home", "quarantine_home"] as const).map((name) =>
      during(draft, span, draft.activities[name].remaining),
    ),
  closingHours: (draft, span) => [
    restricted("closedFrom", "closedTo")(draft, span),
    // Nobody has to obey hours that are none.
    hasHours(draft, span) ? during(draft, span, draft.curfewCompliance) : [],
  ],
  groupSizes: restricted("maxGroupSize", "reducedGroupSize"),
  passes: (draft, span) => [
    restricted("withoutPass", "withPass")(draft, span),
    during(draft, span, draft.greenPass.vaccinatedDays),
    during(draft, span, draft.greenPass.recoveredDays),
  ],
  days: ({ dayTypes }, { first, last }) =>
    [...dayTypes].filter(([day]) => first <= day && day <= last).sort(([a], [b]) => a - b),
  quarantine: (draft, span) => [
    draft.quarantine.release,
    during(draft, span, draft.quarantine.days),
    during(draft, span, Float64Array.from(draft.quarantine.isTesting)),
  ],
};

/** Of what both do; whether it is done at all is said by a lane. */
const ways: Differences = {
  tracingWays: (draft, { first, last }) => {
    const { tracing } = draft;
    if (!tracing || tracing.from > last) return undefined;
    const { probability, delayDays, strategy, lookBackDays, minimumMinutes, exempt } = tracing;
    const span = { first: Math.max(first, tracing.from), last };
    const series = [probability, delayDays].map((one) => during(draft, span, one));
    return [series, strategy, lookBackDays, minimumMinutes, exempt];
  },
  rapidTests: (draft, span) => testWays(draft, span, "rapid"),
  pcrTests: (draft, span) => testWays(draft, span, "pcr"),
  vaccinated: (draft, span) => {
    const { vaccination } = draft;
    if (!vaccination) return undefined;
    const { order, mRnaShare, compliance, totalDoses, boosterAfterDays, campaigns } = vaccination;
    return [
      order,
      during(draft, span, mRnaShare),
      compliance,
      totalDoses,
      boosterAfterDays,
      campaigns,
    ];
  },
};

const ofWholeRun: Differences = {
  protection: ({ vaccineEffects, immunity, natural, escapes }) => [
    ...[vaccineEffects, immunity, natural, escapes],
  ],
  infectiousness: ({ theta }) => theta,
  disease: (draft, span) => {
    const { symptomatic, symptomaticIsolation, ...whole } = draft.disease;
    return [[symptomatic, symptomaticIsolation].map((one) => during(draft, span, one)), whole];
  },
  households: ({ households }) => households,
  contacts: ({ contacts, skippedActivity }) => [contacts, skippedActivity],
  maskEffect: ({ maskTable }) => maskTable,
  seed: ({ seed }) => seed,
};

function testWays(draft: Draft, span: Span, kind: TestKindName): unknown {
  const { tests } = draft;
  const { falseNegative, falsePositive, capacity, rates } = tests?.[kind] ?? {};
  const isUsed = [...(rates?.values() ?? [])].some(({ withoutPass, withPass }) =>
    [withoutPass, withPass].some((one) => during(draft, span, one).some((rate) => rate > 0)),
  );
  if (!tests || !falseNegative || !isUsed) return undefined;
  const { strategy, householdCompliance } = tests;
  return [
    strategy,
    householdCompliance,
    falsePositive,
    capacity,
    during(draft, span, falseNegative),
  ];
}

function restricted(...names: readonly RestrictionSeries[]): Of {
  return (draft, span) =>
    activities.flatMap((one) =>
      names.map((name) => during(draft, span, draft.activities[one][name])),
    );
}

function hasHours(draft: Draft, span: Span): boolean {
  return activities.some((one) =>
    during(draft, span, draft.activities[one].closedFrom).some((hour) => !Number.isNaN(hour)),
  );
}

function during(
  { startDay }: Draft,
  { first, last }: Span,
  series: Float64Array,
): readonly number[] {
  return [...series.subarray(first - startDay, last - startDay + 1)].map(
    (value) => Math.round(value / little) * little,
  );
}

/** Only what has a day. */
export function dailyDifferences(run: Draft, lab: Draft, span: Span): readonly LeftName[] {
  return differing(daily, run, lab, span);
}

export function otherDifferences(run: Draft, lab: Draft, span: Span): readonly LeftName[] {
  const inBoth = differing(ways, run, lab, span).filter((name) =>
    [run, lab].every((draft) => ways[name]?.(draft, span) !== undefined),
  );
  return [...differing(daily, run, lab, span), ...inBoth, ...differing(ofWholeRun, run, lab, span)];
}

function differing(all: Differences, run: Draft, lab: Draft, span: Span): readonly LeftName[] {
  return Object.entries(all).flatMap(([name, of]) =>
    isEqual(of(run, span), of(lab, span)) ? [] : [name as LeftName],
  );
}

/** Of strains but the new one of the lane, which has another name in the lab. */
export function strainDifferences(
  run: Draft,
  lab: Draft,
  span: Span,
  without: readonly number[],
): readonly LeftName[] {
  const codes = run.strains.map((_, code) => code).filter((code) => !without.includes(code));
  const isThere = (draft: Draft, code: number) =>
    (arrivalOf(draft, code) ?? Number.POSITIVE_INFINITY) <= span.last;
  const differs = (
    of: (draft: Draft, code: number) => unknown,
    needed: (code: number) => boolean,
  ) => codes.some((code) => needed(code) && !isEqual(of(run, code), of(lab, code)));
  const inBoth = (code: number) => isThere(run, code) && isThere(lab, code);
  const isNew = (code: number) => !inBoth(code) || arrivalOf(run, code) !== arrivalOf(lab, code);
  return [
    ...(differs(
      (draft, code) => isThere(draft, code) && arrivalOf(draft, code),
      () => true,
    )
      ? (["arrivals"] as const)
      : []),
    ...(differs((draft, code) => draft.strains[code], inBoth) ? (["strains"] as const) : []),
    ...(differs(
      (draft, code) => importsDuring(draft, code, span),
      (code) => !isNew(code),
    )
      ? (["imports"] as const)
      : []),
  ];
}

/** Of each age, so that those of children alone are others. */
function importsDuring(draft: Draft, code: number, span: Span): unknown {
  return [...draft.imports.values()]
    .filter(({ strain }) => strain === code)
    .map(({ ages, perDay }) => ({ ages, perDay: during(draft, span, perDay) }))
    .filter(({ perDay }) => perDay.some((count) => count > 0));
}
