// Interns cells that repeat a few names: compared by bytes, decoded once.

/** There are two kinds of infections and about a dozen strains. */
const maxNames = 32;
const maxNameLength = 60;
/** Further names are merged. */
const otherNames = "other";

const decoder = new TextDecoder();
const quote = 34;
const space = 32;

export class NameList {
  readonly names: string[] = [];
  readonly #bytes: Uint8Array[] = [];

  numberOf(bytes: Uint8Array, start: number, end: number): number {
    let [from, to] = [start, end];
    while (from < to && isPadding(bytes[from])) from++;
    while (to > from && isPadding(bytes[to - 1])) to--;
    for (let number = 0; number < this.#bytes.length; number++) {
      if (isSame(this.#bytes[number], bytes, from, to)) return number;
    }
    if (this.#bytes.length < maxNames - 1) {
      this.#bytes.push(bytes.slice(from, to));
      return this.names.push(decoder.decode(bytes.subarray(from, to)).slice(0, maxNameLength)) - 1;
    }
    this.names[maxNames - 1] = otherNames;
    return maxNames - 1;
  }
}

function isPadding(byte: number | undefined): boolean {
  return byte === space || byte === quote;
}

function isSame(
  known: Uint8Array | undefined,
  bytes: Uint8Array,
  start: number,
  end: number,
): boolean {
  if (known?.length !== end - start) return false;
  for (let offset = 0; offset < known.length; offset++) {
    if (known[offset] !== bytes[start + offset]) return false;
  }
  return true;
}
