// docs/tables.md is written from the descriptions: `npx vitest run <this file> -u` writes it anew.
import { fileURLToPath } from "node:url";
import { runTables } from "@episcope/common";
import { expect, test } from "vitest";
import { type Field, type OtherFields, unitText } from "./field.ts";
import { figureFields, runIdField } from "./figureFields.ts";
import { extraEntries, runTableDescriptions } from "./runTableDescriptions.ts";

const entries: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(runTables).map(([name, { entry }]) => [name, entry])),
  ...extraEntries,
};

function row(name: string, { type, unit, text }: Field | OtherFields): string {
  return `| ${name} | ${type} | ${unit ? unitText(unit).en : ""} | ${text.en.replaceAll("|", "\\|")} |`;
}

function rowsOf(fields: readonly Field[], others?: OtherFields): readonly string[] {
  return [
    "| column | type | unit | meaning |",
    "| --- | --- | --- | --- |",
    ...fields.map((field) => row(`\`${field.name}\``, field)),
    ...(others ? [row(others.names.en, others)] : []),
  ];
}

test("the document of tables is up to date", async () => {
  const text = [
    "# Tables and their columns",
    "",
    "Made of the descriptions that the [catalogue](developers.md) has, too, in English and German. A row without the name of a column stands for many: one for each strain, activity or age group.",
    "",
    "## Key figures",
    "",
    "`figures.csv` and `figures.parquet` of a battery. Behind `runId` is a column for each option.",
    "",
    ...rowsOf([runIdField, ...figureFields]),
    ...runTableDescriptions.flatMap(({ name, title, fields, others }) => [
      "",
      `## ${name}`,
      "",
      `${title.en}. In archives \`<RunId>.${entries[name]}\`.`,
      "",
      ...rowsOf(fields, others),
    ]),
    "",
  ].join("\n");
  await expect(text).toMatchFileSnapshot(
    fileURLToPath(new URL("../../../../../docs/tables.md", import.meta.url)),
  );
});
