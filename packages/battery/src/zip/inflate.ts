// Unpacks untrusted data: stops as soon as the output exceeds the announced size.
import { type Problem, problem } from "@episcope/common";

/**
 * Bytes that are unpacked at once. They may grow a thousandfold, so a small chunk notices a zip
 * bomb before it fills the memory.
 */
const chunkSize = 16 * 1024;

/** Unpacks at most `size` bytes; `fault` creates the error that is thrown. */
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
  // The reader gets the same error.
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
  for (let start = 0; start < packed.length; start += chunkSize) {
    await writer.write(packed.slice(start, start + chunkSize));
  }
  await writer.close();
}
