// A YAML file whose values know where they stand, so that a fault can name line and column.
import { type Document, LineCounter, parseDocument } from "yaml";
import { FaultList } from "./fault.ts";

export type Path = readonly (string | number)[];

export interface YamlFile {
  readonly value: unknown;
  readonly faults: FaultList;
  /** Notes a fault at the value of this path, or at its nearest parent that exists. */
  fault(path: Path, reason: string): void;
}

export function readYaml(text: string, file: string): YamlFile {
  const faults = new FaultList(file);
  const lines = new LineCounter();
  const document = parseDocument(text.replace(/^\ufeff/, ""), { lineCounter: lines });
  const at = (offset: number, reason: string) => {
    const { line, col } = lines.linePos(offset);
    faults.add(reason, line, col);
  };
  for (const { message, pos } of document.errors) at(pos[0], message.split("\n", 1)[0] ?? message);
  return {
    value: document.errors.length > 0 ? undefined : toValue(document, faults),
    faults,
    fault: (path, reason) => at(offsetOf(document, path), reason),
  };
}

/** Expanding aliases may fail: the library refuses files that blow up. */
function toValue(document: Document, faults: FaultList): unknown {
  try {
    return document.toJS();
  } catch (error) {
    faults.add(error instanceof Error ? error.message : String(error), 1, 1);
    return undefined;
  }
}

function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range)) {
      return Number(node.range[0]);
    }
  }
  return 0;
}
