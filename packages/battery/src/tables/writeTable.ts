// The inverse of parseTable.
import { type Column, type Day, formatDay, noDay, type Table } from "@episcope/common";

export function writeTable(table: Table, delimiter = "\t"): Uint8Array {
  const names = [...table.columns.keys()];
  const cells = [...table.columns.values()].map((column) => cellsOf(column, delimiter));
  const lines = [names.map((name) => checkCell(name, delimiter)).join(delimiter)];
  for (let row = 0; row < table.rowCount; row++) {
    let line = "";
    for (let place = 0; place < cells.length; place++) {
      line += (place > 0 ? delimiter : "") + (cells[place]?.(row) ?? "");
    }
    lines.push(line);
  }
  return new TextEncoder().encode(`${lines.join("\n")}\n`);
}

/** Dates and words mostly repeat the previous row, so the last text is reused. */
function cellsOf(column: Column, delimiter: string): (row: number) => string {
  const { kind, values } = column;
  if (kind === "number") return (row) => String(values[row] ?? Number.NaN);
  if (kind === "date") {
    let day: Day = noDay;
    let text = "";
    return (row) => {
      const next = values[row] ?? noDay;
      if (next !== day) text = next === noDay ? "" : formatDay(next);
      day = next;
      return text;
    };
  }
  let checked = "";
  return (row) => {
    const text = values[row] ?? "";
    if (text !== checked) checked = checkCell(text, delimiter);
    return text;
  };
}

/** The format has no quoting: a cell that would break its row is a bug of the caller. */
function checkCell(text: string, delimiter: string): string {
  if (text.includes(delimiter) || /[\r\n]/.test(text)) {
    throw new Error(`A cell cannot hold a delimiter or a line break: ${JSON.stringify(text)}`);
  }
  return text;
}
