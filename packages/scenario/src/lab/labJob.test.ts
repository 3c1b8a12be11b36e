// The lab, a snapshot of the past, and a battery of the same scenario give the same tables.
import { memorySource, openRunArchive } from "@episcope/battery";
import { runTableNames } from "@episcope/common";
import { expect, test } from "vitest";
import { noHelpers } from "../compute/helperStore.ts";
import { RunComputer } from "../compute/runComputer.ts";
import type { RunJob } from "../compute/runJob.ts";
import { day } from "../fixtures/scenarioFixtures.ts";
import { provenanceEntry, provenanceOf } from "../provenance/provenance.ts";
import { readProvenance } from "../provenance/readProvenance.ts";
import { parseScenario } from "../publication/parseScenario.ts";
import { labFileAt } from "./labFile.ts";
import { labJob } from "./labJob.ts";
import { labRunId } from "./labRunId.ts";
import { asItWas, type LabScenario, withBlock } from "./labScenario.ts";
import { labBatteryText } from "./labText.ts";

const regime = `changes:
  - imports: { strain: SARS_CoV_2, from: 2020-02-25, perDay: 400 }
  - restrict: { activities: leisure, from: 2020-03-15, remaining: 0.6 }
`;
const source = { calibration: "{}", regime, posterior: "" };
const first = day("2020-04-15");
const empty: LabScenario = {
  ...{ place: "berlin", first, last: day("2020-05-20"), blocks: new Map() },
};
const drawn = withBlock(empty, "work", { from: first + 3, to: first + 30, value: 20, target: 0 });
/** A city that is made at once. */
const sample = 0.0005;

function jobOf(lab: LabScenario): RunJob {
  const file = labFileAt(`battery/lab/summaries/${labRunId(lab)}.zip`);
  if (!file) throw new Error("no file of the lab");
  const job = labJob(file, source, "p");
  const text = job.source.text.replace(/^sample: .*$/m, `sample: ${sample}`);
  return { ...job, source: { ...job.source, text } };
}

async function tables(computer: RunComputer, job: RunJob) {
  let bytes = new Uint8Array();
  await computer.compute(job, {
    onProgress: () => {},
    onFile: (kind, file) => {
      if (kind === "zip") bytes = new Uint8Array(file);
    },
  });
  const archive = memorySource(bytes);
  const opened = await openRunArchive(archive, { runId: job.runId, file: "x.zip" });
  return await opened.readTables(archive, runTableNames);
}

const newComputer = () =>
  new RunComputer({ helpers: noHelpers, program: "p", snapshotBytes: 64 * 1024 * 1024 });

test("from its first day, from a snapshot, and as a run of a battery", async () => {
  const fresh = await tables(newComputer(), jobOf(drawn));
  const computer = newComputer();
  const usual = await tables(computer, jobOf(asItWas(drawn)));
  const branched = await tables(computer, jobOf(drawn));
  expect(branched).toEqual(fresh);
  // The test could not fail otherwise.
  expect(usual).not.toEqual(fresh);
  const text = labBatteryText([{ lab: drawn, name: { en: "x", de: "x" } }], {
    ...{ regime, sample, members: 2 },
  });
  const battery: RunJob = {
    ...{ battery: "own", runId: "lab2", member: 1, stamp: "s" },
    files: new Map([["zip", "own.zip"]]),
    source: {
      ...{ battery: "own", text, changes: {} },
      shared: { calibration: "{}", regimes: { berlin: regime } },
    },
  };
  expect(await tables(newComputer(), battery)).toEqual(fresh);
});

test("the record of a run holds the scenario, which no folder has", async () => {
  const job = jobOf(drawn);
  const entry = provenanceEntry(
    provenanceOf({
      ...{ job, scenario: parseScenario(job.source).scenario, program: "p", kind: "zip" },
      cityHash: "houses",
    }),
  );
  const { record, faults } = readProvenance(entry.bytes, entry.name);
  expect(faults).toEqual([]);
  expect(record?.scenario.text).toBe(job.source.text);
  expect(record?.command).toBe(`npx episcope generate lab --runs ${job.runId} --out data`);
});

test("only files of the lab with a scenario are ones", () => {
  const path = `battery/lab/summaries/${labRunId(drawn)}`;
  expect(labFileAt(`${path}.zip`)?.lab).toEqual(drawn);
  expect(labFileAt(`${path}.member3.zip`)?.member).toBe(3);
  expect(labFileAt(`${path}.epan`)).toMatchObject({ kind: "animation", member: 1, lab: drawn });
  expect(labFileAt(`${path.replace("/lab/", "/lab-small/")}.zip`)?.size).toBe("small");
  for (const other of [
    `${path}.txt`,
    `battery/x/summaries/${labRunId(drawn)}.zip`,
    "battery/lab/summaries/lab1_berlin_0890db.zip",
    "battery/lab/summaries/sz1.zip",
  ])
    expect(labFileAt(other)).toBeUndefined();
});
