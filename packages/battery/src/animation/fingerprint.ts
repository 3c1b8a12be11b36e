// 64-bit FNV-1a (Fowler, Noll, Vo): easy to describe and to implement in any language. It detects
// damage, not tampering.
const offsetBasis = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/** Hash of the UTF-8 bytes of a text, as 16 hexadecimal digits. */
export function fingerprint(text: string): string {
  let hash = offsetBasis;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * prime);
  }
  return hash.toString(16).padStart(16, "0");
}
