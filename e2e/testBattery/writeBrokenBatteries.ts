// TEST DATA: batteries with one thing wrong each. The page must show a message in the right place and keep the rest alive.
import { join } from "node:path";
import { writeZip } from "@episcope/battery";
import { bombArchive, largeTableArchive } from "./heavyArchives.ts";
import { minimalDescription, write } from "./writeTestBattery.ts";

const runTable = "RunScript;Config;RunId;Output;p\nna;na;sz1;na;x\n";
const infections =
  "day\tdate\tnSusceptible\tnTotalInfected\tnRecovered\n1\t2020-02-25\t100\t1\t0\n2\t2020-02-26\t99\t2\t0\n";
const strains = new TextEncoder().encode("day\tdate\tALPHA\n1\t2020-02-25\t3\n");
const tableName = "sz1.infections.txt.csv";

type Files = Readonly<Record<string, string | Uint8Array>>;

function archive(text: string): Promise<Uint8Array> {
  return writeZip([{ name: tableName, bytes: new TextEncoder().encode(text) }]);
}

interface BrokenBattery {
  readonly name: string;
  /** Some are heavy: made when they are wanted. */
  readonly files: Files | (() => Promise<Files>);
  /** What `episcope validate` has to tell; undefined for oddities that are no fault. */
  readonly fault: RegExp | undefined;
}

export async function brokenBatteries(): Promise<readonly BrokenBattery[]> {
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
      name: "empty-zip",
      files: { ...good, "summaries/sz1.zip": new Uint8Array() },
      fault: /sz1\.zip: this is not a zip archive/,
    },
    {
      name: "missing-zip",
      files: { "metadata.yaml": minimalDescription("berlin"), "_info.txt": runTable },
      fault: /sz1\.zip: the file is missing/,
    },
    {
      name: "missing-infections",
      files: {
        ...good,
        "summaries/sz1.zip": await writeZip([{ name: "sz1.strains.tsv", bytes: strains }]),
      },
      fault: /sz1\.infections\.txt\.csv is missing/,
    },
    {
      // Only the plot of the strains says so; the others are drawn.
      name: "broken-strains",
      files: {
        ...good,
        "summaries/sz1.zip": await writeZip([
          { name: tableName, bytes: new TextEncoder().encode(infections) },
          { name: "sz1.strains.tsv", bytes: new Uint8Array() },
        ]),
      },
      fault: /sz1\.strains\.tsv:1:1: the table is empty/,
    },
    {
      name: "broken-chart",
      files: { ...good, "chart1.yaml": "title: Beds\ndata: 5\n" },
      fault: /chart1\.yaml:2:7: data: expected a mapping/,
    },
    {
      // The page has no notes then, and says nothing of it: a visitor misses nothing.
      name: "html-notes",
      files: {
        ...good,
        "metadata.yaml": `${minimalDescription("berlin")}readme: notes.md\n`,
        "notes.md": "<!DOCTYPE html><html><body>No notes here</body></html>",
      },
      fault: /notes\.md: this is a web page, not Markdown/,
    },
    {
      name: "missing-run-table",
      files: { "metadata.yaml": minimalDescription("berlin"), "summaries/sz1.zip": zip },
      fault: /_info\.txt: the file is missing/,
    },
    {
      name: "empty-run-table",
      files: { ...good, "_info.txt": "" },
      fault: /_info\.txt:1:1: the column RunId is missing/,
    },
    {
      // Refused at the size that it announces, before anything is unpacked. The page says so with the RunId.
      name: "bomb",
      files: async () => ({ ...good, "summaries/sz1.zip": bombArchive(tableName) }),
      fault: /sz1\.infections\.txt\.csv is too large \(1073741824 bytes\)/,
    },
    {
      // Announces 1 KB: unpacking stops there. The page says so with the RunId.
      name: "hidden-bomb",
      files: async () => ({ ...good, "summaries/sz1.zip": bombArchive(tableName, 1024) }),
      fault: /sz1\.infections\.txt\.csv unpacks to more than announced/,
    },
    {
      // Read in the worker, in about two seconds; the page stays usable meanwhile and then shows it.
      name: "large-table",
      files: async () => ({ ...good, "summaries/sz1.zip": await largeTableArchive(tableName) }),
      fault: undefined,
    },
    {
      // The page sorts the rows, shows the plots, and says at each of them that it did.
      name: "dates-out-of-order",
      files: await withTable(`${infections}4\t2020-02-28\t97\t4\t0\n3\t2020-02-27\t98\t3\t0\n`),
      fault: undefined,
    },
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
    const made = typeof files === "function" ? await files() : files;
    for (const [path, content] of Object.entries(made)) write(join(folder, name), path, content);
  }
}
