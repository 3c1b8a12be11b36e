// Bytes as they arrive from network or disk. Gzip is recognised by its first two bytes and unpacked
// on the fly.
import { problem } from "@episcope/common";
import { unpacked } from "../../../zip/gunzip.ts";
import { publishedFault, refuse } from "../publishedResult.ts";

export type ByteStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

export interface ReadingOptions {
  /** For faults. */
  readonly file: string;
  /** Stops reading at once; its reason is thrown. */
  readonly signal?: AbortSignal;
  /** Bytes received so far, as sent. */
  onProgress?(bytes: number): void;
}

interface Source {
  next(): Promise<{ readonly done?: boolean; readonly value?: Uint8Array | undefined }>;
  stop(): Promise<unknown>;
}

/** Refuses content above the limit, packed or unpacked. */
export async function* bytesOf(
  stream: ByteStream,
  options: ReadingOptions,
  most: number,
): AsyncGenerator<Uint8Array> {
  const source = sourceOf(stream);
  let length = 0;
  try {
    for await (const chunk of unpacked(arriving(source, options), options.file, publishedFault)) {
      length += chunk.length;
      if (length > most) refuse(problem("fileTooLarge"));
      yield chunk;
    }
  } finally {
    // Not awaited: a generator that waits for bytes returns only when they arrive.
    void source.stop().catch(() => {});
  }
}

/** The whole content, if it cannot be read in chunks. */
export async function collected(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const copies: Uint8Array[] = [];
  // Copies, because a source may reuse its buffer.
  for await (const chunk of chunks) copies.push(chunk.slice());
  return concatenated(copies);
}

function concatenated(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.length;
  }
  return bytes;
}

async function* arriving(
  source: Source,
  { signal, onProgress }: ReadingOptions,
): AsyncGenerator<Uint8Array> {
  let count = 0;
  for (;;) {
    const { done, value } = await abortable(() => source.next(), signal);
    if (done || value === undefined) return;
    count += value.length;
    onProgress?.(count);
    if (value.length > 0) yield value;
  }
}

/** Not every browser supports iterating over streams. */
function sourceOf(stream: ByteStream): Source {
  if ("getReader" in stream) {
    const reader = stream.getReader();
    return { next: () => reader.read(), stop: () => reader.cancel() };
  }
  const iterator = stream[Symbol.asyncIterator]();
  return { next: () => iterator.next(), stop: async () => iterator.return?.() };
}

function abortable<T>(read: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return read();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop);
    read()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener("abort", stop));
  });
}
