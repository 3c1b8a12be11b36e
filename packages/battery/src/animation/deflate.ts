// Packing of single blocks, so that each can be fetched alone. Unpacking trusts nothing: it stops at the announced size.
import { AnimationError } from "./animationError.ts";

/** Enough for two million people, more than a browser moves; a bomb does not stop there. */
const largestBlock = 64 * 1024 * 1024;
/** Deflate makes at most 1032 bytes of one. */
const largestRatio = 1032;

export async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)])
    .stream()
    .pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Throws an AnimationError unless the bytes unpack to exactly the announced size. The name is for the error. */
export async function inflate(packed: Uint8Array, size: number, name: string): Promise<Uint8Array> {
  if (size > largestBlock || size > packed.length * largestRatio) {
    throw new AnimationError(`${name} is too large (${size} bytes)`);
  }
  const bytes = new Uint8Array(size);
  let length = 0;
  const { readable, writable } = new DecompressionStream("deflate-raw");
  // What goes wrong here is told to the reader as well.
  feed(writable, packed).catch(() => {});
  const reader = readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (length + value.length > size) {
        throw new AnimationError(`${name} unpacks to more than announced`);
      }
      bytes.set(value, length);
      length += value.length;
    }
  } catch (error) {
    throw error instanceof AnimationError
      ? error
      : new AnimationError(`${name} cannot be unpacked`);
  } finally {
    void reader.cancel().catch(() => {});
  }
  if (length !== size) throw new AnimationError(`${name} has another size than announced`);
  return bytes;
}

/** Bytes that are unpacked in one go: few, so that a bomb is noticed before it fills the memory. */
const portion = 16 * 1024;

async function feed(writable: DecompressionStream["writable"], packed: Uint8Array): Promise<void> {
  const writer = writable.getWriter();
  for (let start = 0; start < packed.length; start += portion) {
    await writer.write(packed.slice(start, start + portion));
  }
  await writer.close();
}
