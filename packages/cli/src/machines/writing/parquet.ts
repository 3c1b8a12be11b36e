// Parquet by hyparquet-writer, which is loaded with the first file.
import type { SchemaElement } from "hyparquet-writer";
import type { Field, FieldType } from "../describing/field.ts";
import type { Cell, DescribedRows } from "./rows.ts";

const elements: Readonly<Record<FieldType, Omit<SchemaElement, "name">>> = {
  integer: { type: "INT32" },
  number: { type: "DOUBLE" },
  date: { type: "INT32", converted_type: "DATE" },
  string: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  boolean: { type: "BOOLEAN" },
};

/** `notes` are stored in the file under their names. */
export async function parquetBytes(
  { fields, rowCount, cell }: DescribedRows,
  notes: Readonly<Record<string, string>> = {},
): Promise<Uint8Array> {
  const { parquetWriteBuffer } = await import("hyparquet-writer");
  const buffer = parquetWriteBuffer({
    schema: [
      { name: "root", num_children: fields.length },
      ...fields.map(({ name, type }) => ({
        ...elements[type],
        name,
        repetition_type: "OPTIONAL" as const,
      })),
    ],
    columnData: fields.map((field, column) => ({
      name: field.name,
      data: Array.from({ length: rowCount }, (_, row) => stored(cell(row, column), field)),
    })),
    kvMetadata: Object.entries(notes).map(([key, value]) => ({ key, value })),
    createdBy: "Episcope",
  });
  return new Uint8Array(buffer);
}

function stored(cell: Cell, { type }: Field): Exclude<Cell, undefined> | null {
  if (cell === undefined) return null;
  // A column of whole numbers may hold a fraction in a table of another group.
  return type === "integer" && typeof cell === "number" ? Math.round(cell) : cell;
}
