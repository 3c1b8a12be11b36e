// A program that simulates the same epidemics with several numbers of threads and prints what came of them: hashes of all tables and of the
// infection log, and on how many days the helping threads found infections.
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { isMainThread, Worker, workerData } from "node:worker_threads";
import {
  type City,
  Crew,
  type ModelSettings,
  makeCity,
  Run,
  serveCrew,
  shareCity,
} from "@episcope/model";
import { readScenario, runSettings, tableFiles } from "@episcope/scenario";

export interface CrewOutcome {
  /** By name of a table or of a column of the log. */
  readonly hashes: Readonly<Record<string, string>>;
  readonly infections: number;
  readonly daysWithHelp: number;
}

/** By profile, then by numbers of threads: 1, 2, 4, and "2, then 4" with a snapshot between them. */
export type CrewOutcomes = Readonly<Record<string, Readonly<Record<string, CrewOutcome>>>>;

const sample = 0.1;
const head = (profile: string) => `region: heinsberg
profile: ${profile}
sample: ${sample}
runName: crew
start: 2020-02-25
end: 2020-03-24
changes:`;
/** So infectious that thousands of people are contagious at once: with fewer, one thread does all the work. */
const measures = `
  - thetaTimes: 5
  - imports: { strain: SARS_CoV_2, from: 2020-02-25, perDay: 600 }
  - restrict: { activities: leisure, from: 2020-02-25, closingHours: 21-5 }
  - restrict: { activities: [shops, pt], from: 2020-03-01, masks: { cloth: 0.4, ffp2: 0.3 } }
  - doses: { from: 2020-02-25, share: 0.02 }
  - boosters: { from: 2020-03-10, share: 0.01, afterDays: 14 }
  - vaccination: { order: random, mRnaShare: { 2020-02-25: 0.6 }, compliance: { 0: 0, 12: 0.9 } }
  - tests: { kind: rapid, activities: work, from: 2020-03-01, rate: 0.1 }
  - tracing: { from: 2020-03-01, probability: 0.3, capacity: 5000 }
`;
const secondStrain =
  "  - strain: { name: ALPHA, infectiousness: 1.4, arrives: 2020-02-27, perDay: 400 }\n";
const changes: Readonly<Record<string, string>> = {
  berlin2021: measures,
  cologne2022: `${measures}${secondStrain}`,
};
/** Days before a snapshot: in the middle of the wave. */
const savedAfter = 14;

function settingsOf(profile: string): ModelSettings {
  const text = `${head(profile)}${changes[profile]}`;
  const shared = { regimes: new Map<string, string>(), calibration: "{}" };
  const { scenario, faults } = readScenario(text, profile, shared);
  if (!scenario) throw new Error(JSON.stringify(faults));
  return runSettings(scenario, "crew1");
}

/** Threads besides the run's own; they run this program, too. */
class Helpers {
  readonly crew: Crew | undefined;
  /** Of each of them, how much it found on the last day it was asked: the end of the crew's control block. */
  #found: Int32Array = new Int32Array();
  daysWithHelp = 0;

  constructor(count: number) {
    if (count === 0) return;
    this.crew = new Crew(count, (data) => {
      this.#found = data.control.subarray(-count);
      new Worker(fileURLToPath(import.meta.url), { workerData: data }).unref();
    });
  }

  simulate(run: Run, days = run.dayCount): void {
    while (run.day < days) {
      this.#found.fill(0);
      run.step();
      if (this.#found.some((words) => words > 0)) this.daysWithHelp++;
    }
  }
}

function outcome(city: City, settings: ModelSettings, helperCount: number, snapshot?: Uint8Array) {
  const helpers = new Helpers(helperCount);
  const run = snapshot
    ? Run.resume(city, settings, snapshot, helpers.crew)
    : new Run(city, settings, helpers.crew);
  helpers.simulate(run);
  return {
    hashes: hashesOf(run),
    infections: run.infectionCount,
    daysWithHelp: helpers.daysWithHelp,
  };
}

function snapshotOf(city: City, settings: ModelSettings, helperCount: number): Uint8Array {
  const helpers = new Helpers(helperCount);
  const run = new Run(city, settings, helpers.crew);
  helpers.simulate(run, savedAfter);
  const snapshot = run.save();
  helpers.crew?.close();
  return snapshot;
}

function hashesOf(run: Run): Readonly<Record<string, string>> {
  const { tables, log } = run.finish();
  const { count: _count, ...columns } = log;
  const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
  return Object.fromEntries([
    ...tableFiles("crew", tables).map(({ name, bytes }) => [name, hash(bytes)]),
    ...Object.entries(columns).map(([name, { buffer, byteOffset, byteLength }]) => [
      `log ${name}`,
      hash(new Uint8Array(buffer, byteOffset, byteLength)),
    ]),
  ]);
}

function outcomes(): CrewOutcomes {
  const city = makeCity({ region: "heinsberg", sample });
  const shared = shareCity(city);
  return Object.fromEntries(
    Object.keys(changes).map((profile) => {
      const settings = settingsOf(profile);
      return [
        profile,
        {
          "1": outcome(city, settings, 0),
          "2": outcome(shared, settings, 1),
          "4": outcome(shared, settings, 3),
          "2, then 4": outcome(shared, settings, 3, snapshotOf(shared, settings, 1)),
        },
      ];
    }),
  );
}

if (isMainThread) process.stdout.write(JSON.stringify(outcomes()));
else serveCrew(workerData);
