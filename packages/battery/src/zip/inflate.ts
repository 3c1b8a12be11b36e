// Unpacking that trusts nothing: it stops as soon as more comes out than was announced.
import { type Problem, problem } from "@episcope/common";

/**
 * Bytes that are unpacked in one go, at most a thousandfold: few, so that a bomb is noticed before
 * it fills the memory.
 */
const portion = 16 * 1024;

/** At most `size` bytes of what has this name; `fault` makes the error that is thrown. */
export async function inflate(
  packed: Uint8Array,
  size: number,
  name: string,
  fault: (found: Problem) => Error,
): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let length = 0;
  let isTooLong = false;
  const { readable, writable } = new DecompressionStream("deflate-raw");
  // What goes wrong here is told to the reader as well.
  feed(writable, packed).catch(() => {});
  const reader = readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      isTooLong = length + value.length > size;
      if (isTooLong) break;
      bytes.set(value, length);
      length += value.length;
    }
  } catch {
    throw fault(problem("entryNotUnpacked", { entry: name }));
  } finally {
    void reader.cancel().catch(() => {});
  }
  if (isTooLong) throw fault(problem("entryUnpacksToMore", { entry: name }));
  return bytes.subarray(0, length);
}

async function feed(writable: DecompressionStream["writable"], packed: Uint8Array): Promise<void> {
  const writer = writable.getWriter();
  for (let start = 0; start < packed.length; start += portion) {
    await writer.write(packed.slice(start, start + portion));
  }
  await writer.close();
}
