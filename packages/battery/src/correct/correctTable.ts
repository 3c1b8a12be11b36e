// A table of a run, as another program wrote it.
import { type RunTableDefinition, type RunTableName, runTables } from "@episcope/common";
import { infectionColumns } from "../tables/infectionColumns.ts";
import { splitCells, withDelimiter } from "./cells.ts";
import { correctDates } from "./correctDates.ts";
import { type Corrected, type Correction, correction, inTurn, unchanged } from "./correction.ts";
import { correctLines } from "./correctLines.ts";
import { correctNames } from "./correctNames.ts";

export function correctTable(table: RunTableName, text: string): Corrected<string> {
  return inTurn(text, correctLines, withTabs, (each) => withNames(table, each), withDates);
}

/** Cells of the restrictions contain commas, so that only tabs are certain. */
function withTabs(text: string): Corrected<string> {
  const lines = text.split("\n");
  const header = lines.find((line) => line.trim() !== "") ?? "";
  const delimiter = header.includes(";") ? ";" : ",";
  if (header.includes("\t") || !header.includes(delimiter)) return unchanged(text);
  const written = withDelimiter(lines, delimiter, "\t");
  if (!written) return unchanged(text);
  return {
    content: written.join("\n"),
    corrections: [correction("delimiter", delimiter, "\t")],
  };
}

/** Others are lists that anybody may extend: strains, vaccines, activities. */
const commonColumns = ["day", "date", "time"];

function withNames(table: RunTableName, text: string): Corrected<string> {
  const { required, text: texts = [] }: RunTableDefinition = runTables[table];
  const known = [
    ...new Set([
      ...required,
      ...texts,
      ...commonColumns,
      ...(table === "infections" ? infectionColumns : []),
    ]),
  ];
  const lines = text.split("\n");
  const place = lines.findIndex((line) => line.trim() !== "");
  const cells = (lines[place] ?? "").split("\t");
  const corrected = correctNames(cells, known);
  if (corrected.size === 0) return unchanged(text);
  lines[place] = cells.map((cell) => corrected.get(cell) ?? cell).join("\t");
  return { content: lines.join("\n"), corrections: namesCorrected(corrected) };
}

export function namesCorrected(corrected: ReadonlyMap<string, string>): readonly Correction[] {
  return [...corrected].map(([found, name]) => correction("name", found, name));
}

function withDates(text: string): Corrected<string> {
  const lines = text.split("\n");
  const place = lines.findIndex((line) => line.trim() !== "");
  const column = (lines[place] ?? "").split("\t").indexOf("date");
  if (column < 0) return unchanged(text);
  const rows = lines.map((line, number) =>
    number > place && line.trim() !== "" ? line.split("\t") : undefined,
  );
  const found = rows.flatMap((cells) => cells?.[column] ?? []);
  const dates = correctDates(found);
  const [first] = dates ?? [];
  if (!dates || !first) return unchanged(text);
  const content = lines
    .map((line, number) => {
      const cells = rows[number];
      const date = dates.get(cells?.[column] ?? "");
      return cells && date !== undefined ? cells.with(column, date).join("\t") : line;
    })
    .join("\n");
  return { content, corrections: [correction("dates", ...first)] };
}

/** The run table: its delimiter is a semicolon. */
export function correctIndex(text: string): Corrected<string> {
  return inTurn(text, correctLines, withSemicolons, withRunId);
}

function withSemicolons(text: string): Corrected<string> {
  const lines = text.split("\n");
  const header = lines.find((line) => line.trim() !== "") ?? "";
  if (header.includes(";")) return unchanged(text);
  for (const delimiter of ["\t", ","]) {
    const names = splitCells(header, delimiter) ?? [];
    if (names.length < 2 || !names.some((name) => name.trim().toLowerCase() === "runid")) continue;
    const written = withDelimiter(lines, delimiter, ";");
    const isWhole = (line: string) => line === "" || line.split(";").length === names.length;
    if (!written?.every(isWhole)) continue;
    return {
      content: written.join("\n"),
      corrections: [correction("delimiter", delimiter, ";")],
    };
  }
  return unchanged(text);
}

function withRunId(text: string): Corrected<string> {
  const lines = text.split("\n");
  const place = lines.findIndex((line) => line.trim() !== "");
  const cells = (lines[place] ?? "").split(";");
  const corrected = correctNames(cells, ["RunId"]);
  if (corrected.size === 0) return unchanged(text);
  lines[place] = cells.map((cell) => corrected.get(cell) ?? cell).join(";");
  return { content: lines.join("\n"), corrections: namesCorrected(corrected) };
}
