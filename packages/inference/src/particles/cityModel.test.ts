// Shares of variants that are known later, in the filter of a small city.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strainCount } from "@episcope/model";
import type { Reported } from "@episcope/scenario";
import { afterAll, expect, test } from "vitest";
import { regionFilter } from "../calibrateRegion.ts";
import { reportsOf, smallRun } from "../fixtures/inferenceFixtures.ts";
import type { FilterWeek } from "../unknowns.ts";
import { inThisThread } from "./threads.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-variants-"));
afterAll(() => rmSync(folder, { recursive: true }));
const advancing = inThisThread(smallRun);
const observed = 1;
const delay = 2;

/** Half of the second week's cases were of another strain, it turned out two weeks later. */
function withVariants(weeks: readonly FilterWeek[]): Reported {
  const { people, weeks: reported } = reportsOf(weeks);
  const shares = new Float64Array(strainCount);
  shares.set([0.5, 0.5]);
  const late = reported.map((week, index) =>
    index === observed ? { ...week, variants: { sequences: 40, shares } } : week,
  );
  return { people, weeks: late, variantsDelay: delay };
}

async function weightsOf(
  reportedOf: (weeks: readonly FilterWeek[]) => Reported,
  progress?: { readonly file: string; readonly stamp: string },
): Promise<Float64Array[]> {
  const filter = regionFilter({
    ...smallRun,
    advancing,
    reportedOf,
    ...(progress && { progress }),
  });
  const weights: Float64Array[] = [];
  for await (const step of filter.steps()) weights.push(step.weights);
  return weights;
}

test("shares of variants count from the week on in which they are known", async () => {
  const without = await weightsOf(reportsOf);
  const file = join(folder, "progress.jsonl");
  const late = await weightsOf(withVariants, { file, stamp: "1" });
  const known = observed + delay;
  expect(late.slice(0, known)).toEqual(without.slice(0, known));
  expect(late[known]).not.toEqual(without[known]);
  // Interrupted before they are known: the predictions of earlier weeks are still there.
  const lines = readFileSync(file, "utf8").split("\n");
  writeFileSync(file, `${lines.slice(0, 1 + known).join("\n")}\n`);
  expect(await weightsOf(withVariants, { file, stamp: "1" })).toEqual(late);
});
