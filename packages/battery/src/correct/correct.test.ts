import { type RunTableName, runTableNames } from "@episcope/common";
import { englishFault } from "@episcope/common/fixtures";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BatteryFiles } from "../batteryFiles.ts";
import { validateBattery } from "../validateBattery.ts";
import { memorySource } from "../zip/byteSource.ts";
import { readDirectory, readEntry } from "../zip/readZip.ts";
import { writeZip } from "../zip/writeZip.ts";
import { splitCells } from "./cells.ts";
import { correctBattery } from "./correctBattery.ts";
import { correctDates } from "./correctDates.ts";
import { correctMetadata } from "./correctMetadata.ts";
import { correctIndex, correctTable } from "./correctTable.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

const metadata = `# A remark
city: berlin
zipFolder: summaries
startDate: 2020-02-16
offset: [0]
optionGroups: []
`;
const index = "RunScript;Config;RunId;Output;leisure\nna;na;sz1;na;0.5\nna;na;sz2;na;0.9\n";
const infections = `day\tdate\tnSusceptible\tnTotalInfected\tnRecovered
1\t2020-02-16\t900\t10\t0
2\t2020-02-17\t890\t15\t5
3\t2020-02-18\t880\t20\t10
`;

type Files = ReadonlyMap<string, Uint8Array | string>;

async function rightBattery(
  table = infections,
  name = (runId: string) => `${runId}.infections.txt.csv`,
) {
  const zip = (runId: string) => writeZip([{ name: name(runId), bytes: encoder.encode(table) }]);
  return new Map<string, Uint8Array | string>([
    ["metadata.yaml", metadata],
    ["_info.txt", index],
    ["notes.md", "Notes\n"],
    ["summaries/sz1.zip", await zip("sz1")],
    ["summaries/sz2.zip", await zip("sz2")],
  ]);
}

const bytesOf = (content: Uint8Array | string) =>
  typeof content === "string" ? encoder.encode(content) : content;

async function corrected(files: Files) {
  const result = new Map<string, Uint8Array>();
  const told: string[] = [];
  const battery = {
    paths: [...files.keys()],
    read: async (path: string) => bytesOf(files.get(path) ?? ""),
  };
  for await (const { path, content, corrections } of correctBattery(battery)) {
    result.set(path, content);
    for (const { code, values, entry = path } of corrections)
      told.push([entry, code, ...values].join(" "));
  }
  return { files: result, told };
}

async function faultsOf(files: Files): Promise<readonly string[]> {
  const battery: BatteryFiles = {
    open: async (path) => {
      const content = files.get(path);
      return content === undefined ? undefined : memorySource(bytesOf(content));
    },
    list: async () => ({ folders: [], files: [...files.keys()] }),
  };
  const faults: string[] = [];
  for await (const fault of validateBattery(battery)) faults.push(englishFault(fault));
  return faults;
}

test("a right battery keeps every byte", async () => {
  const files = await rightBattery();
  expect(await faultsOf(files)).toEqual([]);
  const { files: after, told } = await corrected(files);
  expect(told).toEqual([]);
  expect([...after.keys()]).toEqual([...files.keys()]);
  for (const [path, content] of files) expect(after.get(path)).toEqual(bytesOf(content));
});

test("a battery with a fault of every kind becomes the right one", async () => {
  const table = infections
    .replaceAll("\t", ",")
    .replace("date", "Date")
    .replace("nSusceptible", "nsusceptible")
    .replace(/2020-(\d\d)-(\d\d)/g, "$2.$1.2020")
    .replaceAll("\n", "\r\n");
  const damaged = await rightBattery(table, (runId) => `${runId}/Infections.txt.csv`);
  damaged.delete("metadata.yaml");
  damaged.set("Metadata.yml", metadata.replace("city", "City").replace("2020-02-16", "16.02.2020"));
  damaged.set("_info.txt", `\ufeff${index.replaceAll(";", ",").replace("RunId", "runid")}`);
  damaged.set("notes.md", "Notes");
  const zip = damaged.get("summaries/sz1.zip") ?? "";
  damaged.delete("summaries/sz1.zip");
  damaged.set("Summaries/SZ1.zip", zip);
  const { files, told } = await corrected(damaged);
  expect(await faultsOf(files)).toEqual([]);
  const right = await rightBattery();
  expect([...files.keys()].sort()).toEqual([...right.keys()].sort());
  for (const [path, content] of right)
    expect([path, files.get(path)]).toEqual([path, bytesOf(content)]);
  expect(told).toEqual(
    expect.arrayContaining([
      "metadata.yaml name Metadata.yml metadata.yaml",
      "metadata.yaml name City city",
      "metadata.yaml dates 16.02.2020 2020-02-16",
      "_info.txt mark",
      "_info.txt delimiter , ;",
      "_info.txt name runid RunId",
      "notes.md lastLine",
      "summaries/sz1.zip name Summaries/SZ1.zip summaries/sz1.zip",
      "summaries/sz2.zip name sz2/Infections.txt.csv sz2.infections.txt.csv",
      "sz2.infections.txt.csv lineEnds",
      "sz2.infections.txt.csv delimiter , \t",
      "sz2.infections.txt.csv name nsusceptible nSusceptible",
      "sz2.infections.txt.csv dates 16.02.2020 2020-02-16",
    ]),
  );
  expect((await corrected(files)).told).toEqual([]);
});

describe("what has no single right answer stays", () => {
  const same = (text: string) => expect(correctTable("infections", text).content).toBe(text);

  test("tables", () => {
    // The day could be the month.
    same(infections.replace(/2020-(\d\d)-(\d\d)/g, "01/02/2020"));
    same(infections.replace("2020-02-17", "yesterday"));
    // Two columns that differ in their letters only.
    same(infections.replace("nRecovered", "nRecovered\tNRECOVERED"));
    // Commas in cells that are not quoted.
    same("day,date,work\n1,2020-02-16,0.5_1.00_{NONE=0.1, CLOTH=1.0}\n");
    same(infections.replace("900", "many"));
  });

  test("descriptions and run tables", () => {
    for (const text of [
      metadata.replace("2020-02-16", "02/03/2020"),
      metadata.replace("city: berlin", "city: berlin\nCity: cologne"),
      "city: |\n  City: of dreams\n  startDate: 16.02.2020\n",
      "- a list\n",
      "{\n",
    ])
      expect(correctMetadata(text).content).toBe(text);
    for (const text of ["RunId,a\nsz1\tx\n", "Run,a\nsz1,2\n", 'RunId,a\nsz1,"x;y"\n'])
      expect(correctIndex(text).content).toBe(text);
  });

  test("a name that is taken, a damaged archive, and what is no text", async () => {
    const files = await rightBattery();
    files.set("Metadata.yml", "other: 1\n");
    files.set("summaries/SZ1.ZIP", "not a zip");
    files.set("summaries/sz2.zip", "not a zip");
    files.set("notes.md", Uint8Array.of(0xff, 0x00, 0x41));
    const { files: after, told } = await corrected(files);
    expect(told).toEqual([]);
    for (const [path, content] of files) expect(after.get(path)).toEqual(bytesOf(content));
  });
});

test("days and months are told apart by the whole column", () => {
  expect(correctDates(["03/04/2020", "13/04/2020"])?.get("03/04/2020")).toBe("2020-04-03");
  expect(correctDates(["03/04/2020", "04/13/2020"])?.get("03/04/2020")).toBe("2020-03-04");
  expect(correctDates(["03/04/2020", "13/04/2020", "04/13/2020"])).toBeUndefined();
  expect(correctDates(["30.02.2020"])).toBeUndefined();
  expect(correctDates(["2020-02-16", "", "NaN", "2020-02-16T12:00"])).toBeUndefined();
  expect([...(correctDates(["2020/2/6", "20200216", "6.2.2020"]) ?? [])]).toEqual([
    ["2020/2/6", "2020-02-06"],
    ["20200216", "2020-02-16"],
    ["6.2.2020", "2020-02-06"],
  ]);
});

test("cells may be quoted", () => {
  expect(splitCells('a,"b,c","d""e",', ",")).toEqual(["a", "b,c", 'd"e', ""]);
  expect(splitCells('"a', ",")).toBeUndefined();
  expect(splitCells('"a"b,c', ",")).toBeUndefined();
});

test("UTF-16 becomes UTF-8", async () => {
  const files = await rightBattery();
  const units = Uint16Array.from(`\ufeff${index}`, (sign) => sign.charCodeAt(0));
  files.set("_info.txt", new Uint8Array(units.buffer));
  const { files: after, told } = await corrected(files);
  expect(decoder.decode(after.get("_info.txt"))).toBe(index);
  expect(told).toContain("_info.txt encoding");
});

describe("correcting twice is correcting once", () => {
  const pieces = fc.constantFrom(
    ...["day", "Day", "date", "DATE", "RunId", "runid", "\t", ";", ",", '"', "\n", "\r\n", "\r"],
    ...["2020-02-16", "16.02.2020", "02/16/2020", "1/2/2020", "20200216", "nsusceptible", "0.5"],
    ...["\ufeff", " ", "startDate: ", "City: x\n", "city: y\n", "[", "]", "#", "|\n  ", "NaN"],
  );
  const anyText = fc.oneof(
    fc.array(pieces, { maxLength: 40 }).map((list) => list.join("")),
    fc.string({ unit: "binary" }),
  );
  const table = fc.constantFrom<RunTableName>(...runTableNames);

  test("tables, run tables, descriptions", () => {
    fc.assert(
      fc.property(anyText, table, (text, name) => {
        for (const correct of [
          (each: string) => correctTable(name, each),
          correctIndex,
          correctMetadata,
        ]) {
          const once = correct(text);
          const twice = correct(once.content);
          expect(twice).toEqual({ content: once.content, corrections: [] });
          if (once.corrections.length === 0) expect(once.content).toBe(text);
        }
      }),
      { numRuns: 400 },
    );
  });

  test("whole batteries of anything", async () => {
    const path = fc.constantFrom(
      ...["metadata.yaml", "Metadata.YML", "_info.txt", "_INFO.TXT", "summaries/sz1.zip"],
      ...["Summaries/sz1.zip", "notes.md", "chart1.yaml", "x/y.bin"],
    );
    const content = fc.oneof(
      anyText,
      fc.uint8Array({ maxLength: 60 }),
      fc.constantFrom(metadata, index),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(path, content), { selector: ([name]) => name }),
        async (list) => {
          const once = await corrected(new Map(list));
          expect(once.files.size).toBe(list.length);
          const twice = await corrected(once.files);
          expect(twice.told).toEqual([]);
          expect([...twice.files]).toEqual([...once.files]);
        },
      ),
      { numRuns: 100 },
    );
  });
});

test("a right table survives any damage that can be mended", () => {
  const days = fc.integer({ min: 0, max: 27 });
  const rows = fc.array(fc.tuple(days, fc.nat(), fc.double({ noNaN: true, min: 0, max: 1e6 })), {
    minLength: 1,
    maxLength: 8,
  });
  const damage = fc.subarray([
    (text: string) => text.replaceAll("\n", "\r\n"),
    (text: string) => `\ufeff${text}`,
    (text: string) => text.replace(/\r?\n$/, ""),
    (text: string) => text.replace("nRecovered", "NRECOVERED"),
    (text: string) => text.replaceAll("\t", ";"),
    (text: string) => text.replace(/2021-(\d\d)-(\d\d)/g, "$2.$1.2021"),
  ]);
  fc.assert(
    fc.property(rows, damage, (cells, damages) => {
      const lines = cells.map(([day, count, value]) =>
        [day, `2021-01-${String(day + 1).padStart(2, "0")}`, count, value, 0].join("\t"),
      );
      const right = `day\tdate\tnSusceptible\tnTotalInfected\tnRecovered\n${lines.join("\n")}\n`;
      expect(correctTable("infections", right).corrections).toEqual([]);
      const damaged = damages.reduce((text, spoil) => spoil(text), right);
      expect(correctTable("infections", damaged).content).toBe(right);
    }),
  );
});

test("only what is corrected in an archive is written anew", async () => {
  const files = await rightBattery(infections.trimEnd());
  const { files: after } = await corrected(files);
  const source = memorySource(after.get("summaries/sz1.zip") ?? new Uint8Array());
  const [entry] = await readDirectory(source);
  expect(entry && decoder.decode(await readEntry(source, entry))).toBe(infections);
});
