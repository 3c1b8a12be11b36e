// One run of a battery, as a visitor's first request computes it: settings, days, tables, archive,
// file. The city is there, nothing else waits.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ModelSettings, makeCity, Simulation } from "@episcope/model";
import {
  commonPast,
  readScenario,
  runArchive,
  runSettings,
  runsOf,
  type Scenario,
  tableFiles,
} from "@episcope/scenario";
import { peakMegabytes } from "../support/peakMemory.ts";

export interface OnDemand {
  readonly battery: string;
  /** The run is made as long. */
  readonly days: number;
}

const root = process.cwd();
const read = (...path: readonly string[]) => readFileSync(join(root, "scenarios", ...path), "utf8");

function scenarioOf(battery: string): Scenario {
  const regimes = new Map(
    readdirSync(join(root, "scenarios", "regimes")).map((file) => [
      file.replace(".yaml", ""),
      read("regimes", file),
    ]),
  );
  const shared = { regimes, calibration: read("calibration.yaml") };
  const { scenario } = readScenario(read(battery, "scenario.yaml"), battery, shared);
  if (!scenario) throw new Error(`${battery} cannot be read`);
  return scenario;
}

export async function onDemand({ battery, days }: OnDemand) {
  const scenario = scenarioOf(battery);
  const [first] = runsOf(scenario).runs;
  if (!first) throw new Error(`${battery} has no runs`);
  const city = makeCity({ region: scenario.region, sample: scenario.sample, seed: 4711 });
  const folder = mkdtempSync(join(tmpdir(), "episcope-bench-"));
  const settingsOf = (): ModelSettings => ({
    ...runSettings(scenario, first.runId, 0),
    dayCount: days,
  });
  const finish = async (run: Simulation) => {
    while (!run.isFinished) run.step();
    const { tables } = run.finish();
    const archive = await runArchive(tableFiles(first.runId, tables));
    writeFileSync(join(folder, "run.zip"), archive);
    return { infections: run.infectionCount, bytes: archive.length };
  };
  const past = Math.min(commonPast(scenario).day, days) - 1;
  let whole = Number.POSITIVE_INFINITY;
  let resumed = Number.POSITIVE_INFINITY;
  let facts = { infections: 0, bytes: 0 };
  try {
    for (let repetition = 0; repetition < 3; repetition++) {
      let begin = performance.now();
      facts = await finish(new Simulation(city, settingsOf()));
      whole = Math.min(whole, performance.now() - begin);
      if (past < 30) continue;
      const run = new Simulation(city, settingsOf());
      while (run.day < past) run.step();
      const snapshot = run.save();
      begin = performance.now();
      await finish(Simulation.resume(city, settingsOf(), snapshot));
      resumed = Math.min(resumed, performance.now() - begin);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return {
    people: city.personCount,
    ...facts,
    "run s": Number((whole / 1000).toPrecision(3)),
    "common past, days": past,
    ...(Number.isFinite(resumed)
      ? { "from snapshot s": Number((resumed / 1000).toPrecision(3)) }
      : {}),
    "peak MB": peakMegabytes(),
  };
}
