import {
  entryName,
  type Fault,
  faultText,
  type ResultTables,
  type WrittenLanguage,
} from "@episcope/common";
import { expect, test } from "vitest";
import { noFigures } from "../figures/keyFigures.ts";
import { tableOf } from "../fixtures/tableOf.ts";
import { writeTable } from "../tables/writeTable.ts";
import { memorySource } from "../zip/byteSource.ts";
import { readDirectory, readEntry } from "../zip/readZip.ts";
import { type NamedBytes, writeZip } from "../zip/writeZip.ts";
import { validateEnsemble } from "./validateEnsemble.ts";
import { writeEnsemble } from "./writeEnsemble.ts";

const file = "summaries/sz1.ensemble.zip";
const date = ["2020-03-01", "2020-03-02"];

function memberFixture(infected: number): ResultTables {
  const infections = tableOf({
    day: [1, 2],
    date,
    nSusceptible: [1000 - infected, 990 - infected],
    nTotalInfected: [infected, infected + 10],
    nRecovered: [0, 0],
  });
  const restrictions = tableOf({ day: [1, 2], date, work: ["1.00_1.00_{}", "0.61_1.00_{}"] });
  const hospital = tableOf({
    date,
    measurement: ["occupancyHosp", "occupancyHosp"],
    severity: ["Base", "Base"],
    n: [infected, Number.NaN],
  });
  return new Map([
    ["infections", infections],
    ["restrictions", restrictions],
    ["hospital", hospital],
  ]);
}

const members = [3, 1, 2].map(memberFixture);

async function entriesOf(bytes: Uint8Array): Promise<NamedBytes[]> {
  const source = memorySource(bytes);
  const directory = await readDirectory(source);
  return await Promise.all(
    directory.map(async (entry) => ({ name: entry.name, bytes: await readEntry(source, entry) })),
  );
}

const runEntries = (tables: ResultTables | undefined) =>
  [...(tables ?? [])].map(([name, table]) => ({
    name: entryName("sz1", name),
    bytes: writeTable(table),
  }));

interface Change {
  /** The text of an entry, or nothing if it is to be removed. */
  readonly change?: (name: string, text: string) => string | undefined;
  readonly announced?: number;
  readonly run?: ResultTables | undefined;
  readonly language?: WrittenLanguage;
}

/** The faults of an ensemble that was changed after it had been written. */
async function faultsOf(changes: Change = {}): Promise<string[]> {
  const { change = (_name, text) => text, announced = 3, run = members[0] } = changes;
  const written = await entriesOf(
    await writeEnsemble(
      "sz1",
      members,
      members.map(() => noFigures),
    ),
  );
  const changed = written.flatMap(({ name, bytes }) => {
    const text = change(name, new TextDecoder().decode(bytes));
    return text === undefined ? [] : [{ name, bytes: new TextEncoder().encode(text) }];
  });
  const directory = await readDirectory(memorySource(await writeZip(runEntries(run))));
  const entries = new Map(directory.map((entry) => [entry.name, entry]));
  const source = memorySource(await writeZip(changed));
  const name = { runId: "sz1", file };
  const faults: Fault[] = [];
  const found = validateEnsemble(source, name, { entries, members: announced });
  for await (const fault of found) faults.push(fault);
  return faults.map((fault) => faultText(fault, changes.language ?? "en"));
}

/** Changes one entry. */
const inEntry =
  (entry: string, change: (text: string) => string | undefined) => (name: string, text: string) =>
    name === entry ? change(text) : text;

test("an ensemble as it was written has no faults", async () => {
  expect(await faultsOf()).toEqual([]);
});

test("the number of members must be that of the description", async () => {
  expect(await faultsOf({ announced: 16 })).toEqual([
    `${file}: the ensemble has 3 members, but the description says 16`,
  ]);
  expect(await faultsOf({ announced: 16, language: "de" })).toEqual([
    `${file}: das Ensemble hat 3 Mitglieder, laut Beschreibung sind es 16`,
  ]);
});

test("tables must be those of the run", async () => {
  const change = inEntry("sz1.post.hospital.tsv", () => undefined);
  expect(await faultsOf({ change })).toEqual([`${file}: sz1.post.hospital.tsv is missing`]);
  const run = new Map([...(members[0] ?? [])].filter(([name]) => name !== "hospital"));
  expect(await faultsOf({ run })).toEqual([`${file}: the run has no table sz1.post.hospital.tsv`]);
  expect(await faultsOf({ run, language: "de" })).toEqual([
    `${file}: der Lauf hat keine Tabelle sz1.post.hospital.tsv`,
  ]);
});

test("the first member must be the run", async () => {
  const differing = ["infections.txt.csv", "post.hospital.tsv"].map(
    (table) =>
      `${file}: member1/sz1.${table} differs from sz1.${table} of the run: the first member must be the run itself`,
  );
  expect(await faultsOf({ run: members[1] })).toEqual(differing);
  const change = inEntry("member1/sz1.post.hospital.tsv", () => undefined);
  expect(await faultsOf({ change })).toEqual([`${file}: member1/sz1.post.hospital.tsv is missing`]);
});

test("restrictions must be those of the first member", async () => {
  const change = inEntry("sz1.restrictions.txt.csv", (text) => text.replace("0.61", "0.62"));
  expect(await faultsOf({ change })).toEqual([
    `${file}/sz1.restrictions.txt.csv: the table must be that of the first member`,
  ]);
});

test("members must be readable", async () => {
  const change = inEntry("member2/sz1.post.hospital.tsv", (text) => text.replace("\t1\n", "\tx\n"));
  expect(await faultsOf({ change })).toEqual([
    `${file}/member2/sz1.post.hospital.tsv:2:31: n: "x" is not a number`,
  ]);
});

/** Another value in one column of the quantiles of the infections. */
const withCell = (row: number, column: number, cell: string) =>
  inEntry("sz1.infections.txt.csv", (text) =>
    text
      .split("\n")
      .map((line, place) => (place === row ? replaceCell(line, column, cell) : line))
      .join("\n"),
  );
const replaceCell = (line: string, column: number, cell: string) =>
  line
    .split("\t")
    .map((old, place) => (place === column ? cell : old))
    .join("\t");

test("quantiles must ascend", async () => {
  // Rows 1 and 2 are the two days at 2.5 %, rows 3 and 4 at 5 %.
  const change = withCell(3, 4, "1.02");
  const place = `${file}/sz1.infections.txt.csv:4`;
  expect(await faultsOf({ change })).toEqual([
    `${place}: nTotalInfected: the quantile 0.05 is 1.02, below 1.05 before it`,
  ]);
  expect(await faultsOf({ change, language: "de" })).toEqual([
    `${place}: nTotalInfected: das Quantil 0.05 ist 1.02, weniger als 1.05 davor`,
  ]);
});

test("quantiles must be those of the members, but may be rounded", async () => {
  expect(await faultsOf({ change: withCell(3, 4, "1.1004") })).toEqual([]);
  const place = `${file}/sz1.infections.txt.csv:4`;
  const change = withCell(3, 4, "1.15");
  expect(await faultsOf({ change })).toEqual([
    `${place}: nTotalInfected: the quantile 0.05 of the members is 1.1, not 1.15`,
  ]);
  expect(await faultsOf({ change, language: "de" })).toEqual([
    `${place}: nTotalInfected: das Quantil 0.05 der Mitglieder ist 1.1, nicht 1.15`,
  ]);
  expect(await faultsOf({ change: withCell(3, 4, "") })).toEqual([
    `${place}: nTotalInfected: the quantile 0.05 of the members is 1.1, not NaN`,
  ]);
});

const levels = "0.025, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.975";

test.each([
  ["another quantile", withCell(3, 0, "0.06")],
  ["no quantile", inEntry("sz1.infections.txt.csv", (text) => text.replace("quantile", "level"))],
  ["another date", withCell(3, 2, "2020-03-05")],
  ["a row less", inEntry("sz1.infections.txt.csv", (text) => text.replace(/\n[^\n]*\n$/, "\n"))],
])("%s in the table of quantiles", async (_what, change) => {
  expect(await faultsOf({ change })).toEqual([
    `${file}/sz1.infections.txt.csv: the rows must repeat the same dates and texts for each of the quantiles ${levels}`,
  ]);
});

test("a column without quantiles is reported", async () => {
  const change = inEntry("sz1.post.hospital.tsv", () =>
    new TextDecoder().decode(
      writeTable(tableOf({ quantile: [], date: [], measurement: [], severity: [], beds: [] })),
    ),
  );
  const faults = await faultsOf({ change });
  expect(faults).toEqual([`${file}/sz1.post.hospital.tsv:1: the column n is missing`]);
});
