// Rows of a CSV file of the open data: no cell is quoted.
import { readFileSync } from "node:fs";
import type { ReportedRow } from "@episcope/scenario";

export function readRows(file: string): readonly ReportedRow[] {
  const [head = "", ...lines] = readFileSync(file, "utf8").trim().split(/\r?\n/);
  const names = head.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""]));
  });
}
