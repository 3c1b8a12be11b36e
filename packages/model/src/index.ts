// The agent-based model: what other packages may use of it.
export type { City } from "./city/city.ts";
export { readCity, writeCity } from "./city/cityFile.ts";
export { makeCity } from "./city/makeCity.ts";
export { shareCity } from "./city/shareCity.ts";
export * from "./parameters.ts";
export { aggregateSeeds } from "./post/aggregateSeeds.ts";
export { type AnimatedRun, type AnimationData, makeAnimation } from "./post/animation/animation.ts";
export { Crew, type CrewData } from "./run/crew/crew.ts";
export { serveCrew } from "./run/crew/serveCrew.ts";
export { plainSettings } from "./run/plainSettings.ts";
export { Run, simulate } from "./run/run.ts";
export type { RunResult } from "./run/runResult.ts";
