import { expect, test } from "vitest";
import { shortHead } from "../fixtures/scenarioFixtures.ts";
import { rehearse } from "./rehearsal.ts";
import type { RunJob } from "./runJob.ts";

/** Two weeks in Berlin, with one run besides the base run. */
function job(text: string): RunJob {
  const options = `groups:
  - heading: Measures
    options:
      - name: leisure
        title: Leisure
        values:
          "0.1":
            - restrict: { activities: leisure, from: 2020-03-04, remaining: 0.1 }
`;
  return {
    battery: "test",
    runId: "test1",
    member: 1,
    stamp: "stamp",
    files: new Map(),
    source: {
      battery: "test",
      text: `${text}${options}`,
      shared: { calibration: "{}", regimes: {} },
      changes: {},
    },
  };
}

test("goes through all days, tables and archive", async () => {
  let days = 0;
  const mayContinue = async () => {
    days++;
    return true;
  };
  expect(await rehearse(job(shortHead), mayContinue)).toBe(true);
  expect(days).toBe(14);
});

test("ends on the day on which a request arrives", async () => {
  let days = 0;
  const mayContinue = async () => ++days < 3;
  expect(await rehearse(job(shortHead), mayContinue)).toBe(false);
  expect(days).toBe(3);
});

test("fails if a tenth of the people is too few", async () => {
  const tiny = shortHead.replace("sample: demo", "sample: 0.0001");
  await expect(rehearse(job(tiny), async () => true)).rejects.toThrow(/at least/);
});
