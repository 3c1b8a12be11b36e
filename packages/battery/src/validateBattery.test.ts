import { englishFault } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import type { BatteryFiles } from "./batteryFiles.ts";
import { writeEnsemble } from "./ensemble/writeEnsemble.ts";
import { noFigures } from "./figures/keyFigures.ts";
import { type PackedPlace, writePackedIndex } from "./packed/packedIndex.ts";
import { parseRunTable } from "./tables/parseRunTable.ts";
import { validateBattery } from "./validateBattery.ts";
import { memorySource } from "./zip/byteSource.ts";
import { crc32 } from "./zip/crc32.ts";
import { storeZip, writeZip } from "./zip/writeZip.ts";

const encode = (text: string) => new TextEncoder().encode(text);

type Files = Record<string, string | Uint8Array>;

function batteryOf(contents: Files): BatteryFiles {
  return {
    open(path) {
      const content = contents[path];
      if (content === undefined) return Promise.resolve(undefined);
      return Promise.resolve(memorySource(typeof content === "string" ? encode(content) : content));
    },
    list: () =>
      Promise.resolve({
        folders: [],
        files: Object.keys(contents).filter((name) => !name.includes("/")),
      }),
  };
}

async function faultsOf(contents: Files): Promise<string[]> {
  const faults: string[] = [];
  for await (const fault of validateBattery(batteryOf(contents))) faults.push(englishFault(fault));
  return faults;
}

const infections = encode(
  "day\tdate\tnSusceptible\tnTotalInfected\tnRecovered\n1\t2020-02-16\t100\t1\t0\n",
);
const metadata =
  "city: berlin\nzipFolder: summaries\nstartDate: 2020-02-16\noffset: [0]\noptionGroups: []\n";

async function minimal(): Promise<Files> {
  return {
    "metadata.yaml": metadata,
    "_info.txt": "RunScript;Config;RunId;Output;p\nna;na;sz1;na;x\n",
    "summaries/sz1.zip": await writeZip([{ name: "sz1.infections.txt.csv", bytes: infections }]),
  };
}

test("the minimal battery of run-data-format specification 9 has no fault", async () => {
  expect(await faultsOf(await minimal())).toEqual([]);
});

test("what a page cannot show is reported; rows out of order are not", async () => {
  const table = async (rows: string): Promise<Files> => {
    const [header] = new TextDecoder().decode(infections).split("\n");
    const bytes = encode(`${header}\n${rows}`);
    return {
      ...(await minimal()),
      "summaries/sz1.zip": await writeZip([{ name: "sz1.infections.txt.csv", bytes }]),
    };
  };
  expect(await faultsOf(await table(""))).toEqual([
    "summaries/sz1.zip/sz1.infections.txt.csv: the table has no rows below its header",
  ]);
  const unsorted = "2\t2020-02-17\t99\t2\t0\n1\t2020-02-16\t100\t1\t0\n";
  expect(await faultsOf(await table(unsorted))).toEqual([]);
});

test("missing files are reported", async () => {
  expect(await faultsOf({})).toEqual(["metadata.yaml: the file is missing"]);
  const files = await minimal();
  const { "_info.txt": _info, ...withoutInfo } = files;
  expect(await faultsOf(withoutInfo)).toEqual(["_info.txt: the file is missing"]);
  const { "summaries/sz1.zip": _zip, ...withoutZip } = files;
  expect(await faultsOf(withoutZip)).toEqual(["summaries/sz1.zip: the file is missing"]);
  const readme = { ...files, "metadata.yaml": `${metadata}readme: notes.md\n` };
  expect(await faultsOf(readme)).toEqual(["notes.md: the file is missing"]);
  expect(await faultsOf({ ...readme, "notes.md": "<!DOCTYPE html><html></html>" })).toEqual([
    "notes.md: this is a web page, not Markdown",
  ]);
});

test("every fault of every file is reported", async () => {
  const files: Files = {
    ...(await minimal()),
    "metadata.yaml": `${metadata.replace("optionGroups: []", "viewerVersion: 7\nendDate: soon")}optionGroups:
  - heading: A
    measures:
      - measure: q
        title: Q
      - measure: p
        title: P
        order: x,y
        initial: v
`,
    "_info.txt":
      "RunScript;Config;RunId;Output;p\nna;na;sz1;na;x\nstray\nna;na;sz2;na;z\nna;na;sz3;na;w\n",
    "chart1.yaml": "<!DOCTYPE html>",
    "summaries/sz2.zip": await writeZip([
      { name: "sz2.infections.txt.csv", bytes: encode("day\tdate\n1\t2020-02-31\n") },
      { name: "sz2.strains.tsv", bytes: encode("day\tdate\tALPHA\n1\t2020-02-16\tmany\n") },
    ]),
    "summaries/sz3.zip": encode("not a zip"),
  };
  expect(await faultsOf(files)).toEqual([
    'metadata.yaml:6:10: endDate must be a date such as 2020-02-25, not "soon"',
    "metadata.yaml: viewerVersion 7 is not known; the newest viewer will show it",
    expect.stringMatching(/^chart1\.yaml:1:1: /),
    "_info.txt:3:1: this line has no RunId",
    "metadata.yaml: the measure q has no column in the run table",
    "metadata.yaml: p begins with v, which is none of its values",
    "metadata.yaml: order of p names y, which is no option",
    "summaries/sz2.zip/sz2.infections.txt.csv:1: the column nSusceptible is missing",
    "summaries/sz2.zip/sz2.infections.txt.csv:1: the column nTotalInfected is missing",
    "summaries/sz2.zip/sz2.infections.txt.csv:1: the column nRecovered is missing",
    'summaries/sz2.zip/sz2.infections.txt.csv:2:3: date: "2020-02-31" is not a date',
    'summaries/sz2.zip/sz2.strains.tsv:2:14: ALPHA: "many" is not a number',
    "summaries/sz3.zip: this is not a zip archive, or its end is missing",
  ]);
});

test("an archive without the infections table or with a damaged entry is reported", async () => {
  const files = await minimal();
  const empty = await writeZip([{ name: "other.txt", bytes: encode("x") }]);
  expect(await faultsOf({ ...files, "summaries/sz1.zip": empty })).toEqual([
    "summaries/sz1.zip: sz1.infections.txt.csv is missing",
  ]);
  const zip = files["summaries/sz1.zip"];
  if (!(zip instanceof Uint8Array)) throw new Error("the example is broken");
  const damaged = zip.slice();
  damaged[60] = (damaged[60] ?? 0) ^ 0x55;
  const faults = await faultsOf({ ...files, "summaries/sz1.zip": damaged });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^summaries\/sz1\.zip: .*sz1\.infections\.txt\.csv/);
});

test("ensembles are checked; all runs of a battery have one, or none", async () => {
  const files = await minimal();
  const { table } = parseRunTable("infections", infections, "");
  const member = new Map([["infections", table]] as const);
  const ensemble = await writeEnsemble("sz1", [member, member], [noFigures, noFigures]);
  const withEnsemble: Files = {
    ...files,
    "metadata.yaml": `${metadata}members: 2\n`,
    "summaries/sz1.ensemble.zip": ensemble,
  };
  expect(await faultsOf({ ...files, "metadata.yaml": `${metadata}members: 2\n` })).toEqual([]);
  expect(await faultsOf(withEnsemble)).toEqual([]);
  const two: Files = {
    ...withEnsemble,
    "metadata.yaml": `${metadata}members: 3\n`,
    "_info.txt": "RunScript;Config;RunId;Output;p\nna;na;sz1;na;x\nna;na;sz2;na;y\n",
    "summaries/sz2.zip": await writeZip([{ name: "sz2.infections.txt.csv", bytes: infections }]),
  };
  expect(await faultsOf(two)).toEqual([
    "summaries/sz1.ensemble.zip: the ensemble has 2 members, but the description says 3",
    "summaries/sz2.ensemble.zip: the file is missing",
  ]);
});

test("packed runs are read where the table says; what is wrong with the table is told", async () => {
  const { "summaries/sz1.zip": zip, ...rest } = await minimal();
  const bytes = typeof zip === "string" || zip === undefined ? encode("") : zip;
  const { parts, offsets } = storeZip([{ name: "sz1.zip", bytes, crc: crc32(bytes) }]);
  const packed = (changes: Partial<PackedPlace> = {}, packedField = "packed: true\n"): Files => ({
    ...rest,
    "metadata.yaml": metadata + packedField,
    "summaries/packed/a.zip": Uint8Array.from(parts.flatMap((part) => [...part])),
    "summaries/packed/index.csv": writePackedIndex(
      new Map([
        [
          "sz1.zip",
          {
            ...{ archive: "a.zip", offset: offsets[0] ?? 0, bytes: bytes.length },
            ...{ crc: crc32(bytes), ...changes },
          },
        ],
      ]),
    ),
  });
  expect(await faultsOf(packed())).toEqual([]);
  expect(await faultsOf(packed({}, ""))).toEqual([
    "metadata.yaml: runs are packed, but the field packed is not true: pages look for single files",
  ]);
  expect(await faultsOf(packed({ crc: 1 }))).toEqual([
    "summaries/packed/index.csv: the checksum of sz1.zip is wrong",
  ]);
  expect(await faultsOf(packed({ archive: "b.zip" }))).toEqual([
    expect.stringMatching(/^summaries\/packed\/index.csv: /),
    "summaries/sz1.zip: the file is missing",
  ]);
});
