/**
 * Bytes that can be read in parts: a file, an HTTP resource with range support, or a block of
 * memory.
 */
export interface ByteSource {
  readonly size: number;
  /** Bytes [start, end). */
  read(start: number, end: number): Promise<Uint8Array>;
}

export function memorySource(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    read: (start, end) => Promise.resolve(bytes.subarray(start, end)),
  };
}
