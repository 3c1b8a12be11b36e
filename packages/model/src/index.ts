// The agent-based model: what other packages may use of it.

export type { City } from "./city/city.ts";
export { readCity, writeCity } from "./city/file/cityFile.ts";
export { cityHash } from "./city/file/cityHash.ts";
export { cityBytes, shareCity } from "./city/file/shareCity.ts";
export { makeCity } from "./city/makeCity.ts";
export { daysDistribution, drawnFrom, logNormalOfMean } from "./disease/durations.ts";
export { transitions } from "./disease/transitions.ts";
export * from "./parameters.ts";
export { type AnimatedRun, makeAnimation, makeTimeLapse } from "./post/animation/animation.ts";
export { residentsOfAges } from "./post/cityFacts.ts";
export { Clinic } from "./post/hospital/clinic.ts";
export { ExpectedCases } from "./post/hospital/expectedCases.ts";
export type { RunRecord } from "./post/runRecord.ts";
export { aggregateSeeds } from "./post/seeds/aggregateSeeds.ts";
export { usualHours } from "./post/usualHours.ts";
export { Crew, type CrewData } from "./run/crew/crew.ts";
export { serveCrew } from "./run/crew/serveCrew.ts";
export { plainSettings, restrictionsFrom } from "./run/plainSettings.ts";
export type { RunResult } from "./run/results/runResult.ts";
export { Simulation, simulate } from "./run/simulation.ts";
