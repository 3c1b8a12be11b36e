import { type RunTableDefinition, runTables, writtenLanguages } from "@episcope/common";
import { expect, test } from "vitest";
import { tablesFixture } from "../../../../battery/src/fixtures/tables.ts";
import { machineAddress } from "./addresses.ts";
import { fieldsOf, unitText } from "./field.ts";
import { figureFields, runIdField } from "./figureFields.ts";
import { quantileDescriptions, runTableDescriptions } from "./runTableDescriptions.ts";

const describedTable = (table: string) => runTableDescriptions.find(({ name }) => name === table);
const described = Object.entries<RunTableDefinition>(runTables);

test.each(described)("the table %s is described with its required columns", (name, definition) => {
  const table = describedTable(name);
  const names = table?.fields.map((field) => field.name) ?? [];
  expect(names).toEqual([...new Set(names)]);
  for (const column of definition.required) {
    expect(table?.others || names.includes(column), column).toBeTruthy();
  }
  for (const column of definition.text ?? []) {
    const field = table?.fields.find((one) => one.name === column);
    expect(field?.type, column).toBe("string");
  }
});

const choice = { escape: 0, leisure: 0, masks: 0, vaccination: 0, schools: 0 };

test.each(Object.entries(tablesFixture(choice, 400)))(
  "every column of the table %s has a type and a text in each language",
  (name, table) => {
    const description = describedTable(name);
    if (!description) throw new Error("no description");
    for (const field of fieldsOf(description, [...table.columns.keys()])) {
      expect(field.text.en, field.name).not.toBe("Not described.");
    }
  },
);

test("all texts exist, as sentences", () => {
  const fields = [
    ...[...runTableDescriptions, ...quantileDescriptions].flatMap((table) => [
      ...table.fields,
      ...(table.others ? [table.others] : []),
    ]),
    ...[runIdField, ...figureFields],
  ];
  expect(fields.length).toBeGreaterThan(60);
  for (const { text, unit } of fields) {
    for (const language of writtenLanguages) {
      expect(text[language]).toMatch(/^.{3,}\.$/);
      if (unit) expect(unitText(unit)[language]).not.toBe("");
    }
  }
});

test.each([
  ["battery/a/b/tables/sz1/infections.csv", { runs: "battery/a/b", kind: "table", runId: "sz1" }],
  ["battery/a/quantiles/sz1/infections.csv", { folder: "quantiles", runId: "sz1" }],
  ["battery/a/tables/infections.json", { runs: "battery/a", kind: "table", format: "json" }],
  ["battery/a/tables/sz1/x.csv-metadata.json", { kind: "tableMetadata", table: "x" }],
  ["battery/a/figures.parquet", { kind: "figures", format: "parquet" }],
  ["battery/tables/datapackage.json", { runs: "battery/tables", kind: "dataPackage" }],
  ["catalogue.json", { kind: "catalogue" }],
] as const)("%s is an address for machines", (path, expected) => {
  expect(machineAddress(path)).toMatchObject(expected);
});

test.each([
  "",
  "battery/figures.csv",
  "battery/a/summaries/sz1.zip",
  "battery/a/metadata.yaml",
  "battery/a/index.json",
  "battery/a/tables/x.csv-metadata.json",
  "original-data/tables/sz1/infections.csv",
  "a/catalogue.json",
])("%j is none", (path) => {
  expect(machineAddress(path)).toBeUndefined();
});
