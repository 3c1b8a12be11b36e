// TEST DATA: batteries with one thing wrong each. The page must show a message in the right place and keep the rest alive.
import { join } from "node:path";
import { writeZip } from "@episcope/battery";
import { minimalDescription, write } from "./writeTestBattery.ts";

const runTable = "RunScript;Config;RunId;Output;p\nna;na;sz1;na;x\n";
const infections =
  "day\tdate\tnSusceptible\tnTotalInfected\tnRecovered\n1\t2020-02-25\t100\t1\t0\n2\t2020-02-26\t99\t2\t0\n";
const tableName = "sz1.infections.txt.csv";

type Files = Readonly<Record<string, string | Uint8Array>>;

function archive(text: string): Promise<Uint8Array> {
  return writeZip([{ name: tableName, bytes: new TextEncoder().encode(text) }]);
}

/** Name of each broken battery, its files, and the fault that has to be told; undefined for oddities that are none. */
export async function brokenBatteries(): Promise<
  readonly { readonly name: string; readonly files: Files; readonly fault: RegExp | undefined }[]
> {
  const zip = await archive(infections);
  const good: Files = {
    "metadata.yaml": minimalDescription("berlin"),
    "_info.txt": runTable,
    "summaries/sz1.zip": zip,
  };
  const withTable = async (text: string): Promise<Files> => ({
    ...good,
    "summaries/sz1.zip": await archive(text),
  });
  const wrongCrc = zip.slice();
  // The checksum in the directory, 16 bytes behind its signature (PK 01 02).
  const directory = wrongCrc.findIndex(
    (_, index) =>
      wrongCrc[index] === 0x50 && wrongCrc[index + 1] === 0x4b && wrongCrc[index + 2] === 1,
  );
  wrongCrc[directory + 16] = (wrongCrc[directory + 16] ?? 0) ^ 0xff;
  return [
    {
      name: "html-metadata",
      files: { ...good, "metadata.yaml": "<!DOCTYPE html><html><body>404</body></html>" },
      fault: /metadata\.yaml:1:1: this is a web page/,
    },
    {
      name: "no-city",
      files: { ...good, "metadata.yaml": minimalDescription("x").replace("city: x\n", "") },
      fault: /the field city is missing/,
    },
    {
      name: "stray-line",
      files: { ...good, "_info.txt": `${runTable}see report\n` },
      fault: /_info\.txt:3:1: /,
    },
    {
      name: "duplicate-combination",
      files: { ...good, "_info.txt": `${runTable}na;na;sz2;na;x\n` },
      fault: /the combination of sz2 stands already in line 2/,
    },
    {
      name: "truncated-zip",
      files: { ...good, "summaries/sz1.zip": zip.subarray(0, zip.length - 40) },
      fault: /this is not a zip archive, or its end is missing/,
    },
    {
      name: "no-zip",
      files: { ...good, "summaries/sz1.zip": "<html>not here</html>" },
      fault: /this is not a zip archive/,
    },
    {
      name: "wrong-crc",
      files: { ...good, "summaries/sz1.zip": wrongCrc },
      fault: /the checksum of .* is wrong/,
    },
    {
      name: "missing-column",
      files: await withTable(infections.replace("nRecovered", "nOther")),
      fault: /the column nRecovered is missing/,
    },
    {
      name: "text-in-number",
      files: await withTable(infections.replace("\t99\t", "\tmany\t")),
      fault: /:3:14: nSusceptible: "many" is not a number/,
    },
    { name: "empty-table", files: await withTable(""), fault: /the table is empty/ },
    {
      name: "unknown-viewer",
      files: { ...good, "metadata.yaml": `${minimalDescription("berlin")}viewerVersion: 9\n` },
      fault: /viewerVersion 9 is not known/,
    },
    {
      name: "gaps",
      files: await withTable(infections.replace("\t99\t", "\tNaN\t")),
      fault: undefined,
    },
    {
      name: "byte-order-mark-and-windows-lines",
      files: {
        ...(await withTable(`\ufeff${infections.replaceAll("\n", "\r\n")}`)),
        "metadata.yaml": `\ufeff${minimalDescription("berlin").replaceAll("\n", "\r\n")}`,
        "_info.txt": `\ufeff${runTable.replaceAll("\n", "\r\n")}`,
      },
      fault: undefined,
    },
  ];
}

/** One folder per broken battery. */
export async function writeBrokenBatteries(folder: string): Promise<void> {
  for (const { name, files } of await brokenBatteries()) {
    for (const [path, content] of Object.entries(files)) write(join(folder, name), path, content);
  }
}
