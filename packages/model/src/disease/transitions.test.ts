import { expect, test } from "vitest";
import type { Profile } from "../settings.ts";
import { duration } from "./durations.ts";
import { immuneFor, type Transitions, transitions } from "./transitions.ts";

function medians(profile: Profile): Record<keyof Transitions, number> {
  const entries = Object.entries(transitions[profile]).map(([name, law]) => [
    name,
    duration(law, 0.5),
  ]);
  return Object.fromEntries(entries);
}

const inHospital = {
  symptomsToSeriouslySick: 5,
  symptomsToRecovered: 8,
  seriouslySickToCritical: 1,
  seriouslySickToRecovered: 14,
  criticalToAfterCritical: 21,
  afterCriticalToRecovered: 7,
};

test("medians of all durations of the first profile", () => {
  expect(medians("classic2020")).toEqual({
    ...inHospital,
    infectedToContagious: 4,
    contagiousToSymptoms: 2,
    contagiousToRecovered: 4,
    recoveredToSusceptible: 360,
  });
});

test.each(["berlin2021", "cologne2022"] as const)("medians of all durations of %s", (profile) => {
  expect(medians(profile)).toEqual({
    ...inHospital,
    infectedToContagious: 0,
    contagiousToSymptoms: 6,
    contagiousToRecovered: 8,
    recoveredToSusceptible: 1,
  });
});

test("the deviation equals the median: 95 % of median 6 are below 19 days", () => {
  expect(duration(transitions.berlin2021.contagiousToSymptoms, 0.95)).toBe(19);
  expect(duration(transitions.berlin2021.symptomsToRecovered, 0.95)).toBe(25);
});

test("immunity of another length keeps its spread", () => {
  // 15 days are 1.645 deviations of 9.1 days.
  expect(duration(immuneFor(180), 0.05)).toBe(156);
  expect(duration(immuneFor(180), 0.95)).toBe(206);
});
