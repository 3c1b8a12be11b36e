// A run in a small city before any request: V8 compiles the model, so that the first visitor does
// not wait for it.
import { makeCity, Simulation } from "@episcope/model";
import { parseScenario } from "../publication/parseScenario.ts";
import { runArchive, tableFiles } from "../runArchive.ts";
import { runSettings } from "../runs.ts";
import type { RunJob } from "./runJob.ts";

/** Share of the scenario's city that is simulated. */
const smallShare = 0.1;

/** Ends early if `mayContinue` returns false after a day. True if it was completed. */
export async function rehearse(
  { source, runId }: RunJob,
  mayContinue: () => Promise<boolean>,
): Promise<boolean> {
  const { scenario } = parseScenario(source);
  const { region, sample } = scenario;
  const run = new Simulation(
    makeCity({ region, sample: sample * smallShare }),
    runSettings(scenario, runId, 0),
  );
  while (!run.isFinished) {
    run.step();
    if (!(await mayContinue())) return false;
  }
  await runArchive(tableFiles(runId, run.finish().tables));
  return true;
}
