import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memorySource, parseMetadata, validateBattery } from "@episcope/battery";
import { numbers } from "@episcope/common";
import { englishFault } from "@episcope/common/fixtures";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { readEnsemble } from "../../../battery/src/ensemble/readEnsemble.ts";
import { folderFiles } from "../folderFiles.ts";
import { UserError } from "../userError.ts";
import { importBattery } from "./importCommand.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-import-"));
afterAll(() => rmSync(folder, { recursive: true }));

const docs = readFileSync(new URL("../../../../docs/importing.md", import.meta.url), "utf8");
/** The files that the documentation shows, by name. */
const shown = new Map(
  [...docs.matchAll(/^`([\w.-]+)`\n\n```\w+\n([\s\S]*?)```/gm)].map(
    ([, name = "", text = ""]) => [name, text] as const,
  ),
);

let count = 0;
function inputs(files: Readonly<Record<string, string>>) {
  const place = join(folder, `input${++count}`);
  mkdirSync(place);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text);
  const at = (name: string) => join(place, name);
  const run = (kind: "covasim" | "csv", input: string, mapping: string) =>
    importBattery(kind, input === "." ? place : at(input), { mapping: at(mapping), to: at("out") });
  return { at, run, out: at("out") };
}
const example = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, shown.get(name) ?? ""]));

async function faultsOf(out: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for await (const fault of validateBattery(folderFiles(out))) faults.push(englishFault(fault));
  return faults;
}

async function ensembleOf(out: string, runId: string) {
  const file = join(out, "summaries", `${runId}.ensemble.zip`);
  const source = memorySource(new Uint8Array(readFileSync(file)));
  const { ensemble, faults } = await readEnsemble(source, { runId, file });
  expect(faults).toEqual([]);
  const column = async (member: number, name: string) => {
    const read = await ensemble?.member(member).readTables(source, ["infections"]);
    const found = read?.get("infections");
    return found?.kind === "table" ? [...(numbers(found.table, name) ?? [])] : [];
  };
  return { members: ensemble?.figures.length, column };
}

describe("the examples of the documentation", () => {
  test("a long table with quantiles", async () => {
    const { run, out } = inputs(example("forecast.csv", "forecast.yaml"));
    expect(await run("csv", "forecast.csv", "forecast.yaml")).toEqual([]);
    expect(await faultsOf(out)).toEqual([]);
    const { metadata } = parseMetadata(readFileSync(join(out, "metadata.yaml"), "utf8"), "m");
    expect(metadata).toMatchObject({ city: "cologne", members: 41, readme: "notes.md" });
    const info = readFileSync(join(out, "_info.txt"), "utf8");
    expect(info).toBe(
      "RunScript;Config;RunId;Output;schools\nna;na;run1;na;open\nna;na;run2;na;closed\n",
    );
    const { members, column } = await ensembleOf(out, "run1");
    expect(members).toBe(41);
    // The median first, then all fortieths without it: 0.9 is number 37.
    expect(await column(1, "nInfectedCumulative")).toEqual([100, 210]);
    expect(await column(37, "nInfectedCumulative")).toEqual([130, 280]);
    expect(await column(2, "nInfectedCumulative")).toEqual([80, 165]);
    expect(await column(1, "nSusceptible")).toEqual([999_900, 999_790]);
  });

  test("a folder of Covasim with two seeds", async () => {
    const names = [
      "no-masks-1.csv",
      "no-masks-2.csv",
      "masks-1.json",
      "masks-2.json",
      "masks.yaml",
    ];
    const { run, out } = inputs({ ...example(...names), "other.json": "{}" });
    expect(await run("covasim", ".", "masks.yaml")).toEqual([
      "The file other.json is not in the mapping, and left out.",
    ]);
    expect(await faultsOf(out)).toEqual([]);
    const { members, column } = await ensembleOf(out, "run1");
    expect(members).toBe(2);
    expect(await column(1, "nContagious")).toEqual([6, 8, 11]);
    expect(await column(2, "nShowingSymptoms")).toEqual([3, 5, 6]);
    expect(await column(2, "nInfectedCumulative")).toEqual([20, 32, 50]);
    expect(await (await ensembleOf(out, "run2")).column(1, "nSeriouslySick")).toEqual([1, 0, 1]);
  });
});

const mapping = shown.get("forecast.yaml") ?? "";
const table = shown.get("forecast.csv") ?? "";

test("without quantiles, runs have no ensemble", async () => {
  const plain = table.replace(/^.*,0\.[19],.*\n/gm, "").replace(/,0\.5,/g, ",,");
  const { run, out } = inputs({ "f.csv": plain.replaceAll(",", ";"), "m.yaml": mapping });
  await run("csv", "f.csv", "m.yaml");
  expect(await faultsOf(out)).toEqual([]);
  expect(() => readFileSync(join(out, "summaries/run1.ensemble.zip"))).toThrow();
});

test("the crate says whose results these are and of which files they were made", async () => {
  const told = `model: { name: Made-up model, version: "2", url: "https://model.example/" }
licence: { name: CC0 1.0, url: "https://creativecommons.org/publicdomain/zero/1.0/" }
${mapping}`;
  const { run, out } = inputs({ "f.csv": table, "m.yaml": told });
  await run("csv", "f.csv", "m.yaml");
  expect(await faultsOf(out)).toEqual([]);
  const crate = JSON.parse(readFileSync(join(out, "ro-crate-metadata.json"), "utf8"));
  const entity = (id: string) =>
    crate["@graph"].find((each: { readonly "@id": string }) => each["@id"] === id);
  const hashOf = (text: string) => `sha256:${createHash("sha256").update(text).digest("hex")}`;
  expect(entity("#source-0")).toMatchObject({ name: "m.yaml", identifier: hashOf(told) });
  expect(entity("#source-1")).toMatchObject({ name: "f.csv", identifier: hashOf(table) });
  expect(entity("#model")).toMatchObject({ name: "Made-up model", softwareVersion: "2" });
  expect(entity("./")).toMatchObject({
    temporalCoverage: "2021-03-01/2021-03-02",
    license: { "@id": "https://creativecommons.org/publicdomain/zero/1.0/" },
  });
  expect(entity("#import").object).toHaveLength(2);
  expect(JSON.stringify(crate)).not.toContain("demonstration");
});

const covasimMapping = `city: berlin
start: 2020-03-01
options:
  - { name: masks, title: Masks }
scenarios:
  - { name: baseline, files: sims.json, values: { masks: "no" } }
  - { name: masks, files: sims.json, values: { masks: "yes" } }
`;
const ofScenarios = (baseline: readonly number[], masks: readonly number[]) =>
  Object.fromEntries(
    Object.entries({ baseline, masks }).map(([name, best]) => [
      name,
      { name, best, low: best.map((n) => n - 4), high: best.map((n) => n + 8) },
    ]),
  );

test("scenarios of Covasim in one file: low and high values are quantiles", async () => {
  const results = {
    n_susceptible: ofScenarios([990, 980], [991, 985]),
    n_exposed: ofScenarios([10, 18], [9, 12]),
    n_recovered: ofScenarios([8, 10], [8, 9]),
  };
  const { run, out } = inputs({
    "sims.json": JSON.stringify({ results }),
    "m.yaml": covasimMapping,
  });
  await run("covasim", ".", "m.yaml");
  expect(await faultsOf(out)).toEqual([]);
  const { members, column } = await ensembleOf(out, "run2");
  expect(members).toBe(41);
  // The median first, then all fortieths without it: 0.1 is number 6, 0.9 number 37, 1 the last.
  expect(await column(1, "nTotalInfected")).toEqual([9, 12]);
  expect(await column(6, "nTotalInfected")).toEqual([5, 8]);
  expect(await column(37, "nTotalInfected")).toEqual([17, 20]);
  expect(await column(41, "nTotalInfected")).toEqual([17, 20]);
});

test("several simulations of Covasim as a table, with quantiles of one's own", async () => {
  const csv = `date,n_susceptible,n_exposed,n_exposed_low,n_exposed_high,n_recovered
2020-03-01,990,10,5,20,0
`;
  const text = `city: berlin
quantiles: { low: 0.25, high: 0.75 }
scenarios:
  - { files: sims.csv }
`;
  const { run, out } = inputs({ "sims.csv": csv, "m.yaml": text });
  await run("covasim", ".", "m.yaml");
  const { column } = await ensembleOf(out, "run1");
  expect(await column(1, "nTotalInfected")).toEqual([10]);
  expect(await column(12, "nTotalInfected")).toEqual([5]);
  expect(await column(31, "nTotalInfected")).toEqual([20]);
});

describe("every fault is told, and nothing is written", () => {
  test("a file with quantiles beside others of its scenario", async () => {
    const csv = "date,n_susceptible,n_exposed,n_exposed_low,n_exposed_high,n_recovered\n";
    const row = "2020-03-01,990,10,5,20,0\n";
    const text = "city: berlin\nscenarios:\n  - { files: s*.csv }\n";
    const { run } = inputs({ "s1.csv": csv + row, "s2.csv": csv + row, "m.yaml": text });
    await expect(run("covasim", ".", "m.yaml")).rejects.toThrow(
      "Scenario 1 has a file with quantiles, which must be its only one (s1.csv, s2.csv).",
    );
  });

  const refused = async (
    files: Readonly<Record<string, string>>,
    kind: "covasim" | "csv" = "csv",
  ) => {
    const { run, out } = inputs(files);
    const error = await run(kind, kind === "csv" ? "f.csv" : ".", "m.yaml").catch(
      (each: unknown) => each,
    );
    expect(error).toBeInstanceOf(UserError);
    expect(() => readFileSync(join(out, "metadata.yaml"))).toThrow();
    return error instanceof Error ? error.message : "";
  };

  test.each([
    ["an unknown field", mapping.replace("notes", "note"), /m\.yaml:4:1: note is not known here/],
    ["no scenario", mapping.replace(/scenarios:[\s\S]*/, "scenarios: []\n"), /scenarios is empty/],
    ["a path as region", mapping.replace("cologne", "../x"), /city must be written like town/],
    [
      "an unknown column",
      mapping.replace("nInfectedCumulative", "nInfected"),
      /"nInfected" is not known/,
    ],
    [
      "a missing value",
      mapping.replace("values: { schools: closed }", "values: {}"),
      /schools is missing/,
    ],
    [
      "a semicolon",
      mapping.replace("schools: closed }", 'schools: "a;b" }'),
      /schools must be a text/,
    ],
    [
      "an unknown scenario",
      mapping.replace("name: open", "name: opne"),
      /no rows of the scenario "opne"/,
    ],
    [
      "no way to the infected",
      mapping.replace(/infectedDays.*\n/, ""),
      /nTotalInfected is missing: map/,
    ],
    ["a web page", "<html>", /this is a web page/],
    ["a model without a name", `model: { version: "2" }\n${mapping}`, /name is missing/],
    [
      "an address that is none",
      `licence: { name: CC0, url: "javascript:x" }\n${mapping}`,
      /url must be written like https:/,
    ],
  ])("mapping: %s", async (_, text, expected) => {
    expect(await refused({ "f.csv": table, "m.yaml": text })).toMatch(expected);
  });

  test.each([
    [
      "a missing column",
      table.replace("quantile,value", "quantile,wert"),
      "f.csv: the column value is missing.",
    ],
    ["no number", table.replace(",100", ",many"), 'f.csv:3: value: "many" is not a number.'],
    [
      "no date",
      table.replace("2021-03-01,open", "1.3.2021,open"),
      'f.csv:2: date: "1.3.2021" is not a date',
    ],
    [
      "a quantile beyond 1",
      table.replace(",0.9,130", ",90,130"),
      'f.csv:4: quantile: "90" is not a number from 0 to 1.',
    ],
    [
      "a value twice",
      `${table}2021-03-01,open,new infections,0.1,81\n`,
      "f.csv:14: this value stands already",
    ],
    ["too many cells", table.replace(",100", ",100,7"), "f.csv:3: 6 cells, but the header has 5."],
    ["an open quote", table.replace("open", '"open'), "f.csv:2: a quote is not closed."],
    ["a web page", "<!doctype html>", "f.csv: this is a web page, not a table."],
    ["nothing", "\n\n", "f.csv: the table is empty."],
    ["two millennia", table.replace("2021-03-02,open", "0021-03-02,open"), "are too many days"],
    [
      "quantiles in one scenario only",
      table
        .replace(/(closed,new infections),0\.[19],.*\n.*(closed.*),0\.5,/g, "$1,,")
        .replace(/^.*closed.*0\.\d.*\n/gm, ""),
      "need the same number of files or quantiles",
    ],
  ])("table: %s", async (_, text, expected) => {
    expect(await refused({ "f.csv": text, "m.yaml": mapping })).toContain(expected);
  });

  const covasim = {
    ...example("no-masks-1.csv"),
    "m.yaml": (shown.get("masks.yaml") ?? "").replace(/.*masks-\*\.json.*\n/, ""),
  };
  test.each([
    ["no JSON", "x.json", "{", /x\.json: this is not JSON/],
    ["a list", "x.json", '{"results":[]}', /no dates; name the first one in the mapping/],
    [
      "no results",
      "x.json",
      '{"results":{"date":["2020-03-01"]}}',
      /the result n_susceptible is missing/,
    ],
    ["a wrong date", "x.json", '{"results":{"date":["soon"]}}', /"soon" is not a date/],
    [
      "lists of several lengths",
      "x.json",
      '{"results":{"date":["2020-03-01"],"n_susceptible":[1,2],"n_exposed":[1],"n_recovered":[0,0]}}',
      /different numbers of days/,
    ],
    ["no file", "y.json", "{}", /No file of .* belongs to scenario 1 \(x\.\*\)/],
  ])("Covasim: %s", async (_, name, text, expected) => {
    const files = { "m.yaml": covasim["m.yaml"].replace("no-masks-*.csv", "x.*"), [name]: text };
    expect(await refused(files, "covasim")).toMatch(expected);
  });

  test("the target is not overwritten", async () => {
    const { run, out } = inputs({ "f.csv": table, "m.yaml": mapping });
    await run("csv", "f.csv", "m.yaml");
    await expect(run("csv", "f.csv", "m.yaml")).rejects.toThrow(`${out} is not empty`);
    expect(await faultsOf(out)).toEqual([]);
  });
});

test("whatever a table says, it is a battery without faults, or a fault is told", async () => {
  const cell = fc.constantFrom(
    ...["2021-03-01", "2021-03-05", "open", "closed", "new infections", "0.5", "0.1", "1", "-5"],
    ...["", "NaN", "1e300", "__proto__", '"', "x,y", "2021-02-30"],
  );
  const row = fc.oneof(
    fc.array(cell, { minLength: 1, maxLength: 6 }),
    fc.tuple(
      fc.constantFrom("2021-03-01", "2021-03-05"),
      fc.constantFrom("open", "closed"),
      fc.constant("new infections"),
      fc.constantFrom("0.5", "0.1", "0.9"),
      fc.nat().map(String),
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 8 }), async (rows) => {
      const text = `date,scenario,variable,quantile,value\n${rows.map((cells) => cells.join(",")).join("\n")}\n`;
      const { run, out } = inputs({ "f.csv": text, "m.yaml": mapping });
      const error = await run("csv", "f.csv", "m.yaml").then(
        () => undefined,
        (each: unknown) => each,
      );
      if (error === undefined) expect(await faultsOf(out)).toEqual([]);
      else expect(error).toBeInstanceOf(UserError);
    }),
    { numRuns: 60 },
  );
});
