// Vaccination with the published shares and waiting times (model specification 6.8).
import { type Day, dayOf } from "@episcope/common";
import type {
  Profile,
  ShareByAge,
  VaccinationCampaign,
  VaccinationSettings,
} from "@episcope/model/parameters";
import { constant, setSteps, type Timeline } from "./days.ts";

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

export interface VaccinationDraft
  extends Mutable<Omit<VaccinationSettings, "quotas" | "campaigns">> {
  /** By age range. */
  readonly quotas: Map<string, VaccinationSettings["quotas"][number]>;
  campaigns: readonly VaccinationCampaign[];
}

const complianceIn2021: ShareByAge = [
  { age: 12, share: 0.7 },
  { age: 25, share: 0.75 },
  { age: 40, share: 0.8 },
  { age: 65, share: 0.9 },
];
const complianceIn2022: ShareByAge = [
  { age: 5, share: 0.4 },
  { age: 12, share: 1 },
];

/** Weekly from 8 February 2021; before that, all first doses were mRNA. */
const mRnaShares = [
  0.87, 0.75, 0.63, 0.52, 0.45, 0.75, 0.55, 0.71, 0.77, 0.76, 0.7, 0.91, 0.78, 0.81, 0.7, 0.67,
  0.72, 0.74, 0.8, 0.87, 0.91, 0.91, 0.87, 0.87, 0.86, 0.84, 0.84, 0.84, 0.85, 0.86, 0.85, 0.84,
  0.84, 0.86, 0.87, 0.89, 0.89,
];
const firstVectorDoses: Day = dayOf(2021, 2, 8) ?? 0;

export function vaccinationDraft(profile: Profile, timeline: Timeline): VaccinationDraft {
  const isLater = profile === "cologne2022";
  const mRnaShare = constant(timeline, 1);
  const steps = mRnaShares.map((value, week) => ({ day: firstVectorDoses + 7 * week, value }));
  setSteps(mRnaShare, timeline, steps);
  return {
    doses: constant(timeline, 0),
    boosters: constant(timeline, 0),
    boosterAfterDays: isLater ? { mRna: 132, vector: 153 } : { mRna: 150, vector: 150 },
    totalDoses: Number.POSITIVE_INFINITY,
    order: "byAge",
    mRnaShare,
    compliance: isLater ? complianceIn2022 : complianceIn2021,
    quotas: new Map(),
    campaigns: [],
  };
}

export function vaccinationSettings(draft: VaccinationDraft): VaccinationSettings {
  const quotas = [...draft.quotas.values()].sort(
    (a, b) => a.ages[0] - b.ages[0] || a.ages[1] - b.ages[1],
  );
  return { ...draft, quotas };
}
