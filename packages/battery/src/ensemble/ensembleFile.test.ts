import { type Fault, faultText, numbers, parseDay, type ResultTables } from "@episcope/common";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { KeyFigures } from "../figures/keyFigures.ts";
import { tableOf } from "../fixtures/tableOf.ts";
import { openRunArchive } from "../runs/runArchive.ts";
import { writeTable } from "../tables/writeTable.ts";
import { memorySource } from "../zip/byteSource.ts";
import { watchedSource } from "../zip/fixtures/watchedSource.ts";
import { readDirectory } from "../zip/readZip.ts";
import { writeZip } from "../zip/writeZip.ts";
import { readEnsemble } from "./readEnsemble.ts";
import { writeEnsemble } from "./writeEnsemble.ts";

const name = { runId: "sz1", file: "summaries/sz1.ensemble.zip" };

function memberFixture(infected: number): ResultTables {
  const day = [1, 2];
  const date = ["2020-03-01", "2020-03-02"];
  return new Map([
    [
      "infections",
      tableOf({
        day,
        date,
        nSusceptible: [1000 - infected, 990 - infected],
        nTotalInfected: [infected, infected + 10],
        nRecovered: [0, 0],
      }),
    ],
    ["restrictions", tableOf({ day, date, work: ["1.00_1.00_{}", "0.61_1.00_{}"] })],
    ["strains", tableOf({ day, date, ALPHA: [infected, 10] })],
  ]);
}

const members = [3, 1, 2].map(memberFixture);
const figures: readonly KeyFigures[] = [13, 11, 12].map((infections) => ({
  infections,
  infectionsPerThousand: infections / 3,
  peakIncidence: { value: 7.5, day: parseDay("2020-03-02") ?? 0 },
  peakBeds: undefined,
}));

test("the document comes first, then the quantiles, then one member after the other", async () => {
  const directory = await readDirectory(memorySource(await writeEnsemble("sz1", members, figures)));
  const tables = ["infections.txt.csv", "restrictions.txt.csv", "strains.tsv"];
  expect(directory.map((entry) => entry.name)).toEqual([
    "sz1.ensemble.json",
    ...tables.map((table) => `sz1.${table}`),
    ...[1, 2, 3].flatMap((member) => tables.map((table) => `member${member}/sz1.${table}`)),
  ]);
});

test("equal members give equal bytes", async () => {
  const bytes = await writeEnsemble("sz1", members, figures);
  expect(await writeEnsemble("sz1", [3, 1, 2].map(memberFixture), figures)).toEqual(bytes);
  expect(await writeEnsemble("sz1", [3, 1, 4].map(memberFixture), figures)).not.toEqual(bytes);
});

test("figures and members are read as they were written", async () => {
  const source = memorySource(await writeEnsemble("sz1", members, figures));
  const { ensemble, faults } = await readEnsemble(source, name);
  expect(faults).toEqual([]);
  expect(ensemble?.figures).toEqual(figures.map(({ peakBeds: _none, ...known }) => known));
  const third = await ensemble?.member(3).readTables(source, ["infections"]);
  const result = third?.get("infections");
  expect(result?.kind === "table" && numbers(result.table, "nTotalInfected")).toEqual(
    Float64Array.of(2, 12),
  );
});

test("a member is read like a run, with one request for its tables", async () => {
  const source = watchedSource(await writeEnsemble("sz1", members, figures));
  const archive = await openRunArchive(source, { runId: "member2/sz1", file: name.file });
  expect([...archive.tables]).toEqual(["infections", "restrictions", "strains"]);
  source.reads.length = 0;
  const read = await archive.readTables(source, ["infections", "restrictions", "strains"]);
  expect([...read.values()].map(({ kind }) => kind)).toEqual(["table", "table", "table"]);
  expect(source.reads).toHaveLength(1);
});

test("an ensemble without the figures of every member is a bug", () => {
  expect(() => writeEnsemble("sz1", members, figures.slice(1))).toThrow("needs its figures");
});

const document = {
  runId: "sz1",
  members: 1,
  quantiles: [0.025, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.975],
  figures: [{ infections: 12 }],
};

/** A file with another document, and without the entries that are named. */
async function fileWith(text: unknown, without = ""): Promise<Uint8Array> {
  const json = typeof text === "string" ? text : JSON.stringify(text);
  const table = writeTable(tableOf({ day: [1] }));
  return await writeZip(
    [
      { name: "sz1.ensemble.json", bytes: new TextEncoder().encode(json) },
      { name: "sz1.infections.txt.csv", bytes: table },
      { name: "member1/sz1.infections.txt.csv", bytes: table },
    ].filter((entry) => entry.name !== without),
  );
}

async function faultsOf(bytes: Uint8Array): Promise<readonly Fault[]> {
  const { ensemble, faults } = await readEnsemble(memorySource(bytes), name);
  expect(ensemble === undefined).toBe(faults.length > 0);
  return faults;
}

const inDocument = "summaries/sz1.ensemble.zip/sz1.ensemble.json";

test.each([
  [{ ...document }, []],
  [
    { ...document, members: "many" },
    [
      `${inDocument}:1:26: members must be a whole number from 1 to 64, not "many"`,
      `${inDocument}:1:26: members muss eine ganze Zahl von 1 bis 64 sein, nicht "many"`,
    ],
  ],
  [
    { ...document, members: 65 },
    [
      `${inDocument}:1:26: members must be a whole number from 1 to 64, not 65`,
      `${inDocument}:1:26: members muss eine ganze Zahl von 1 bis 64 sein, nicht 65`,
    ],
  ],
  [
    { ...document, members: 2 },
    [
      `${inDocument}:1:96: there are figures of 1 members instead of 2`,
      `${inDocument}:1:96: Kennzahlen gibt es für 1 statt 2 Mitglieder`,
    ],
  ],
  [
    { ...document, runId: "sz2" },
    [
      `${inDocument}:1:10: this is the ensemble of sz2, not of sz1`,
      `${inDocument}:1:10: das ist das Ensemble von sz2, nicht von sz1`,
    ],
  ],
  [
    { ...document, quantiles: [0.1, 0.5, 0.9] },
    [
      `${inDocument}:1:40: the quantiles must be 0.025, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.975`,
      `${inDocument}:1:40: die Quantile müssen 0.025, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.975 sein`,
    ],
  ],
  [
    { ...document, figures: [{ infections: -1 }] },
    [
      `${inDocument}:1:111: infections must be a number of at least 0, not -1`,
      `${inDocument}:1:111: infections muss eine Zahl ab 0 sein, nicht -1`,
    ],
  ],
  [
    { ...document, figures: [{ peakBeds: { value: 3, date: "2020-02-30" } }] },
    [
      `${inDocument}:1:127: date must be a date such as 2020-02-25, not "2020-02-30"`,
      `${inDocument}:1:127: date muss ein Datum wie 2020-02-25 sein, nicht "2020-02-30"`,
    ],
  ],
  ["[]", [`${inDocument}:1:1: the file is not a mapping`, ""]],
])("document %j", async (text, [english, german]) => {
  const faults = await faultsOf(await fileWith(text));
  expect(faults.map((fault) => faultText(fault, "en"))).toEqual(english ? [english] : []);
  if (german) expect(faults.map((fault) => faultText(fault, "de"))).toEqual([german]);
});

test.each([
  ["sz1.ensemble.json", "sz1.ensemble.json is missing"],
  ["sz1.infections.txt.csv", "sz1.infections.txt.csv is missing"],
  ["member1/sz1.infections.txt.csv", "member1/sz1.infections.txt.csv is missing"],
])("without %s", async (entry, expected) => {
  const faults = await faultsOf(await fileWith(document, entry));
  expect(faults.map((fault) => faultText(fault, "en"))).toEqual([`${name.file}: ${expected}`]);
});

test("a document that unpacks to far too much is not unpacked", async () => {
  const faults = await faultsOf(await fileWith(" ".repeat(2 ** 20 + 1)));
  expect(faults.map((fault) => faultText(fault, "en"))).toEqual([
    `${name.file}: sz1.ensemble.json is too large (1048577 bytes)`,
  ]);
});

test("damaged bytes give faults or a readable ensemble, never an error", async () => {
  const whole = await writeEnsemble("sz1", members, figures);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(whole.length - 1),
      fc.nat(255),
      fc.boolean(),
      async (place, byte, isCut) => {
        const bytes = isCut ? whole.slice(0, place) : whole.slice();
        if (!isCut) bytes[place] = byte;
        await faultsOf(bytes);
      },
    ),
  );
});
