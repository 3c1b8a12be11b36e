import { fileURLToPath } from "node:url";
import { makeCity, Simulation } from "@episcope/model";
import { runSettings } from "@episcope/scenario";
import { expect, test } from "vitest";
import { scenarioOf } from "../options/scenarioFiles.ts";
import { parentsOf, simulateTogether } from "./sharedPasts.ts";

const scenarios = fileURLToPath(new URL("../../scenarios", import.meta.url));

test("runs that go on from each other are those that begin anew", { timeout: 120_000 }, () => {
  const scenario = scenarioOf(scenarios, "2020-10-23/interventions");
  const city = makeCity({ region: scenario.region, sample: scenario.sample / 10 });
  const all = [1, 8, 36].map((run) => runSettings(scenario, `interventionsOctober${run}`));
  const parents = parentsOf(all);
  expect(parents).toEqual([undefined, 0, 0]);
  const tables: unknown[] = [];
  simulateTogether(city, all, parents, (place, run) => {
    tables[place] = run.tables;
  });
  const alone = all.map((settings) => {
    const run = new Simulation(city, settings);
    while (!run.isFinished) run.step();
    return run.finish().tables;
  });
  expect(tables).toEqual(alone);
});
