// The filter of a small city over a few weeks, against made-up reports.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { formatDay } from "@episcope/common";
import { Simulation } from "@episcope/model";
import { type Posterior, posteriorDate, recipeOn } from "@episcope/scenario";
import { build } from "vite";
import { afterAll, expect, test } from "vitest";
import { type RegionFilterSource, regionFilter } from "./calibrateRegion.ts";
import type { FilterStep } from "./filter/particleFilter.ts";
import { reportsOf, smallRun } from "./fixtures/inferenceFixtures.ts";
import { recipeOf } from "./particles/ancestry.ts";
import { BaseRun } from "./particles/baseRun.ts";
import type { CityParticle } from "./particles/cityModel.ts";
import { inThisThread, inThreads } from "./particles/threads.ts";
import { keptOn, makePosterior, posteriorText } from "./posterior/posteriorFile.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-inference-"));
afterAll(() => rmSync(folder, { recursive: true }));

const source: RegionFilterSource = {
  ...smallRun,
  advancing: inThisThread(smallRun),
  reportedOf: reportsOf,
};

async function stepsOf(of: RegionFilterSource): Promise<FilterStep<CityParticle>[]> {
  const steps: FilterStep<CityParticle>[] = [];
  for await (const step of regionFilter(of).steps()) steps.push(step);
  return steps;
}

/** Without the memory of runs. */
const content = (steps: readonly FilterStep<CityParticle>[]) =>
  steps.map(({ particles, weights, next }) => ({
    particles: particles.map(({ ancestor, prediction }) => ({
      recipe: recipeOf(ancestor),
      prediction,
    })),
    weights,
    next,
  }));

const whole = stepsOf(source);

test("a recipe replays to the run that the filter had, byte by byte", async () => {
  const last = (await whole).at(-1);
  const run = new BaseRun(smallRun);
  for (const { ancestor, snapshot } of last?.particles.slice(0, 3) ?? []) {
    const settings = run.settings(recipeOf(ancestor));
    const replayed = new Simulation(run.city, settings);
    while (!replayed.isFinished) replayed.step();
    const bytes = new Uint8Array(snapshot?.buffer ?? new ArrayBuffer(0), 0, snapshot?.length);
    const filtered = Simulation.resume(run.city, settings, new Uint8Array(bytes));
    expect(filtered.day).toBe(replayed.day);
    expect(filtered.finish().tables).toEqual(replayed.finish().tables);
    expect(replayed.infectionCount).toBeGreaterThan(0);
  }
  const different = new Set(
    last?.particles.map(({ ancestor }) => JSON.stringify(recipeOf(ancestor).steps)),
  );
  expect(different.size).toBe(8);
});

test("goes on after an interruption as if there had been none", async () => {
  const file = join(folder, "progress.jsonl");
  const progress = { file, stamp: "1" };
  const first = await stepsOf({ ...source, progress });
  expect(content(first)).toEqual(content(await whole));
  // Killed while the fourth step was being written.
  const lines = readFileSync(file, "utf8").split("\n");
  writeFileSync(file, `${lines.slice(0, 4).join("\n")}\n${lines[4]?.slice(0, 50)}`);
  expect(content(await stepsOf({ ...source, progress }))).toEqual(content(await whole));
  // Another stamp begins anew.
  await regionFilter({ ...source, progress: { file, stamp: "2" } })
    .steps()
    .next();
  expect(readFileSync(file, "utf8").split("\n")).toHaveLength(3);
});

test("two threads find the same posterior as one", async () => {
  await build({
    root: fileURLToPath(new URL("..", import.meta.url)),
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: {
      ssr: "src/particles/worker.ts",
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: "program.mjs" } },
    },
  });
  const advancing = inThreads(smallRun, pathToFileURL(join(folder, "program.mjs")), 2);
  const steps = await stepsOf({ ...source, advancing });
  await advancing.close();
  expect(content(steps)).toEqual(content(await whole));
});

test("the file of a posterior gives back the recipes, and goes on with their walk", async () => {
  const { course, weeks } = regionFilter(source);
  const steps = await whole;
  const kept = [2, 4].flatMap((step) => {
    const found = steps[step];
    const date = formatDay(weeks[step]?.last ?? 0);
    return found ? [keptOn(date, found, "germany", 4)] : [];
  });
  const text = posteriorText(makePosterior("germany", "stamp", course, weeks, kept));
  const posterior = JSON.parse(text) as Posterior;
  expect(Object.keys(posterior.dates)).toEqual(["2020-03-22", "2020-04-05"]);
  // Nothing that knows more than the date.
  expect(posteriorDate(posterior, (weeks[4]?.last ?? 0) - 1)).toBe("2020-03-22");
  kept.forEach(({ date, step, ancestors }) => {
    const lastDay = weeks[step]?.last ?? 0;
    ancestors.forEach((ancestor, run) => {
      expect(recipeOn(posterior, date, run, lastDay)).toEqual(recipeOf(ancestor));
      const later = recipeOn(posterior, date, run, lastDay + 60);
      const walked = later.steps.slice(step + 1);
      expect(walked).toHaveLength(Math.floor((lastDay + 60 - (lastDay - 6)) / posterior.walk.days));
      expect(new Set(walked.map(({ seed }) => seed)).size).toBe(walked.length);
    });
  });
});
