// Contact tracing with the published parameters of productive runs (model specification 6.6).
import type { Day } from "@episcope/common";
import type { Profile, TracingSettings } from "@episcope/model/parameters";
import { type RegionName, regionFacts } from "../regions.ts";
import { constant, type Timeline } from "./days.ts";

export type TracingDraft = { -readonly [Name in keyof TracingSettings]: TracingSettings[Name] };

/** Index cases per day: 200 in Berlin, 100 in Cologne; elsewhere as many per head as in Berlin. */
function usualCapacity(region: RegionName): number {
  if (region === "cologne") return 100;
  return Math.round((200 * regionFacts[region].residents) / regionFacts.berlin.residents);
}

export function tracingDraft(
  region: RegionName,
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
    capacity: constant(timeline, usualCapacity(region)),
    exempt:
      profile === "cologne2022"
        ? { vaccinatedDays: 90, boostedDays: Number.POSITIVE_INFINITY }
        : undefined,
  };
}
