import fc from "fast-check";
import { expect, test } from "vitest";
import type { RunJob } from "../compute/runJob.ts";
import { scenarioOf, shortHead } from "../fixtures/scenarioFixtures.ts";
import type { Scenario } from "../scenario.ts";
import { type ProvenanceOf, provenanceEntry, provenanceOf } from "./provenance.ts";
import { readProvenance } from "./readProvenance.ts";

const text = `${shortHead}groups:
  - heading: Schools
    options:
      - name: work
        title: Work
        values: ["0.5", "0.9"]
        changes:
          - restrict: { activities: work, remaining: $value }
fixed:
  - { name: days, title: Days, value: "30" }
`;
const scenario = scenarioOf(text);
const build = {
  version: "1.2.3",
  commit: "0123456789abcdef",
  licence: { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
};
const posterior: Scenario["posterior"] = {
  region: "berlin",
  stamp: "fitted",
  walk: { days: 7, spread: 0.1, persistence: 0.9 },
  days: ["2020-03-02"],
  steps: [
    [
      [-1, 0, 1, 1, 1, 1, 1],
      [-1, 1, 1, 1, 1, 1, 1],
    ],
  ],
  dates: { "2020-03-08": { step: 0, runs: [0, 1], returns: [0, 0] } },
};

function jobOf(changed: Partial<RunJob> = {}): RunJob {
  return {
    battery: "city/2020-06-05",
    ...{ runId: "test2", member: 1, stamp: "all", files: new Map() },
    source: { battery: "", text, shared: { calibration: "{}", regimes: {} }, changes: {} },
    origin: { build, scenarioHash: "abc" },
    ...changed,
  };
}

const recordOf = (job: RunJob, kind: ProvenanceOf["kind"] = "zip", of: Scenario = scenario) =>
  provenanceOf({ job, scenario: of, program: "model", cityHash: "houses", kind });

test("says what a run was made of", () => {
  expect(recordOf(jobOf())).toMatchObject({
    ...{ provenance: 1, battery: "city/2020-06-05", runId: "test2", member: 1, build },
    model: { stamp: "model", profile: scenario.profile },
    stamp: "all",
    scenario: { file: "city/2020-06-05/scenario.yaml", sha256: "abc", changes: {} },
    options: { work: "0.9" },
    fixed: { days: "30" },
    city: { region: "berlin", sample: scenario.sample, hash: "houses" },
    ...{ seed: 4711, seeds: 1 },
    command: "npx episcope generate city/2020-06-05 --runs test2 --out data",
  });
});

test("does not say when, where or in how many threads", () => {
  const entry = () => {
    return new TextDecoder().decode(provenanceEntry(recordOf(jobOf())).bytes);
  };
  expect(entry()).toBe(entry());
  expect(entry()).not.toContain(String(new Date().getFullYear()));
});

test("members have a seed, and an ensemble its number, however it came about", () => {
  expect(recordOf(jobOf({ member: 3 }))).toMatchObject({ member: 3, seed: 4713 });
  expect(recordOf(jobOf({ member: 3 })).command).toBe(
    "npx episcope generate city/2020-06-05 --runs test2 --member 3 --out data",
  );
  const given = recordOf(
    jobOf({ source: { ...jobOf().source, changes: { members: 16 } } }),
    "ensemble",
  );
  expect(given).toEqual(recordOf(jobOf(), "ensemble"));
  expect(given).toMatchObject({ members: 16, seed: 4711, scenario: { changes: { members: 16 } } });
  expect(given.command).toContain("--members 16");
  expect(given.member).toBeUndefined();
});

test("a run that follows a posterior names its recipe", () => {
  const fitted = { ...scenario, posterior };
  const recipes = [1, 2, 3].map(
    (member) => recordOf(jobOf({ member }), "zip", fitted).posterior?.recipe,
  );
  expect(recipes).toEqual([1, 2, 1]);
  expect(recordOf(jobOf(), "zip", fitted).posterior).toEqual({
    ...{ region: "berlin", date: "2020-03-08", stamp: "fitted", recipe: 1 },
  });
});

test("options of the command line are part of the command, quoted for a shell", () => {
  const changes = { seeds: 3, sample: "tiny", districts: true } as const;
  const job = jobOf({ battery: "it's/a battery", source: { ...jobOf().source, changes } });
  expect(recordOf(job).command).toBe(
    "npx episcope generate 'it'\\''s/a battery' --runs test2 --seeds 3 --sample tiny --districts --out data",
  );
});

test("what no folder of scenarios has is in the record itself", () => {
  expect(recordOf(jobOf({ origin: { isUnpublished: true } })).scenario.text).toBe(text);
  expect(recordOf(jobOf()).scenario.text).toBeUndefined();
});

test("a written record is read back; others are told", () => {
  const written = recordOf(jobOf(), "ensemble", { ...scenario, posterior });
  const { bytes } = provenanceEntry(written);
  expect(readProvenance(bytes, "x").record).toEqual(written);
  const text = new TextDecoder().decode(bytes);
  for (const broken of [
    "",
    "{",
    "<html>",
    "[]",
    text.replace('"runId": "test2"', '"runId": ["test2"]'),
    text.replace('"battery": "', '"battery": "../'),
    text.replace('"provenance": 1', '"provenance": 2'),
    text.replace(/"seed": \d+/, '"seed": "x"'),
  ]) {
    const { record, faults } = readProvenance(new TextEncoder().encode(broken), "x");
    expect([broken, record, faults.length > 0]).toEqual([broken, undefined, true]);
  }
});

test("whatever the bytes, a record is read or a fault is told", () => {
  const right = new TextDecoder().decode(provenanceEntry(recordOf(jobOf())).bytes);
  const place = fc.nat({ max: right.length - 1 });
  const damaged = fc
    .tuple(place, fc.nat({ max: 40 }), fc.string({ unit: "binary", maxLength: 8 }))
    .map(([at, length, text]) => right.slice(0, at) + text + right.slice(at + length));
  fc.assert(
    fc.property(fc.oneof(damaged, fc.string({ unit: "binary" })), (text) => {
      const { record, faults } = readProvenance(new TextEncoder().encode(text), "x");
      expect((record === undefined) === faults.length > 0).toBe(true);
      if (record) expect(record.battery).not.toMatch(/(^|\/)\.|\\|^-/);
    }),
  );
});
