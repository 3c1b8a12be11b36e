// Faults as a German page shows them.
import { type Fault, faultText } from "@episcope/common";
import { expect, test } from "vitest";
import { parseCalculator } from "./calculators/parseCalculator.ts";
import { parseChart } from "./description/chart.ts";
import { parseMetadata } from "./description/parseMetadata.ts";
import { openRunArchive } from "./runs/runArchive.ts";
import { parseRunIndex } from "./runs/runIndex.ts";
import { memorySource } from "./zip/byteSource.ts";
import { writeZip } from "./zip/writeZip.ts";

const german = (faults: readonly Fault[]) => faults.map((fault) => faultText(fault, "de"));

test.each([
  ["data: 3", "1:7: data: erwartet werden Schlüssel mit Werten"],
  ["data: { zip: yes }", "1:7: data.url: erwartet wird der Name einer Tabelle"],
  ["url: [a]", "1:6: url: erwartet wird eine Adresse"],
  ["title: [a]", "1:8: title muss ein Text sein, nicht eine Liste"],
  ["showAbove: often", '1:12: showAbove muss true oder false sein, nicht "often"'],
  ["a: 1\na: 2", "2:1: der Schlüssel kommt zweimal vor"],
  ["a: b: c", "1:4: in einer Zeile stehen mehrere Schlüssel"],
  ["a: 'b", "1:6: das schließende Anführungszeichen fehlt"],
  ["a: [b", "1:6: die schließende Klammer fehlt oder ist zu wenig eingerückt"],
  ["a: 1\nb", "2:1: hinter dem Schlüssel fehlt der Doppelpunkt"],
  ["a: !b 1", "1:4: die Kennung !b ist unbekannt"],
  ["a: *b", "1:4: vor diesem Verweis steht kein Anker b"],
])("chart %j", (text, expected) => {
  expect(german(parseChart(text, "c.yaml").faults)).toContain(`c.yaml:${expected}`);
});

test("descriptions, run tables and archives have German faults", async () => {
  const { faults } = parseMetadata("city: cologne\nendDate: soon", "metadata.yaml");
  expect(german(faults)).toEqual([
    "metadata.yaml:1:1: das Feld zipFolder fehlt",
    "metadata.yaml:1:1: das Feld optionGroups fehlt",
    "metadata.yaml:1:1: startDate oder defaultStartDate fehlt",
    "metadata.yaml:1:1: offset oder startDates fehlt",
    'metadata.yaml:2:10: endDate muss ein Datum wie 2020-02-25 sein, nicht "soon"',
  ]);
  const index = parseRunIndex("RunId;a\nr1;x\nr2;x\nr3\n", "_info.txt");
  expect(german(index.faults)).toEqual([
    "_info.txt:3:1: die Kombination von r2 steht schon in Zeile 2",
    "_info.txt:4:1: diese Zeile hat 1 Zellen statt 2",
  ]);
  const bytes = await writeZip([{ name: "r1.infections.txt.csv", bytes: new Uint8Array() }]);
  const source = memorySource(bytes);
  const archive = await openRunArchive(source, { runId: "r1", file: "s/r1.zip" });
  const result = (await archive.readTables(source, ["infections"])).get("infections");
  expect(result?.kind === "broken" && german(result.faults)).toEqual([
    "s/r1.zip/r1.infections.txt.csv:1:1: die Tabelle ist leer",
  ]);
});

test("calculators have German faults", () => {
  const text = "optionGroups:\n  A: []\n  B: [{x: y}, {z: -1}]\n  C: [{q: 1*}, 2]\n";
  expect(german(parseCalculator(text, "c.yaml").faults)).toEqual([
    "c.yaml:2:6: Gruppe A ist leer",
    'c.yaml:3:11: Gruppe B, Option x muss eine Zahl ab 0 sein, nicht "y"',
    "c.yaml:3:19: Gruppe B, Option z muss eine Zahl ab 0 sein, nicht -1",
    "c.yaml:4:16: C: ein Eintrag besteht aus Titel und Wert (Titel: Wert)",
  ]);
});
