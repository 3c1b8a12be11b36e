// Hashes of a small city and an epidemic in each profile that uses every feature of the model, and
// of one that follows a recipe, for comparing engines.
import { writeTable } from "@episcope/battery";
import { makeCity, Simulation, writeCity } from "@episcope/model";
import { type Posterior, readScenario, runSettings, tableFiles } from "@episcope/scenario";

export interface ModelDigest {
  /** Of the city file and, by profile and file name, of the tables. */
  readonly hashes: Readonly<Record<string, string>>;
  /** By profile. */
  readonly infections: Readonly<Record<string, number>>;
}

const profiles = ["classic2020", "berlin2021", "cologne2022"] as const;
const fitted = "fitted";
const sample = 0.025;

/** Two steps that a run follows; after them the random walk goes on. */
const posterior: Posterior = {
  region: "heinsberg",
  stamp: "",
  walk: { days: 7, spread: 0.2, persistence: 0.9 },
  days: ["2020-09-01", "2020-09-28"],
  steps: [[[-1, 3, 0.9, 1.1, 1.3, 0.9, 0.3]], [[0, 1, 0.7, 1, 0.8, 0.7, 0.4, [[1, 1.2, 2]]]]],
  dates: { "2020-10-04": { step: 1, runs: [0], returns: [-0.2] } },
};

/** 120 days. */
const scenarioText = (profile: string) => `region: heinsberg
profile: ${profile}
sample: ${sample}
runName: run
start: 2020-09-01
end: 2020-12-29
changes:
  - thetaTimes: 1.6
  - imports: { strain: SARS_CoV_2, from: 2020-09-01, perDay: 60 }
  - strain: { name: ALPHA, infectiousness: 1.6, arrives: 2020-10-01, perDay: 120 }
  - strain: { name: DELTA, infectiousness: 1.4, relativeTo: ALPHA, seriouslySick: 1.5, arrives: 2020-11-01, perDay: 120 }
  - immunity: { responseSigma: 0.6, iga: { days: 120 } }
  - outdoor: { springMidpoint: 17.5, autumnMidpoint: 22 }
  - restrict: { activities: outOfHome, from: 2020-10-15, to: 2020-11-15, ramp: [0.9, 0.6] }
  - restrict: { activities: [shops, pt, work], from: 2020-09-15, masks: { cloth: 0.3, surgical: 0.3, ffp2: 0.2 } }
  - restrict: { activities: leisure, from: 2020-11-01, closingHours: 21-5, withoutPass: 0.7 }
  - restrict: { activities: schools, from: 2020-11-01, ciCorrection: 0.5 }
  - curfewCompliance: { from: 2020-11-01, share: 0.8 }
  - adaptive: { from: 2020-11-20, activities: leisure, restrictAt: 100, openBelow: 50, restricted: { remaining: 0.4 }, open: { remaining: 0.9 } }
  - doses: { from: 2020-09-10, share: 0.01 }
  - boosters: { from: 2020-11-01, share: 0.01, afterDays: 40 }
  - vaccination: { order: byAge, mRnaShare: { 2020-09-10: 0.7 }, compliance: { 0: 0, 12: 0.7, 60: 0.9 } }
  - tests: { kind: rapid, activities: [workBusiness, leisure], from: 2020-10-01, rate: 0.2 }
  - tests: { kind: pcr, activities: education, from: 2020-10-01, rate: 0.1 }
  - tracing: { from: 2020-09-10, probability: 0.6, delay: 2, capacity: 500 }
`;

export async function modelDigest(): Promise<ModelDigest> {
  const city = makeCity({ region: "heinsberg", sample });
  const hashes: Record<string, string> = { city: await hash(writeCity(city)) };
  const infections: Record<string, number> = {};
  for (const name of [...profiles, fitted]) {
    const profile = name === fitted ? "cologne2022" : name;
    const shared = { regimes: new Map<string, string>(), calibration: "{}" };
    const { scenario, faults } = readScenario(scenarioText(profile), name, shared);
    if (!scenario) throw new Error(JSON.stringify(faults));
    const followed = name === fitted ? { ...scenario, posterior } : scenario;
    const run = new Simulation(city, runSettings(followed, "run1"));
    while (!run.isFinished) run.step();
    const { tables, infectionLocations } = run.finish();
    for (const { name: file, bytes } of tableFiles(name, tables)) hashes[file] = await hash(bytes);
    hashes[`${name}.infectionLoc.csv`] = await hash(writeTable(infectionLocations()));
    infections[name] = run.infectionCount;
  }
  return { hashes, infections };
}

async function hash(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array(bytes));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
