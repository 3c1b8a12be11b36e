// Compares the tables of two runs of a battery. Runs start from the end of their shared past and
// stop at the first difference.
import { type City, type ModelSettings, Simulation } from "@episcope/model";
import { firstDifference, tableFiles } from "@episcope/scenario";

/** These repeat the settings: a difference only here would be an option without effect. */
const repeatedSettings: ReadonlySet<string> = new Set([
  "restrictions",
  "outdoorFraction",
  "diseaseImport",
]);

/** The run that most others are compared with, or branch off from. */
interface Reference {
  readonly settings: ModelSettings;
  /** Infections so far, by days simulated. */
  readonly counts: readonly number[];
  readonly tables: string;
  /** By days simulated. */
  readonly snapshots: ReadonlyMap<number, Uint8Array>;
}

export class ComparedRuns {
  readonly #city: City;
  readonly #reference: Reference;

  /** `branchDays`: days of the reference after which other runs will branch off. */
  constructor(city: City, settings: ModelSettings, branchDays: ReadonlySet<number>) {
    this.#city = city;
    const run = new Simulation(city, settings);
    const counts = [0];
    const snapshots = new Map<number, Uint8Array>();
    while (!run.isFinished) {
      if (branchDays.has(run.day)) snapshots.set(run.day, run.save());
      run.step();
      counts.push(run.infectionCount);
    }
    this.#reference = { settings, counts, tables: resultsOf(run), snapshots };
  }

  differ(one: ModelSettings, other: ModelSettings): boolean {
    const commonDays = firstDifference(one, other) - 1;
    if (commonDays >= one.dayCount) return false;
    const sharedDays = this.#sharedWithReference(one);
    if (sharedDays >= one.dayCount) return this.#differsFromReference(other, commonDays);
    const first = this.#branch(one, Math.min(commonDays, sharedDays));
    while (first.day < commonDays) first.step();
    const second = Simulation.resume(this.#city, other, first.save());
    while (!first.isFinished) {
      first.step();
      second.step();
      if (first.infectionCount !== second.infectionCount) return true;
    }
    return resultsOf(first) !== resultsOf(second);
  }

  #differsFromReference(settings: ModelSettings, commonDays: number): boolean {
    const { counts, tables } = this.#reference;
    const run = this.#branch(settings, commonDays);
    while (!run.isFinished) {
      run.step();
      if (run.infectionCount !== counts[run.day]) return true;
    }
    return resultsOf(run) !== tables;
  }

  #sharedWithReference(settings: ModelSettings): number {
    return firstDifference(this.#reference.settings, settings) - 1;
  }

  /** A run that continues from the latest snapshot within the days it shares with the reference. */
  #branch(settings: ModelSettings, sharedDays: number): Simulation {
    const { snapshots } = this.#reference;
    const day = Math.max(0, ...[...snapshots.keys()].filter((saved) => saved <= sharedDays));
    const snapshot = snapshots.get(day);
    return snapshot
      ? Simulation.resume(this.#city, settings, snapshot)
      : new Simulation(this.#city, settings);
  }
}

/** The published results of a run. */
function resultsOf(run: Simulation): string {
  const { tables } = run.finish();
  const results = new Map([...tables].filter(([name]) => !repeatedSettings.has(name)));
  const decoder = new TextDecoder();
  return tableFiles("run", results)
    .map(({ name, bytes }) => `${name}\n${decoder.decode(bytes)}`)
    .join("\n");
}
