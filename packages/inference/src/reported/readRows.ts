// Rows of a CSV file of the open data: no cell is quoted.
import { readFileSync } from "node:fs";

export type Row = Readonly<Record<string, string>>;

export function readRows(file: string): readonly Row[] {
  const [head = "", ...lines] = readFileSync(file, "utf8").trim().split(/\r?\n/);
  const names = head.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""]));
  });
}
