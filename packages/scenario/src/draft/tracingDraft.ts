// Contact tracing with the published parameters of productive runs (model specification 6.6).
import { type Day, regionRecord } from "@episcope/common";
import type { Profile, TracingSettings } from "@episcope/model/parameters";
import { constant, type Timeline } from "./days.ts";

export type TracingDraft = { -readonly [Name in keyof TracingSettings]: TracingSettings[Name] };

export function tracingDraft(
  region: string,
  profile: Profile,
  timeline: Timeline,
  from: Day,
): TracingDraft {
  return {
    strategy: "individual",
    from,
    probability: constant(timeline, 0.5),
    lookBackDays: 2,
    delayDays: constant(timeline, 5),
    minimumMinutes: 15,
    capacity: constant(timeline, regionRecord(region).tracingCapacity),
    exempt:
      profile === "cologne2022"
        ? { vaccinatedDays: 90, boostedDays: Number.POSITIVE_INFINITY }
        : undefined,
  };
}
