// A battery that can be computed: its small files, and which runs it has.
import { createHash } from "node:crypto";
import { writeListing } from "@episcope/battery";
import { type RunJob, runFileKinds, zipFolder } from "../run.ts";
import type { Description } from "./describeScenario.ts";
import { type MemoryFile, memoryFile } from "./memoryFile.ts";
import type { ScenarioSource } from "./scenarioSource.ts";

export interface Battery {
  readonly path: string;
  /** Names begin at the battery. */
  readonly files: ReadonlyMap<string, MemoryFile>;
  /** All that are computed: those of the run table and the base run. */
  readonly runIds: ReadonlySet<string>;
  /** Shown to who opens the page without further choices, and the base run. */
  readonly defaultRunIds: readonly string[];
  job(runId: string): RunJob;
}

export function makeBattery(
  source: ScenarioSource,
  description: Description,
  published: ReadonlyMap<string, string>,
  program: string,
): Battery {
  const stamp = stampOf(source, description, program);
  const texts = new Map([...published, ...description.files]);
  const runIds = new Set(description.runIds);
  texts.set("index.json", writeListing({ folders: [zipFolder], files: [...texts.keys()].sort() }));
  const archives = [...runIds].flatMap((runId) => runFileKinds.map((kind) => `${runId}.${kind}`));
  texts.set(`${zipFolder}/index.json`, writeListing({ folders: [], files: archives }));
  return {
    path: source.battery,
    files: new Map([...texts].map(([name, text]) => [name, memoryFile(name, text)])),
    runIds,
    defaultRunIds: description.defaultRunIds,
    job: (runId) => ({ battery: source.battery, runId, source, stamp }),
  };
}

/** The same as long as nothing has changed that could change a result: scenario, its regime, calibration, choices, program. */
function stampOf(
  { text, shared, changes }: ScenarioSource,
  { regimes }: Description,
  program: string,
): string {
  const followed = regimes.map((name) => shared.regimes[name]);
  const parts = [text, followed, shared.calibration, changes.seeds, changes.sample, program];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
