// Who is vaccinated, when, and with what (model specification 6.8).
import type { Day } from "@episcope/common";
import type { ShareByAge } from "@episcope/model/parameters";
import { changeSeries, setPoints, setSteps } from "../draft/days.ts";
import type { Draft } from "../draft/draft.ts";
import { type VaccinationDraft, vaccinationDraft } from "../draft/vaccinationDraft.ts";
import { datedFields, fields, required } from "../reading/fields.ts";
import {
  age,
  byAge,
  byDate,
  checked,
  count,
  date,
  type FromAge,
  notNegative,
  numberWhere,
  oneOf,
  orWord,
  share,
} from "../reading/types.ts";
import { regionFacts } from "../regions.ts";
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

function changeDoses(draft: Draft, series: Float64Array, said: DosesPerDay, cut: Day): void {
  const ofShare =
    said.share === undefined ? undefined : said.share * regionFacts[draft.region].residents;
  changeSeries(series, draft, said, cut, { set: said.perDay ?? ofShare, times: said.times });
}

export const doses = changeKind(
  checked(datedFields({ perDay: notNegative, share, times: notNegative }), (said) =>
    exactlyOne(said, "perDay", "share", "times"),
  ),
  (draft, said, cut) => changeDoses(draft, vaccinationOf(draft).doses, said, cut),
);

export const boosters = changeKind(
  checked(
    datedFields({ perDay: notNegative, share, times: notNegative, afterDays: count }),
    (said) => {
      const isOnlyWaiting = said.afterDays !== undefined && said.from === undefined;
      const reason = exactlyOne(said, "perDay", "share", "times");
      return isOnlyWaiting && reason?.startsWith("one of") ? undefined : reason;
    },
  ),
  (draft, said, cut) => {
    const present = vaccinationOf(draft);
    const { afterDays } = said;
    if (afterDays !== undefined) present.boosterAfterDays = { mRna: afterDays, vector: afterDays };
    const isRate = [said.perDay, said.share, said.times].some((value) => value !== undefined);
    if (isRate) changeDoses(draft, present.boosters, said, cut);
  },
);

export const quotas = changeKind(
  checked(fields({ ages: ageRange, points: byDate(share), times: notNegative }), (said) =>
    said.points && !said.ages ? "ages is missing" : atLeastOne(said, "points", "times"),
  ),
  (draft, { ages, points, times = 1 }, cut) => {
    const present = vaccinationOf(draft).quotas;
    if (ages && points) {
      const known = cutPoints(points, cut);
      const key = ages.join("-");
      const series = present.get(key)?.share ?? new Float64Array(draft.dayCount);
      const line = known.map(({ day, value }) => ({ day, value: Math.min(1, value * times) }));
      setPoints(series, draft, line);
      if (known.length > 0) present.set(key, { ages, share: series });
      return;
    }
    for (const [key, quota] of present) {
      if (!ages || key === ages.join("-")) changeSeries(quota.share, draft, {}, cut, { times }, 1);
    }
  },
);

function shareByAge(entries: readonly FromAge<number>[]): ShareByAge {
  return entries.map(({ age: from, value }) => ({ age: from, share: value }));
}

/** Nobody below an age; from it on, what held before. */
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
      (said) =>
        atLeastOne(
          said,
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
  (draft, said, cut) => {
    if (said === "none") {
      draft.vaccination = undefined;
      return;
    }
    const present = vaccinationOf(draft);
    const { compliance, complianceTimes, minimumAge, totalDoses, boosterAfterDays: after } = said;
    present.order = said.order ?? present.order;
    const shares = said.mRnaShare?.filter(({ day }) => day <= cut) ?? [];
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
    days: numberWhere((value) => Number.isInteger(value) && value >= 1, "a number of days"),
    vaccine: required(vaccineCode),
    compliance: required(byAge(share)),
    perDay: notNegative,
    minimumDoses: count,
    daysSinceDose: count,
    daysSinceInfection: count,
  }),
  (draft, said) => {
    const present = vaccinationOf(draft);
    const next = {
      from: said.from,
      days: said.days ?? 30,
      vaccine: said.vaccine,
      compliance: shareByAge(said.compliance),
      dosesPerDay: said.perDay ?? unlimited,
      minimumDoses: said.minimumDoses ?? 2,
      minimumDaysSinceDose: said.daysSinceDose ?? 90,
      minimumDaysSinceInfection: said.daysSinceInfection ?? 90,
    };
    present.campaigns = [...present.campaigns, next].sort((a, b) => a.from - b.from);
  },
);
