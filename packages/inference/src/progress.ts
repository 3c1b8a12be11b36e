// Progress of long computations: a file with a line of JSON for every step, below its stamp.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** The lines that were stored completely under the same stamp; begins a file otherwise. */
export function readProgress<Line>(file: string, stamp: string): readonly Line[] {
  const [first, ...lines] = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  if (first !== stamp) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${stamp}\n`);
    return [];
  }
  const complete: string[] = [];
  const parsed: Line[] = [];
  for (const line of lines) {
    try {
      parsed.push(JSON.parse(line) as Line);
    } catch {
      break;
    }
    complete.push(line);
  }
  writeFileSync(file, `${[stamp, ...complete].join("\n")}\n`);
  return parsed;
}
