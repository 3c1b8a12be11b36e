import { expect, test } from "vitest";
import type { Profile } from "../settings.ts";
import { type DurationLaw, daysDistribution, duration } from "./durations.ts";
import { admissionToDeath, immuneFor, type Transitions, transitions } from "./transitions.ts";

/** Of the strains before Omicron where families differ. */
function medians(profile: Profile): Record<keyof Transitions, number> {
  const entries = Object.entries(transitions[profile]).map(([name, law]) => [
    name,
    duration("slices" in law ? law : law[0], 0.5),
  ]);
  return Object.fromEntries(entries);
}

const withSymptoms = {
  symptomsToSeriouslySick: 5,
  symptomsToRecovered: 8,
  seriouslySickToCritical: 1,
  afterCriticalToRecovered: 7,
};

test("medians of all durations of the first profile, as published", () => {
  expect(medians("classic2020")).toEqual({
    ...withSymptoms,
    seriouslySickToRecovered: 14,
    criticalToAfterCritical: 21,
    infectedToContagious: 4,
    contagiousToSymptoms: 2,
    contagiousToRecovered: 4,
    recoveredToSusceptible: 360,
  });
});

test.each(["berlin2021", "cologne2022"] as const)("medians of all durations of %s", (profile) => {
  expect(medians(profile)).toEqual({
    ...withSymptoms,
    seriouslySickToRecovered: 8,
    criticalToAfterCritical: 10,
    infectedToContagious: 0,
    contagiousToSymptoms: 6,
    contagiousToRecovered: 8,
    recoveredToSusceptible: 1,
  });
});

test("mean stays: 10 and 14 days before Omicron, 7 and 10 with it, 12 days until death", () => {
  const meanOf = (law: DurationLaw) =>
    daysDistribution(law).reduce((sum, share, days) => sum + share * days, 0);
  const { seriouslySickToRecovered, criticalToAfterCritical } = transitions.cologne2022;
  const means = [...seriouslySickToRecovered, ...criticalToAfterCritical, admissionToDeath];
  expect(means.map((law) => Number(meanOf(law).toFixed(1)))).toEqual([10, 7, 14, 10, 12]);
});

test("quantiles: e^(1.645 sigma) around the median, sigma .434 and .694", () => {
  const { contagiousToSymptoms, contagiousToRecovered, symptomsToRecovered } =
    transitions.berlin2021;
  const range = (law: typeof symptomsToRecovered) => [duration(law, 0.05), duration(law, 0.95)];
  // 2.94 and 12.25, 3.92 and 16.33, 2.56 and 25.04.
  expect(range(contagiousToSymptoms)).toEqual([3, 12]);
  expect(range(contagiousToRecovered)).toEqual([4, 16]);
  expect(range(symptomsToRecovered)).toEqual([3, 25]);
});

test("immunity of another length keeps its spread", () => {
  // 15 days are 1.645 deviations of 9.1 days.
  expect(duration(immuneFor(180), 0.05)).toBe(156);
  expect(duration(immuneFor(180), 0.95)).toBe(206);
});
