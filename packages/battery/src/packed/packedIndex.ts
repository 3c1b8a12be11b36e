// Where each file of a run is in the archives of a packed battery (docs/batteries.md): a table with
// a line for each file. It is not trusted: a line that names no place is left out and reported.
import { type Fault, FaultList, problem } from "@episcope/common";
import { mostPackedFiles } from "../limits.ts";

export interface PackedPlace {
  /** Name of the archive, beside the table. */
  readonly archive: string;
  /** Of its first byte. */
  readonly offset: number;
  readonly bytes: number;
  /** Of these bytes. */
  readonly crc: number;
}

/** By name of the file, such as sz1.zip. */
export type PackedIndex = ReadonlyMap<string, PackedPlace>;

export interface ParsedPackedIndex {
  readonly index: PackedIndex;
  readonly faults: readonly Fault[];
}

const header = "file,archive,offset,bytes,crc32";
// Names cannot lead out of the folder; RunIds have no commas or line breaks.
const line =
  /^(?!\.)([^/\\,\p{Cc}\p{Cs}]{1,300}),([\w-]{1,100}\.zip),(\d{1,15}),(\d{1,15}),([0-9a-f]{8})$/u;

export function parsePackedIndex(text: string, file: string): ParsedPackedIndex {
  const faults = new FaultList(file);
  const [first = "", ...lines] = text.replace(/^\ufeff/, "").split(/\r?\n/);
  const index = new Map<string, PackedPlace>();
  if (first !== header) faults.add(problem("columnMissing", { column: header.split(",") }), 1, 1);
  else if (lines.length > mostPackedFiles + 1) faults.add(problem("tableTooLarge"));
  else {
    lines.forEach((each, place) => {
      if (each === "") return;
      const [, name, archive, offset, bytes, crc] = line.exec(each) ?? [];
      if (name === undefined || archive === undefined || index.has(name))
        faults.add(problem("packedLineWrong"), place + 2, 1);
      else {
        const sum = Number.parseInt(crc ?? "", 16);
        index.set(name, { archive, offset: Number(offset), bytes: Number(bytes), crc: sum });
      }
    });
  }
  return { index, faults: faults.faults };
}

/** The inverse of parsePackedIndex. */
export function writePackedIndex(index: PackedIndex): string {
  const lines = [...index].map(([name, { archive, offset, bytes, crc }]) =>
    [name, archive, offset, bytes, crc.toString(16).padStart(8, "0")].join(","),
  );
  return [header, ...lines].map((each) => `${each}\n`).join("");
}

/** Whether a file can be named in the table. */
export function canBePacked(name: string): boolean {
  return line.test([name, "a.zip", 0, 0, "00000000"].join(","));
}
