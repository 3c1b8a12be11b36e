// docs/tables.md is written from the descriptions: `npx vitest run <this file> -u` writes it anew.
import { fileURLToPath } from "node:url";
import { runTables } from "@episcope/common";
import { expect, test } from "vitest";
import { type Field, type OtherFields, unitText } from "./field.ts";
import { figureFields, runIdField } from "./figureFields.ts";
import { gridTableDescription } from "./gridTable.ts";
import { extraEntries, runTableDescriptions } from "./runTableDescriptions.ts";

const entries: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(runTables).map(([name, { entry }]) => [name, entry])),
  ...extraEntries,
};

const head = ["column", "type", "unit", "meaning"];

function cellsOf(name: string, { type, unit, text }: Field | OtherFields): readonly string[] {
  return [name, type, unit ? unitText(unit).en : "", text.en];
}

/** Columns have one width, as in all documents. */
function rowsOf(fields: readonly Field[], others?: OtherFields): readonly string[] {
  const rows = [
    ...fields.map((field) => cellsOf(`\`${field.name}\``, field)),
    ...(others ? [cellsOf(others.names.en, others)] : []),
  ];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return [head, widths.map((width) => "-".repeat(width)), ...rows].map((cells) => {
    const padded = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    return `| ${padded.join(" | ")} |`;
  });
}

test("the document of tables is up to date", async () => {
  const text = [
    "# Tables and their columns",
    "",
    "Made of the descriptions that the [catalogue](developers.md) has, too, in English and German. A row without the name of a column stands for many: one for each strain, activity or age group.",
    "",
    "## Key figures",
    "",
    "`figures.csv` and `figures.parquet` of a battery or a grid of spring 2020. Behind `runId` is a column for each option.",
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
    "## Grids of spring 2020",
    "",
    `${gridTableDescription.title.en}, of runs of a grid: \`infections\`. Scaled up to the population, up to the last day that counts; without dates for v1 and v2. In files \`<RunId>.infections.csv\` or \`.txt\`.`,
    "",
    ...rowsOf(gridTableDescription.fields),
    "",
  ].join("\n");
  await expect(text).toMatchFileSnapshot(
    fileURLToPath(new URL("../../../../../docs/tables.md", import.meta.url)),
  );
});
