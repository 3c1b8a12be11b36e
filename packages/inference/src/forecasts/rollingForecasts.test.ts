// Forecasts of a small city over a few weeks, against made-up reports.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatDay } from "@episcope/common";
import type { Reported } from "@episcope/scenario";
import { afterAll, expect, test } from "vitest";
import { regionFilter } from "../calibrateRegion.ts";
import { reportsOf, smallRun } from "../fixtures/inferenceFixtures.ts";
import { inThisThread } from "../particles/threads.ts";
import type { FilterWeek } from "../unknowns.ts";
import { type Origin, rollingForecasts } from "./rollingForecasts.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-forecasts-"));
afterAll(() => rmSync(folder, { recursive: true }));
const advancing = inThisThread(smallRun);

async function originsOf(
  reportedOf: (weeks: readonly FilterWeek[]) => Reported,
  cache?: string,
): Promise<Origin[]> {
  const progressIn = (name: string) =>
    cache === undefined ? {} : { progress: { file: join(cache, name), stamp: "1" } };
  const filter = regionFilter({
    ...smallRun,
    advancing,
    reportedOf,
    weekBegin: 0,
    ...progressIn("filter.jsonl"),
  });
  const origins: Origin[] = [];
  const all = rollingForecasts({
    filter,
    advancing,
    horizon: 2,
    runs: 4,
    daysAfter: 2,
    isOrigin: (day) => ["2020-03-16", "2020-03-23"].includes(formatDay(day)),
    ...progressIn("forecasts.jsonl"),
  });
  for await (const origin of all) origins.push(origin);
  return origins;
}

const whole = originsOf(reportsOf);

test("forecasts begin after the last week that was published, and differ from run to run", async () => {
  const origins = await whole;
  expect(origins.map(({ day }) => formatDay(day))).toEqual(["2020-03-16", "2020-03-23"]);
  for (const { runs } of origins) {
    expect(runs).toHaveLength(4);
    for (const { ahead } of runs) expect(ahead).toHaveLength(2);
    expect(new Set(runs.map(({ ahead }) => ahead[1])).size).toBeGreaterThan(1);
  }
});

test("what is reported after an origin does not change its forecasts", async () => {
  const [first, second] = await whole;
  const [sameFirst, otherSecond] = await originsOf((weeks) => {
    const { weeks: reported, people } = reportsOf(weeks);
    const later = reported.map((week, index) =>
      index > (first?.step ?? 0) ? { ...week, cases: 7, intensiveCare: 9 } : week,
    );
    return { people, weeks: later };
  });
  expect(sameFirst).toEqual(first);
  expect(otherSecond).not.toEqual(second);
});

test("goes on after an interruption as if there had been none", async () => {
  expect(await originsOf(reportsOf, folder)).toEqual(await whole);
  // Killed while the second forecast was being made.
  const file = join(folder, "forecasts.jsonl");
  const lines = readFileSync(file, "utf8").split("\n");
  writeFileSync(file, `${lines.slice(0, 2).join("\n")}\n${lines[2]?.slice(0, 30)}`);
  expect(await originsOf(reportsOf, folder)).toEqual(await whole);
});
