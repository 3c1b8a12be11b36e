import { type BatteryFiles, memorySource, parseMetadata, validateBattery } from "@episcope/battery";
import type { ResultTableName, Table } from "@episcope/common";
import { englishFault } from "@episcope/common/fixtures";
import { describe, expect, test } from "vitest";
import { batteryFiles } from "./batteryFiles.ts";
import { day, noShared, scenarioOf, shortHead } from "./fixtures/scenarioFixtures.ts";
import { runArchive, runDocument, tableFiles } from "./runArchive.ts";
import { runsOf } from "./runs.ts";

const text = `${shortHead}seeds: 3
page: { graphStart: 2020-03-03, heatMapMaxValue: 400, ignoredPlots: [Antibodies] }
groups:
  - heading: Schools
    headingDe: Schulen & Kitas
    subheading: "From 5 March: all"
    subheadingDe: Ab 5. März
    date: 2020-03-05
    options:
      - name: work
        title: Work
        titleDe: Arbeit außer Haus
        texts: { "0.5": { en: half of it, de: die Hälfte } }
        asPercent: true
        order: ["90%", "50%"]
        initial: "0.5"
        values: ["0.5", "0.9"]
        changes:
          - restrict: { activities: work, remaining: $value }
fixed:
  - name: days
    title: Days
    titleDe: Tage
    texts: { "30": { en: a month, de: ein Monat } }
    value: "30"
`;
const scenario = scenarioOf(text);

describe("a battery that follows a fit", () => {
  const regime = "changes:\n  - restrict: { activities: leisure, remaining: 0.7 }\n";
  const shared = { ...noShared, regimes: new Map([["berlin", regime]]) };
  const posterior = {
    region: "berlin",
    stamp: "",
    walk: { days: 7, spread: 0.1, persistence: 0.9 },
    days: ["2020-03-02"],
    steps: [[[-1, 0, 1, 1, 1, 1, 1]]],
    dates: { "2020-03-08": { step: 0, runs: [0], returns: [0] } },
  } as const;
  const metadataWith = (changed: (file: string) => string = (file) => file) => {
    const file = changed(`${text}regime: { name: berlin, until: 2020-03-08 }\n`);
    const files = batteryFiles({ ...scenarioOf(file, shared), posterior }, true);
    return parseMetadata(files.get("metadata.yaml") ?? "", "metadata.yaml").metadata;
  };
  const workFrom = (date: string) => (file: string) =>
    file.replace("activities: work,", `activities: work, from: ${date},`);

  test("says up to when, and from when on its first run differs from the regime", () => {
    expect(metadataWith()?.fittedUntil).toBe(day("2020-03-08"));
    expect(metadataWith()?.differsFrom).toBe(day("2020-03-02"));
    expect(metadataWith(workFrom("2020-03-08"))?.differsFrom).toBe(day("2020-03-08"));
  });

  test("is as fitted if the difference comes later, or is not in the first run", () => {
    expect(metadataWith(workFrom("2020-03-09"))?.differsFrom).toBeUndefined();
    const asFitted = (file: string) => file.replaceAll("0.9", "1.0").replace("90%", "100%");
    expect(metadataWith(asFitted)?.differsFrom).toBe(day("2020-03-02"));
    const initial = (file: string) => asFitted(file).replace('initial: "0.5"', 'initial: "1.0"');
    expect(metadataWith(initial)?.differsFrom).toBeUndefined();
  });

  test("says neither without a fit", () => {
    const { metadata } = parseMetadata(
      batteryFiles(scenario, true).get("metadata.yaml") ?? "",
      "metadata.yaml",
    );
    expect([metadata?.fittedUntil, metadata?.differsFrom]).toEqual([undefined, undefined]);
  });
});

test("writes the description with German texts", () => {
  const files = batteryFiles(scenario, true);
  expect([...files.keys()]).toEqual(["metadata.yaml", "_info.txt"]);
  const { metadata, faults } = parseMetadata(files.get("metadata.yaml") ?? "", "metadata.yaml");
  expect(faults).toEqual([]);
  expect(metadata).toEqual({
    viewerVersion: 2,
    city: "berlin",
    zipFolder: "summaries",
    info: "_info.txt",
    readme: "notes.md",
    runName: "test",
    startDay: day("2020-03-02"),
    graphStartDay: day("2020-03-03"),
    endDay: day("2020-03-15"),
    rValueDay: day("2020-03-05"),
    shifts: [0],
    shiftColumn: "startDate",
    ignoredPlots: ["Antibodies"],
    heatMapMaxValue: 400,
    members: 1,
    sample: 0.025,
    optionGroups: [
      {
        day: 4,
        heading: { en: "Schools", de: "Schulen & Kitas" },
        subheading: { en: "From 5 March: all", de: "Ab 5. März" },
        measures: [
          {
            measure: "work",
            title: { en: "Work", de: "Arbeit außer Haus" },
            texts: { en: new Map([["0.5", "half of it"]]), de: new Map([["0.5", "die Hälfte"]]) },
            order: ["90%", "50%"],
            asPercent: true,
            initial: "0.5",
          },
        ],
      },
      {
        day: undefined,
        heading: {},
        subheading: {},
        measures: [
          {
            measure: "days",
            title: { en: "Days", de: "Tage" },
            texts: { en: new Map([["30", "a month"]]), de: new Map([["30", "ein Monat"]]) },
            order: undefined,
            asPercent: undefined,
          },
        ],
      },
    ],
  });
});

test("translations may be in one mapping", () => {
  const inMaps = text.replace(
    /(heading|subheading|title): ([^\n,]*)(\n +|, )\1De: ([^\n,]*)/g,
    "$1: { en: $2, de: $4 }",
  );
  expect(inMaps).toContain("heading: { en: Schools, de: Schulen & Kitas }");
  expect(inMaps).not.toMatch(/De:/);
  expect(batteryFiles(scenarioOf(inMaps), true)).toEqual(batteryFiles(scenario, true));
});

test("without notes, the description has none", () => {
  const files = batteryFiles(scenario, false);
  expect(files.get("metadata.yaml")).not.toContain("readme");
});

const infections = {
  rowCount: 2,
  columns: new Map([
    ["day", { kind: "number", values: Float64Array.of(1, 2) }],
    ["date", { kind: "date", values: Int32Array.of(day("2020-03-02"), day("2020-03-03")) }],
    ["nSusceptible", { kind: "number", values: Float64Array.of(99, 98.5) }],
    ["nTotalInfected", { kind: "number", values: Float64Array.of(1, 0.1 + 0.2) }],
    [
      "nRecovered",
      { kind: "number", values: Float64Array.of(Number.NaN, Number.NEGATIVE_INFINITY) },
    ],
    ["district", { kind: "text", values: ["Köln", "Köln"] }],
  ] as const),
};

test("tables are written with integers without decimals, NaN for no value, and the names of the format", () => {
  const [entry, other] = tableFiles(
    "test1",
    new Map<ResultTableName, Table>([
      ["infections", infections],
      ["secondaryAttackRate.txt", infections],
    ]),
  );
  expect(entry?.name).toBe("test1.infections.txt.csv");
  expect(other?.name).toBe("test1.secondaryAttackRate.txt");
  expect(new TextDecoder().decode(entry?.bytes)).toBe(
    "day\tdate\tnSusceptible\tnTotalInfected\tnRecovered\tdistrict\n" +
      "1\t2020-03-02\t99\t1\tNaN\tKöln\n" +
      "2\t2020-03-03\t98.5\t0.30000000000000004\t-Infinity\tKöln\n",
  );
});

test("the document of a run says how to reproduce it", () => {
  const { name, bytes } = runDocument(scenario, "test2", {
    modelVersion: "1.2.3",
    isDemonstration: true,
  });
  expect(name).toBe("test2.scenario.json");
  expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual({
    runId: "test2",
    demonstration: true,
    modelVersion: "1.2.3",
    region: "berlin",
    profile: "berlin2021",
    sample: 0.025,
    start: "2020-03-02",
    end: "2020-03-15",
    firstSeed: "4711",
    seeds: 3,
    isBaseRun: false,
    options: { work: "0.9" },
    fixed: { days: "30" },
  });
});

test("a whole battery passes validation; equal entries give equal bytes", async () => {
  const archive = (runId: string) =>
    runArchive([
      ...tableFiles(runId, new Map([["infections", infections]])),
      runDocument(scenario, runId, { modelVersion: "1" }),
    ]);
  expect(await archive("test1")).toEqual(await archive("test1"));
  const contents = new Map<string, Uint8Array>();
  for (const [name, text] of batteryFiles(scenario, true))
    contents.set(name, new TextEncoder().encode(text));
  contents.set("notes.md", new TextEncoder().encode("# Notes\n"));
  for (const { runId } of runsOf(scenario).runs)
    contents.set(`summaries/${runId}.zip`, await archive(runId));
  const files: BatteryFiles = {
    open: (path) => {
      const bytes = contents.get(path);
      return Promise.resolve(bytes && memorySource(bytes));
    },
    list: () => Promise.resolve({ folders: [], files: [...contents.keys()] }),
  };
  const faults: string[] = [];
  for await (const fault of validateBattery(files)) faults.push(englishFault(fault));
  expect(faults).toEqual([]);
});
