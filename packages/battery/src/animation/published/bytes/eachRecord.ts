// Files with one JSON object per line, one for each person.
import { type FaultList, problem } from "@episcope/common";
import { refuse } from "../publishedResult.ts";
import { type ByteStream, bytesOf, type ReadingOptions } from "./byteStream.ts";
import { eachLine } from "./eachLine.ts";
import { type IdBytes, IdReader } from "./idReader.ts";
import { JsonScanner } from "./jsonScanner.ts";
import type { Limits } from "./limits.ts";

export interface RecordReader {
  /** Forgets the previous person. */
  begin(): void;
  /** Reads the value of a member; its name is the last text of the scanner. */
  readMember(scanner: JsonScanner): boolean;
  /** Stores the person, or tells the scanner why not. */
  keep(id: IdBytes, scanner: JsonScanner): boolean;
}

/** Invalid lines are skipped and reported. */
export async function eachRecord(
  stream: ByteStream,
  options: ReadingOptions,
  limits: Limits,
  faults: FaultList,
  reader: RecordReader,
): Promise<void> {
  const scanner = new JsonScanner();
  const id = new IdReader("id");
  const readMember = () => (scanner.isText(idName) ? id.read(scanner) : reader.readMember(scanner));
  let count = 0;
  await eachLine(bytesOf(stream, options, limits.file), limits.line, (bytes, start, end, line) => {
    if (line === 1 && isPage(bytes, start)) refuse(problem("webPage"));
    scanner.reset(bytes, start, end);
    id.clear();
    reader.begin();
    const isJson = scanner.readMembers(readMember) && scanner.readEnd();
    if (!isJson) {
      faults.add(scanner.problem, line, scanner.position - start + 1);
      return;
    }
    if (++count > limits.people) refuse(problem("tooManyPeople", { most: limits.people }), line);
    if (!id.isPresent) faults.add(problem("fieldMissing", { field: "id" }), line);
    else if (!reader.keep(id, scanner)) faults.add(scanner.problem, line);
  });
}

export const nameOf = (text: string) => new TextEncoder().encode(text);
const idName = nameOf("id");

/** Servers may send an HTML page for a missing file. */
export function isPage(bytes: Uint8Array, start: number): boolean {
  let at = start;
  while (bytes[at] === 32 || bytes[at] === 9) at++;
  return bytes[at] === 60;
}
