// Published files for tests, and sources that deliver them in pieces.

export const encode = (text: string) => new TextEncoder().encode(text);

/** Pieces of so many bytes; an odd number cuts lines, names and numbers. */
export async function* inPieces(
  content: Uint8Array | string,
  length = 4096,
): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === "string" ? encode(content) : content;
  for (let start = 0; start < bytes.length; start += length) {
    yield bytes.slice(start, start + length);
  }
}

export async function gzipped(content: Uint8Array | string): Promise<Uint8Array> {
  const bytes = typeof content === "string" ? encode(content) : content;
  const stream = new Blob([new Uint8Array(bytes)])
    .stream()
    .pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Never delivers anything. */
export async function* silence(): AsyncGenerator<Uint8Array> {
  await new Promise(() => {});
  yield new Uint8Array();
}

/** As they were published, with the decimals of their writer. */
export function dayLine(id: string, state: number, second = 0): string {
  return `{"id":"${id}","dtime":[${second.toFixed(1)},-1.0,-1.0],"d":[${state.toFixed(1)},-1.0,-1.0]}`;
}

export type WayPoint = readonly [second: number, x: number, y: number];

/** With the fields that nobody reads. Places are metres from the centre. */
export function tripLine(id: string, points: readonly WayPoint[]): string {
  const time = points.map(([second]) => second);
  const path = points.map(([, x, y]) => [4_595_000 + x, 5_820_000 + y]);
  return JSON.stringify({ id, time, path, trips: time, dtime: [], d: [] });
}

export const lapseHeader =
  "id,x,y,infectedButNotContagious,contagious,showingSymptoms,seriouslySick,critical,recovered";

/** Always the same order for a seed. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const keyed = items.map((item) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return { item, key: state };
  });
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
