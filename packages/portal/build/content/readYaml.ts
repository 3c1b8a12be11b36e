// One content file: read, parse, check against its schema. Every fault names file, line, column and reason.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type Document, LineCounter, parseDocument } from "yaml";

/** A fault in content/ that has to be mended before the portal can be built. */
export class ContentError extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.name = "ContentError";
    // Whoever edits content/ is helped by the place of the fault, not by the place in our code.
    this.stack = this.message;
  }
}

export function readYaml<Schema extends v.GenericSchema>(
  folder: string,
  name: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const file = `content/${name}`;
  const path = join(folder, name);
  if (!existsSync(path)) throw new ContentError([`${file}: the file is missing`]);
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, "utf8"), { lineCounter: lines });
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map(
        (error) => `${place(file, lines, error.pos[0])} ${firstLine(error.message)}`,
      ),
    );
  }
  const result = v.safeParse(schema, document.toJS());
  if (result.success) return result.output;
  throw new ContentError(
    result.issues.map((issue) => {
      const keys = (issue.path ?? []).map((item) => item.key as string | number);
      const offset = offsetOf(document, keys);
      return `${place(file, lines, offset)} ${keys.join(".") || "file"}: ${issue.message}`;
    }),
  );
}

/** Position of the value at this path, or of the nearest parent that exists (a missing key has none). */
function offsetOf(document: Document, keys: readonly (string | number)[]): number {
  for (let length = keys.length; length > 0; length--) {
    const node = document.getIn(keys.slice(0, length), true);
    if (hasRange(node)) return node.range[0];
  }
  return 0;
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range);
}

function place(file: string, lines: LineCounter, offset: number): string {
  const { line, col } = lines.linePos(offset);
  return `${file}:${line}:${col}:`;
}

function firstLine(message: string): string {
  return message.split("\n", 1)[0] ?? message;
}
