// Bytes as they arrive, from the network or a disk. Gzip is recognised by its first two bytes and unpacked on the way.
import { refuse } from "./publishedResult.ts";

export type ByteStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

export interface ReadingOptions {
  /** Named in faults. */
  readonly file: string;
  /** Stops the reading at once; its reason is thrown. */
  readonly signal?: AbortSignal;
  /** Bytes that have arrived so far, as they were sent. */
  onProgress?(bytes: number): void;
}

interface Source {
  next(): Promise<{ readonly done?: boolean; readonly value?: Uint8Array | undefined }>;
  stop(): Promise<unknown>;
}

/** At most so many bytes, packed or unpacked; anything longer is refused. */
export async function* bytesOf(
  stream: ByteStream,
  options: ReadingOptions,
  most: number,
): AsyncGenerator<Uint8Array> {
  const source = sourceOf(stream);
  let length = 0;
  try {
    for await (const chunk of unpacked(arriving(source, options), options.file)) {
      length += chunk.length;
      if (length > most) refuse("the file is too large");
      yield chunk;
    }
  } finally {
    // Not awaited: a generator that still waits for bytes answers only when they have come.
    void source.stop().catch(() => {});
  }
}

/** The whole content, for what cannot be read piece by piece. */
export async function collected(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const kept: Uint8Array[] = [];
  // Copies: a source may use its buffer again.
  for await (const chunk of chunks) kept.push(chunk.slice());
  return concatenated(kept);
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

/** Not every browser iterates over streams, so they are read by hand. */
function sourceOf(stream: ByteStream): Source {
  if ("getReader" in stream) {
    const reader = stream.getReader();
    return { next: () => reader.read(), stop: () => reader.cancel() };
  }
  const iterator = stream[Symbol.asyncIterator]();
  return { next: () => iterator.next(), stop: async () => iterator.return?.() };
}

/** Does not wait for a source that hangs. */
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

async function* unpacked(
  chunks: AsyncGenerator<Uint8Array>,
  file: string,
): AsyncGenerator<Uint8Array> {
  let beginning: Uint8Array = new Uint8Array();
  while (beginning.length < 2) {
    const next = await chunks.next();
    if (next.done) break;
    beginning = beginning.length === 0 ? next.value : concatenated([beginning, next.value]);
  }
  const whole = joined(beginning, chunks);
  yield* beginning[0] === 0x1f && beginning[1] === 0x8b ? gunzipped(whole, file) : whole;
}

async function* joined(
  beginning: Uint8Array,
  chunks: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield beginning;
  yield* chunks;
}

/** Bytes that are unpacked in one go, at most a thousandfold: few, so that a bomb is noticed before it fills the memory. */
const portion = 16 * 1024;

async function* gunzipped(
  chunks: AsyncGenerator<Uint8Array>,
  file: string,
): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new DecompressionStream("gzip");
  const reader = readable.getReader();
  /** What the source threw: that is no fault of the file. */
  let lost: { readonly error: unknown } | undefined;
  feed(writable, chunks, (error) => {
    lost = { error };
  });
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        if (lost) throw lost.error;
        return refuse(`${file} cannot be unpacked`);
      });
      if (done) return;
      yield value;
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

async function feed(
  writable: DecompressionStream["writable"],
  chunks: AsyncGenerator<Uint8Array>,
  onLost: (error: unknown) => void,
): Promise<void> {
  const writer = writable.getWriter();
  try {
    for (;;) {
      const { done, value } = await chunks.next().catch((error: unknown) => {
        onLost(error);
        throw error;
      });
      if (done) break;
      for (let start = 0; start < value.length; start += portion) {
        await writer.write(value.slice(start, start + portion));
      }
    }
    await writer.close();
  } catch (error) {
    // What goes wrong here is told to the reader as well.
    await writer.abort(error).catch(() => {});
  }
}
