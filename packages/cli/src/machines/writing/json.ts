import { type DescribedRows, writtenCell } from "./rows.ts";

/** One object for each row, null for no value, each row in a line of its own. */
export function jsonText({ fields, rowCount, cell }: DescribedRows): string {
  const names = fields.map(({ name }) => JSON.stringify(name));
  const rows = Array.from({ length: rowCount }, (_, row) => {
    const cells = fields.map(
      (field, column) =>
        `${names[column]}:${JSON.stringify(writtenCell(cell(row, column), field))}`,
    );
    return `{${cells.join(",")}}`;
  });
  return `[${rows.join(",\n")}]\n`;
}
