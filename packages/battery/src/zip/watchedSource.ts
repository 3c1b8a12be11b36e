// For tests: a source that counts what is asked of it, as a server would see it.
import type { ByteSource } from "./byteSource.ts";

export function watchedSource(
  bytes: Uint8Array,
): ByteSource & { readonly reads: [number, number][] } {
  const reads: [number, number][] = [];
  return {
    size: bytes.length,
    reads,
    read(start, end) {
      reads.push([start, end]);
      return Promise.resolve(bytes.slice(start, end));
    },
  };
}
