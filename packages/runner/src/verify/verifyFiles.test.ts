// Archives of a real model are made by generate, by the command of their record, and by verify.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { readGzipHead, writeGzip, writeZip } from "@episcope/battery";
import { parseDay } from "@episcope/common";
import {
  type BuildIdentity,
  type Compute,
  labFileAt,
  labJob,
  noHelpers,
  RunComputer,
  readProvenance,
} from "@episcope/scenario";
import { labRunId } from "@episcope/scenario/lab";
import { beforeAll, describe, expect, test } from "vitest";
import { emptyFolder, writeFixture } from "../fixtures/runFixtures.ts";
import { gridText, smallJob } from "../fixtures/smallBattery.ts";
import { type GenerateBatteriesOptions, generateBatteries } from "../generate/generateBatteries.ts";
import { entriesOf, readMadeFile } from "./madeFile.ts";
import { type Verdict, verifyFiles } from "./verifyFiles.ts";

const battery = "heinsberg/small";
const scenarioFile = `${battery}/scenario.yaml`;
const { text } = smallJob("sz1").source;
const scenarios = emptyFolder();
const root = emptyFolder();
const told = { version: "1.2.3", commit: "abcdef1", licence: { name: "L", url: "https://l/" } };
const build = { ...told, demonstration: true } as const;

function computeHere(program = "v1"): Compute {
  const computer = new RunComputer({ helpers: noHelpers, program, snapshotBytes: 1e8 });
  return (job, watch) => computer.compute(job, watch);
}
const compute = computeHere();

async function generate(to: string, options: Partial<GenerateBatteriesOptions> = {}) {
  return await generateBatteries({
    ...{ scenarios, root: to, helperFolder: to, batteries: [battery], runs: ["sz1"], changes: {} },
    ...{ threads: 1, isResuming: false, program: "v1", build, compute },
    threadProgram: new URL("data:text/javascript,"),
    signal: new AbortController().signal,
    log: () => {},
    ...options,
  });
}

const fileAt = (to: string, name: string) => join(to, "battery", battery, "summaries", name);
const bytesAt = (to: string, name: string) => readFileSync(fileAt(to, name));

async function verify(
  file: string,
  options: { program?: string; from?: string; sample?: number; here?: BuildIdentity } = {},
) {
  const told: (readonly [string, Verdict])[] = [];
  const { program = "v1", from = scenarios, sample = 2, here = build } = options;
  await verifyFiles({
    ...{ files: [file], scenarios: from, helperFolder: root, threads: 2, program, compute },
    ...{ sample, build: here },
    threadProgram: new URL("data:text/javascript,"),
    onVerdict: (name, verdict) => told.push([name, verdict]),
    log: () => {},
  });
  return told[0]?.[1];
}

const day = (text: string) => parseDay(text) ?? 0;
const grid = "legacy/small";
const gridFile = join(root, "legacy/small-data.zip");

beforeAll(async () => {
  writeFixture(scenarios, scenarioFile, text);
  writeFixture(scenarios, `${grid}/scenario.yaml`, gridText);
  await generate(root, { changes: { members: 2 } });
  await generate(root, { member: 2 });
  await generate(root, { onlyAnimation: true });
  await generate(root, { batteries: [grid], runs: "all", threads: 2 });
}, 120_000);

/** What a shell would hand over. */
function optionsOf(command: string): Partial<GenerateBatteriesOptions> {
  const onlyAnimation = command.includes(" --animation");
  const [npx, episcope, generateIt, path = "", ...rest] = command
    .replace(" --animation", "")
    .split(" ");
  expect([npx, episcope, generateIt, path]).toEqual(["npx", "episcope", "generate", battery]);
  const given = new Map(rest.flatMap((part, n) => (n % 2 ? [] : [[part, rest[n + 1] ?? ""]])));
  const [members, member] = [given.get("--members"), given.get("--member")];
  return {
    runs: [given.get("--runs") ?? ""],
    changes: members === undefined ? {} : { members: Number(members) },
    ...(member !== undefined && { member: Number(member) }),
    ...(onlyAnimation && { onlyAnimation }),
  };
}

const all = [
  "sz1.zip",
  "sz1.ensemble.zip",
  "sz1.member2.zip",
  "sz1.infectionLoc.csv.gz",
  "sz1.epan",
];

test.each(all)("the command in the record of %s makes the same bytes", async (name) => {
  const { record } = await readMadeFile(fileAt(root, name));
  expect(record.build).toEqual(told);
  expect(record.demonstration).toBe(true);
  const again = emptyFolder();
  await generate(again, { ...optionsOf(record.command), threads: 3 });
  expect(Buffer.compare(bytesAt(again, name), bytesAt(root, name))).toBe(0);
});

test("runs can be chosen by values of options, as the record names them", async () => {
  const { record } = await readMadeFile(fileAt(root, "sz1.zip"));
  const again = emptyFolder();
  const values = Object.entries(record.options).map(([name, value]) => `${name}=${value}`);
  expect(values).toEqual(["leisure=0.1", "work=0.2"]);
  expect(await generate(again, { runs: values })).toMatchObject({ computed: 1 });
  expect(bytesAt(again, "sz1.zip").length).toBeGreaterThan(1000);
  const chosen: string[] = [];
  const note: Compute = async ({ runId }) => void chosen.push(runId);
  await generate(emptyFolder(), { runs: ["work=0.8"], compute: note });
  expect(chosen).toEqual(["sz2", "sz4"]);
  for (const runs of [["work=0.5"], ["masks=no"], ["work=0.8", "sz1"]])
    await expect(generate(again, { runs })).rejects.toThrow(/There is no run with|not both/);
});

test("the record names the file that was simulated", async () => {
  const { record } = await readMadeFile(fileAt(root, "sz1.zip"));
  const { createHash } = await import("node:crypto");
  expect(record.scenario.sha256).toBe(createHash("sha256").update(text).digest("hex"));
  expect(record.city.hash).toMatch(/^[0-9a-f]{32}$/);
});

test("the documentation shows a record as it is written", async () => {
  const docs = readFileSync(new URL("../../../../docs/provenance.md", import.meta.url), "utf8");
  const [, shown = ""] = /```json\n([\s\S]*?)```/.exec(docs) ?? [];
  const { record: written } = await readMadeFile(fileAt(root, "sz1.zip"));
  const { record: read, faults } = readProvenance(new TextEncoder().encode(shown), "docs");
  expect(faults).toEqual([]);
  expect(Object.keys(read ?? {})).toEqual(Object.keys(written));
});

const unknown = (reason: RegExp) => ({ kind: "unknown", reason: expect.stringMatching(reason) });

describe("verify", () => {
  test.each(all)("%s is the same", async (name) => {
    expect(await verify(fileAt(root, name))).toEqual({ kind: "same", isWhole: true });
  });

  test("a map and an animation that were changed differ, and without a record are unknown", async () => {
    const folder = emptyFolder();
    const map = join(folder, "sz1.infectionLoc.csv.gz");
    const packed = bytesAt(root, "sz1.infectionLoc.csv.gz");
    const { note } = readGzipHead(packed) ?? {};
    const rows = gunzipSync(packed).toString().replace("import", "normal");
    writeFileSync(map, await writeGzip(Buffer.from(rows), note));
    expect(await verify(map)).toEqual({ kind: "differs", files: ["rows"] });
    writeFileSync(map, gzipSync(rows));
    expect(await verify(map)).toEqual(unknown(/no record of how it was made/));
    const animation = join(folder, "sz1.epan");
    const bytes = bytesAt(root, "sz1.epan").toString("latin1");
    writeFileSync(animation, bytes.replace('"leisure":"0.1"', '"leisure":"0.9"'), "latin1");
    expect(await verify(animation)).toEqual({ kind: "differs", files: ["header"] });
    writeFileSync(animation, bytes.replace('"provenance"', '"somethings"'), "latin1");
    expect(await verify(animation)).toEqual(unknown(/no record of how it was made/));
    writeFileSync(animation, bytes.slice(0, -2000), "latin1");
    expect(await verify(animation)).toEqual(unknown(/cannot be read/));
  });

  test("of a grid in one archive, a sample of its runs", async () => {
    const runs = (checked: number) => ({ kind: "same", isWhole: false, runs: { checked, all: 5 } });
    expect(await verify(gridFile)).toEqual(runs(2));
    const { record } = await readMadeFile(gridFile);
    expect([record.runs, record.command]).toEqual([
      5,
      "npx episcope generate legacy/small --out data",
    ]);
    const table = join(root, "legacy/small-data/sz2.infections.csv");
    expect(await verify(table)).toEqual({ kind: "same", isWhole: true });
    const changed = async (change: (entries: Map<string, Uint8Array>) => void) => {
      const entries = new Map(await entriesOf(readFileSync(gridFile)));
      change(entries);
      const file = join(emptyFolder(), "small-data.zip");
      writeFileSync(file, await writeZip([...entries].map(([name, bytes]) => ({ name, bytes }))));
      return await verify(file, { sample: 5 });
    };
    expect(
      await changed((entries) => {
        entries.set("sz3.infections.csv", new Uint8Array(3));
        entries.delete("sz2.infections.csv");
      }),
    ).toEqual({ kind: "differs", files: ["sz2.infections.csv", "sz3.infections.csv"] });
    expect(await changed((entries) => entries.delete("provenance.json"))).toEqual(
      unknown(/not made by Episcope/),
    );
  });

  describe("a run of the lab", () => {
    const regime = "changes:\n  - imports: { strain: SARS_CoV_2, from: 2020-02-25, perDay: 400 }\n";
    const folder = emptyFolder();
    const known = emptyFolder();
    const lab = { place: "berlin", first: day("2020-04-15"), last: day("2020-05-20") };
    const file = labFileAt(`battery/lab/summaries/${labRunId({ ...lab, blocks: new Map() })}.zip`);

    beforeAll(async () => {
      if (!file) throw new Error("no file of the lab");
      writeFixture(known, "regimes/berlin.yaml", regime);
      const made = labJob(file, { calibration: "{}", regime, posterior: "" }, "worker.js", build);
      // A city that is made at once.
      const text = made.source.text.replace(/^sample: .*$/m, "sample: 0.0005");
      const job = { ...made, source: { ...made.source, text } };
      await computeHere("worker.js")(job, {
        onProgress: () => {},
        onFile: (kind, bytes) => writeFileSync(join(folder, `lab.${kind}`), bytes),
      });
    }, 60_000);

    test("is computed from the text in its record", async () => {
      for (const kind of ["zip", "infectionLoc.csv.gz"])
        expect(await verify(join(folder, `lab.${kind}`), { from: known })).toEqual({
          ...{ kind: "same", isWhole: false },
        });
    });

    test("that another version made is not compared", async () => {
      const here = { ...build, commit: "1234567" };
      expect(await verify(join(folder, "lab.zip"), { from: known, here })).toEqual(
        unknown(/made by another model/),
      );
    });
  });

  /** The archive with other entries, in a folder of its own. */
  async function changedArchive(change: (entries: Map<string, Uint8Array>) => void) {
    const entries = new Map(await entriesOf(bytesAt(root, "sz1.zip")));
    change(entries);
    const file = join(emptyFolder(), "sz1.zip");
    writeFileSync(file, await writeZip([...entries].map(([name, bytes]) => ({ name, bytes }))));
    return file;
  }
  const edited = (name: string, edit: (text: string) => string) =>
    changedArchive((entries) => {
      const before = new TextDecoder().decode(entries.get(name));
      expect(edit(before)).not.toBe(before);
      entries.set(name, new TextEncoder().encode(edit(before)));
    });
  const record = "sz1.provenance.json";

  test("an archive that is packed otherwise has the same files", async () => {
    const file = await changedArchive(() => {});
    expect(await verify(file)).toEqual({ kind: "same", isWhole: true });
    const packed = readFileSync(fileAt(root, "sz1.zip"));
    writeFileSync(file, packed.subarray(0, -20));
    expect(await verify(file)).toEqual({ kind: "same", isWhole: false });
  });

  test("one changed cell, a missing table, and one too many differ", async () => {
    const table = "sz1.infections.txt.csv";
    expect(await verify(await edited(table, (found) => found.replace(/\d/, "x")))).toEqual({
      ...{ kind: "differs", files: [table] },
    });
    const file = await changedArchive((entries) => {
      entries.delete("sz1.strains.tsv");
      entries.set("own.csv", new Uint8Array(3));
    });
    expect(await verify(file)).toEqual({ kind: "differs", files: ["own.csv", "sz1.strains.tsv"] });
  });

  test("a record that tells lies differs", async () => {
    const file = await edited(record, (found) =>
      found.replace('"leisure": "0.1"', '"leisure": "0.9"'),
    );
    expect(await verify(file)).toEqual({ kind: "differs", files: [record] });
  });

  test("a map beside the archive is compared, too", async () => {
    const file = await changedArchive(() => {});
    writeFileSync(join(dirname(file), "sz1.infectionLoc.csv.gz"), "damaged");
    expect(await verify(file)).toEqual({ kind: "differs", files: ["sz1.infectionLoc.csv.gz"] });
  });

  test("older and foreign archives are told apart, and broken ones", async () => {
    const older = await changedArchive((entries) => entries.delete(record));
    expect(await verify(older)).toEqual(unknown(/made by an older version/));
    const foreign = await changedArchive((entries) => {
      entries.delete(record);
      entries.delete("sz1.scenario.json");
    });
    expect(await verify(foreign)).toEqual(unknown(/not made by Episcope/));
    const broken = await edited(record, (found) => found.replace(/"seed": \d+/, '"seed": "x"'));
    expect(await verify(broken)).toEqual(unknown(/record cannot be used: seed must be/));
    writeFileSync(broken, "<html>");
    expect(await verify(broken)).toEqual(unknown(/not a zip archive/));
    rmSync(broken);
    expect(await verify(broken)).toEqual(unknown(/cannot be read/));
  });

  test("what was made by another model, or from other files, is not compared", async () => {
    const file = fileAt(root, "sz1.zip");
    expect(await verify(file, { program: "v2" })).toEqual(
      unknown(/another model \(version 1\.2\.3, commit abcdef1\): its stamp is v1, .* v2/),
    );
    const others = emptyFolder();
    mkdirSync(others, { recursive: true });
    expect(await verify(file, { from: others })).toEqual(unknown(/no scenario with run sz1/));
    writeFixture(others, scenarioFile, `${text}# changed\n`);
    expect(await verify(file, { from: others })).toEqual(unknown(/scenario\.yaml has changed/));
    writeFixture(others, scenarioFile, text);
    writeFixture(others, "calibration.yaml", "{ }\n");
    expect(await verify(file, { from: others })).toEqual(unknown(/calibration or the posterior/));
  });
});
