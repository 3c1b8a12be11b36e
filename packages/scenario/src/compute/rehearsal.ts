// A run in a small city before anybody asks for one: the engine compiles the model on the way, so
// that the first visitor does not wait for that.
import { makeCity, Simulation } from "@episcope/model";
import { parseScenario } from "../publication/parseScenario.ts";
import { runArchive, tableFiles } from "../runArchive.ts";
import { runSettings } from "../runs.ts";
import type { RunJob } from "./runJob.ts";

/** People of the city of a scenario who take part. */
const smallShare = 0.1;

/** Ends early when it may not go on, which is asked after each day. True if it came to its end. */
export async function rehearse(
  { source, runId }: RunJob,
  mayGoOn: () => Promise<boolean>,
): Promise<boolean> {
  const { scenario } = parseScenario(source);
  const { region, sample } = scenario;
  const run = new Simulation(
    makeCity({ region, sample: sample * smallShare }),
    runSettings(scenario, runId, 0),
  );
  while (!run.isFinished) {
    run.step();
    if (!(await mayGoOn())) return false;
  }
  await runArchive(tableFiles(runId, run.finish().tables));
  return true;
}
