// Who is vaccinated, when, and with what (model specification 6.8).
import { type Day, problem, regionRecord } from "@episcope/common";
import { checked, fields, required } from "@episcope/common/reading";
import type { ShareByAge, VaccinationSettings } from "@episcope/model/parameters";
import { changeSeries, forEachDay, setPoints, setSteps } from "../draft/days.ts";
import type { Draft } from "../draft/draft.ts";
import { type VaccinationDraft, vaccinationDraft } from "../draft/vaccinationDraft.ts";
import {
  age,
  byAge,
  byDate,
  count,
  date,
  datedFields,
  type FromAge,
  notNegative,
  numberWhere,
  oneOf,
  orWord,
  share,
} from "../reading/types.ts";
import { atLeastOne, changeKind, exactlyOne } from "./changeKind.ts";
import { ageRange } from "./imports.ts";
import { vaccineCode } from "./names.ts";
import { cutPoints } from "./outdoor.ts";

function vaccinationOf(draft: Draft): VaccinationDraft {
  draft.vaccination ??= vaccinationDraft(draft.profile, draft);
  return draft.vaccination;
}

interface DosesPerDay {
  readonly perDay: number | undefined;
  readonly share: number | undefined;
  readonly times: number | undefined;
  readonly from: Day | undefined;
  readonly to: Day | undefined;
}

function changeDoses(draft: Draft, series: Float64Array, given: DosesPerDay, cut: Day): void {
  const ofShare =
    given.share === undefined
      ? undefined
      : given.share * regionRecord(draft.region).place.residents;
  changeSeries(series, draft, given, cut, { set: given.perDay ?? ofShare, times: given.times });
}

export const doses = changeKind(
  checked(datedFields({ perDay: notNegative, share, times: notNegative }), (given) =>
    exactlyOne(given, "perDay", "share", "times"),
  ),
  (draft, given, cut) => changeDoses(draft, vaccinationOf(draft).doses, given, cut),
);

export const boosters = changeKind(
  checked(
    datedFields({ perDay: notNegative, share, times: notNegative, afterDays: count }),
    (given) => {
      const isOnlyWaiting = given.afterDays !== undefined && given.from === undefined;
      const found = exactlyOne(given, "perDay", "share", "times");
      return isOnlyWaiting && found?.code === "oneOfMissing" ? undefined : found;
    },
  ),
  (draft, given, cut) => {
    const present = vaccinationOf(draft);
    const { afterDays } = given;
    if (afterDays !== undefined) present.boosterAfterDays = { mRna: afterDays, vector: afterDays };
    const isRate = [given.perDay, given.share, given.times].some((value) => value !== undefined);
    if (isRate) changeDoses(draft, present.boosters, given, cut);
  },
);

/** More or fewer doses in a time; in the end no more people are vaccinated than otherwise. */
export const vaccinationSpeed = changeKind(
  datedFields({ times: required(notNegative) }),
  (draft, given, cut) => {
    if (!draft.vaccination) return;
    const { doses: first, boosters: later, quotas: groups } = draft.vaccination;
    for (const series of [first, later])
      changeSeries(series, draft, given, cut, { times: given.times });
    for (const { share: reached } of groups.values()) {
      const gained = reached.map((value, place) => value - (reached[place - 1] ?? 0));
      forEachDay(draft, given, cut, (place) => {
        if (place > 0) gained[place] = (gained[place] ?? 0) * given.times;
      });
      const most = Math.max(...reached);
      let sum = 0;
      for (const [place, gain] of gained.entries()) {
        sum = Math.min(most, sum + gain);
        reached[place] = sum;
      }
    }
  },
);

type Quota = VaccinationSettings["quotas"][number];

export const quotas = changeKind(
  checked(fields({ ages: ageRange, points: byDate(share), times: notNegative }), (given) =>
    given.points && !given.ages
      ? problem("fieldMissing", { field: "ages" })
      : atLeastOne(given, "points", "times"),
  ),
  (draft, { ages, points, times = 1 }, cut) => {
    const present = vaccinationOf(draft).quotas;
    if (ages && points) {
      const known = cutPoints(points, cut);
      if (known.length === 0) return;
      const line = known.map(({ day, value }) => ({ day, value: Math.min(1, value * times) }));
      const within = groupsWithin(present, ages);
      const changed =
        within.length > 0 ? within : [{ ages, share: new Float64Array(draft.dayCount) }];
      for (const quota of changed) {
        setPoints(quota.share, draft, line);
        present.set(quota.ages.join("-"), quota);
      }
      return;
    }
    for (const quota of groupsWithin(present, ages ?? [0, Number.POSITIVE_INFINITY])) {
      changeSeries(quota.share, draft, {}, cut, { times }, 1);
    }
  },
);

/** A regime may split an age group that a scenario changes as a whole. */
function groupsWithin(
  groups: ReadonlyMap<string, Quota>,
  [youngest, oldest]: Quota["ages"],
): readonly Quota[] {
  return [...groups.values()].filter(({ ages }) => ages[0] >= youngest && ages[1] <= oldest);
}

function shareByAge(entries: readonly FromAge<number>[]): ShareByAge {
  return entries.map(({ age: from, value }) => ({ age: from, share: value }));
}

/** Nobody below the minimum age; above it, unchanged. */
function notBelow(compliance: ShareByAge, minimumAge: number): ShareByAge {
  const atMinimum = compliance.findLast(({ age: from }) => from <= minimumAge)?.share ?? 0;
  return [
    { age: minimumAge, share: atMinimum },
    ...compliance.filter(({ age: from }) => from > minimumAge),
  ];
}

const unlimited = Number.POSITIVE_INFINITY;

export const vaccination = changeKind(
  orWord(
    "none",
    checked(
      fields({
        order: oneOf("byAge", "random"),
        mRnaShare: byDate(share),
        compliance: byAge(share),
        complianceTimes: notNegative,
        minimumAge: age,
        totalDoses: orWord("unlimited", notNegative),
        boosterAfterDays: fields({ mRNA: count, vector: count }),
      }),
      (given) =>
        atLeastOne(
          given,
          "order",
          "mRnaShare",
          "compliance",
          "complianceTimes",
          "minimumAge",
          "totalDoses",
          "boosterAfterDays",
        ),
    ),
  ),
  (draft, given, cut) => {
    if (given === "none") {
      draft.vaccination = undefined;
      return;
    }
    const present = vaccinationOf(draft);
    const { compliance, complianceTimes, minimumAge, totalDoses, boosterAfterDays: after } = given;
    present.order = given.order ?? present.order;
    const shares = given.mRnaShare?.filter(({ day }) => day <= cut) ?? [];
    setSteps(present.mRnaShare, draft, shares);
    if (compliance) present.compliance = shareByAge(compliance);
    if (complianceTimes !== undefined) {
      present.compliance = present.compliance.map(({ age: from, share: willing }) => ({
        age: from,
        share: Math.min(1, willing * complianceTimes),
      }));
    }
    if (minimumAge !== undefined) present.compliance = notBelow(present.compliance, minimumAge);
    if (totalDoses !== undefined)
      present.totalDoses = totalDoses === "unlimited" ? unlimited : totalDoses;
    const { mRna, vector } = present.boosterAfterDays;
    present.boosterAfterDays = { mRna: after?.mRNA ?? mRna, vector: after?.vector ?? vector };
  },
);

export const campaign = changeKind(
  fields({
    from: required(date),
    days: numberWhere((value) => Number.isInteger(value) && value >= 1, problem("aNumberOfDays")),
    vaccine: required(vaccineCode),
    compliance: required(byAge(share)),
    perDay: notNegative,
    minimumDoses: count,
    daysSinceDose: count,
    daysSinceInfection: count,
  }),
  (draft, given) => {
    const present = vaccinationOf(draft);
    const next = {
      from: given.from,
      days: given.days ?? 30,
      vaccine: given.vaccine,
      compliance: shareByAge(given.compliance),
      dosesPerDay: given.perDay ?? unlimited,
      minimumDoses: given.minimumDoses ?? 2,
      minimumDaysSinceDose: given.daysSinceDose ?? 90,
      minimumDaysSinceInfection: given.daysSinceInfection ?? 90,
    };
    present.campaigns = [...present.campaigns, next].sort((a, b) => a.from - b.from);
  },
);
