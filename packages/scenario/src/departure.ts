// Where a run leaves the course of events that its recipe was inferred with: the regime alone.
import { type Day, parseDay } from "@episcope/common";
import { firstDifference } from "./difference/firstDifference.ts";
import { runSettings, settingsOf } from "./runs.ts";
import type { Scenario } from "./scenario.ts";

/** A scenario has the posterior of one date. */
export function fittedUntil({ posterior }: Scenario): Day | undefined {
  const [date] = Object.keys(posterior?.dates ?? {});
  return date === undefined ? undefined : parseDay(date);
}

/** The first day on which a run differs from the fitted one, if the fit goes as far. */
export function departureDay(scenario: Scenario, runId: string): Day | undefined {
  const until = fittedUntil(scenario);
  if (until === undefined) return undefined;
  const settings = runSettings(scenario, runId);
  const fitted = settingsOf({ ...scenario, changes: [], fixed: [], options: [] }, new Map());
  const day = settings.startDay + firstDifference(settings, fitted) - 1;
  return day <= until ? day : undefined;
}
