import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type Fault,
  memorySource,
  openRunArchive,
  parseChart,
  parseMetadata,
  parseRunIndex,
  writeZip,
} from "@episcope/battery";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { FetchFault } from "../data/network/fetchError.ts";
import { FetchError } from "../data/network/fetchError.ts";
import { fetchReason } from "../data/network/fetchReason.ts";
import { faultText } from "./faultWords.ts";

const german = (reason: string) => faultText({ file: "f", reason }, "de").slice("f: ".length);

test("the place stays, the reason is that of the language", () => {
  const fault: Fault = {
    file: "summaries/sz1.zip/sz1.strains.tsv",
    line: 12,
    column: 3,
    reason: 'ALPHA: "12,5" is not a number',
  };
  expect(faultText(fault, "en")).toBe(
    'summaries/sz1.zip/sz1.strains.tsv:12:3: ALPHA: "12,5" is not a number',
  );
  expect(faultText(fault, "de")).toBe(
    'summaries/sz1.zip/sz1.strains.tsv:12:3: ALPHA: "12,5" ist keine Zahl',
  );
  expect(faultText({ file: "_info.txt", reason: "the file is missing" }, "de")).toBe(
    "_info.txt: die Datei fehlt",
  );
});

test.each([
  ["the column nTested is missing", "die Spalte nTested fehlt"],
  ["the column Date or Datum is missing", "die Spalte Date oder Datum fehlt"],
  ["startDate or defaultStartDate is missing", "startDate oder defaultStartDate fehlt"],
  ["offset or startDates is missing", "offset oder startDates fehlt"],
  ["sz1.infections.txt.csv is missing", "sz1.infections.txt.csv fehlt"],
  [
    "order of leis names 50%, which is no option",
    "order von leis nennt 50%, das ist keine der Optionen",
  ],
  [
    "no row has Bundesland_id 12 and Altersgruppe 00+",
    "keine Zeile hat Bundesland_id 12 und Altersgruppe 00+",
  ],
  ["a.tsv is too large (99 bytes)", "a.tsv ist zu groß (99 Bytes)"],
  ["this line has 3 cells instead of 7", "diese Zeile hat 3 Zellen statt 7"],
  ["31 more faults of this kind", "31 weitere Fehler dieser Art"],
])("%s", (reason, expected) => {
  expect(german(reason)).toBe(expected);
});

test("an unknown reason stays, and values are never read as placeholders or patterns", () => {
  expect(german("a sentence of tomorrow")).toBe("a sentence of tomorrow");
  expect(german("")).toBe("");
  expect(german("the column $1 is missing")).toBe("die Spalte $1 fehlt");
  expect(german("$2$& is encrypted")).toBe("$2$& ist verschlüsselt");
  expect(german("two\nlines is not a date")).toBe("two\nlines ist kein Datum");
});

test("whatever a name holds, it is kept", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      expect(german(`the header of ${name} is damaged`)).toBe(
        `der Kopf von ${name} ist beschädigt`,
      );
    }),
  );
});

// The sentences as they stand in the sources: a new one without a German text fails here.
const packages = fileURLToPath(new URL("../../../", import.meta.url));
const value = "Wert7";

function sourcesIn(folder: string): string[] {
  return readdirSync(`${packages}${folder}`, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !/test/i.test(name))
    .map((name) => readFileSync(`${packages}${folder}/${name}`, "utf8"));
}

/** Statements that hand over a reason, up to their semicolon. */
const statement =
  /(?:faults\.add\(|\.fault\(|\baddAt\(|\brefuse\(|\bfaulty\(|new ZipError\(|#wrong\(|\breasons?\b[^;"`]*?[:=])(?:"[^"\n]*"|`[^`]*`|[^;"`])*/g;

function reasonsIn(source: string): string[] {
  // Braces inside of the expression of a template are one level deep at most.
  const filled = source.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, value);
  return [...filled.matchAll(statement)].flatMap(([text]) =>
    [...text.matchAll(/"([^"\n]*)"|`([^`]*)`/g)]
      .map(([, plain, template]) => plain ?? template ?? "")
      .filter((literal) => /[a-z]{2,} [a-z]/.test(literal.replaceAll(value, "")))
      .map((literal) => (/^must /.test(literal) ? `${value} ${literal}` : literal)),
  );
}

const written = [
  ...new Set(["battery/src", "portal/src/data"].flatMap(sourcesIn).flatMap(reasonsIn)),
];

test("the sources are read", () => {
  expect(written.length).toBeGreaterThan(55);
  expect(written).toContain("the table is empty");
  expect(written).toContain(`${value} is packed with method ${value}, which is not read`);
  expect(written).toContain("the connection was lost");
});

test.each(written)("%s", (reason) => {
  const translated = german(reason);
  expect(translated).not.toBe(reason);
  // No English is left, and every value is still there.
  expect(translated).not.toMatch(/\b(?:the|is|are|of|must|this|has)\b/);
  expect(translated.split(value)).toHaveLength(reason.split(value).length);
});

test("reasons of the network", () => {
  const faults: readonly FetchFault[] = [
    ...(["missing", "server", "network", "timeout"] as const),
    ...(["notText", "truncated", "changed", "tooLarge"] as const),
  ];
  const errors = faults.map((fault) => new FetchError(fault, "https://example.org/a.csv"));
  const reasons = [new Error("?"), ...errors].map(fetchReason);
  expect(new Set(reasons).size).toBe(9);
  for (const reason of reasons) expect(german(reason)).not.toBe(reason);
});

const germanFaults = (faults: readonly Fault[]) => faults.map((fault) => faultText(fault, "de"));

test.each([
  ["data: 3", "chart.yaml:1:7: data: erwartet werden Schlüssel mit Werten"],
  ["data: { zip: yes }", "chart.yaml:1:7: data.url: erwartet wird der Name einer Tabelle"],
  ["url: [a]", "chart.yaml:1:6: url: erwartet wird eine Adresse"],
  ["title: [a]", "chart.yaml:1:8: title: erwartet wird ein Text"],
  ["showAbove: often", "chart.yaml:1:12: showAbove: erwartet wird true oder false"],
  ["a: 1\na: 2", "chart.yaml:2:1: der Schlüssel kommt zweimal vor"],
  ["a: b: c", "chart.yaml:1:4: in einer Zeile stehen mehrere Schlüssel"],
  ["a: 'b", "chart.yaml:1:6: das schließende Anführungszeichen fehlt"],
  ["a: [b", "chart.yaml:1:6: die schließende Klammer ] fehlt oder ist zu wenig eingerückt"],
  ["a: *b", "chart.yaml:1:4: vor diesem Verweis steht kein Anker b"],
])("chart %j", (text, expected) => {
  expect(germanFaults(parseChart(text, "chart.yaml").faults)).toContain(expected);
});

test("faults of descriptions, run tables and archives, as they arrive", async () => {
  const { faults } = parseMetadata("city: cologne\nendDate: soon", "metadata.yaml");
  expect(germanFaults(faults)).toEqual([
    "metadata.yaml:1:1: das Feld optionGroups fehlt",
    "metadata.yaml:1:1: das Feld zipFolder fehlt",
    "metadata.yaml:1:1: startDate oder defaultStartDate fehlt",
  ]);
  const index = parseRunIndex("RunId;a\nr1;x\nr2;x\nr3\n", "_info.txt");
  expect(germanFaults(index.faults)).toEqual([
    "_info.txt:3:1: die Kombination von r2 steht schon in Zeile 2",
    "_info.txt:4:1: diese Zeile hat 1 Zellen statt 2",
  ]);
  const bytes = await writeZip([{ name: "r1.infections.txt.csv", bytes: new Uint8Array() }]);
  const source = memorySource(bytes);
  const archive = await openRunArchive(source, { runId: "r1", file: "s/r1.zip" });
  const result = (await archive.readTables(source, ["infections"])).get("infections");
  expect(result?.kind === "broken" && germanFaults(result.faults)).toEqual([
    "s/r1.zip/r1.infections.txt.csv:1:1: die Tabelle ist leer",
  ]);
});
