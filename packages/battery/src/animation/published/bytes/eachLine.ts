import { problem } from "@episcope/common";
import { refuse } from "../publishedResult.ts";
import { withCapacity } from "./withCapacity.ts";

const newline = 10;
const carriageReturn = 13;

/** The line lies between start and end of a reused buffer. Lines count from 1. */
export type LineReader = (bytes: Uint8Array, start: number, end: number, line: number) => void;

/** Calls the reader for every line that is not empty. The last one may lack a line break. */
export async function eachLine(
  chunks: AsyncIterable<Uint8Array>,
  longest: number,
  read: LineReader,
): Promise<void> {
  const splitter = new LineSplitter(longest, read);
  for await (const chunk of chunks) splitter.take(chunk);
  splitter.end();
}

/** A class of its own, because loops in async functions are slow. */
class LineSplitter {
  readonly #longest: number;
  readonly #read: LineReader;
  /** The beginning of a line that continues in the next chunk. */
  #rest = new Uint8Array(1024);
  #restLength = 0;
  #line = 0;

  constructor(longest: number, read: LineReader) {
    this.#longest = longest;
    this.#read = read;
  }

  take(chunk: Uint8Array): void {
    let position = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, position)) {
      if (this.#restLength === 0) this.#emit(chunk, position, end);
      else this.#emitRest(chunk.subarray(0, end));
      position = end + 1;
    }
    if (position < chunk.length) this.#keep(chunk.subarray(position));
  }

  end(): void {
    if (this.#restLength > 0) this.#emitRest(new Uint8Array());
  }

  #emit(bytes: Uint8Array, start: number, end: number): void {
    const line = ++this.#line;
    if (end - start > this.#longest) refuse(problem("lineTooLong"), line);
    const from = line === 1 ? afterByteOrderMark(bytes, start, end) : start;
    const to = end > from && bytes[end - 1] === carriageReturn ? end - 1 : end;
    if (to > from) this.#read(bytes, from, to, line);
  }

  #emitRest(more: Uint8Array): void {
    this.#keep(more);
    const length = this.#restLength;
    this.#restLength = 0;
    this.#emit(this.#rest, 0, length);
  }

  #keep(more: Uint8Array): void {
    const needed = this.#restLength + more.length;
    if (needed > this.#longest) refuse(problem("lineTooLong"), this.#line + 1);
    this.#rest = withCapacity(this.#rest, needed, Uint8Array);
    this.#rest.set(more, this.#restLength);
    this.#restLength = needed;
  }
}

/** Skips a byte order mark. */
function afterByteOrderMark(bytes: Uint8Array, start: number, end: number): number {
  const isMark =
    end - start >= 3 &&
    bytes[start] === 0xef &&
    bytes[start + 1] === 0xbb &&
    bytes[start + 2] === 0xbf;
  return isMark ? start + 3 : start;
}
