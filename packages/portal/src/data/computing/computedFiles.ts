// Computed files are kept by the browser, so that a reload or the map of the same run need not
// compute it again. They only save time: a browser that keeps nothing, or is full, is no fault.
import { fileUrl } from "../paths.ts";

export const computedCache = "episcope-computed-1";
/** A run takes half a megabyte; its map up to ten. */
const mostFiles = 40;

export class ComputedFiles {
  readonly #stamp: string;

  /** The stamp is another one when a result could be. */
  constructor(stamp: string) {
    this.#stamp = stamp;
  }

  async find(path: string): Promise<Uint8Array | undefined> {
    const answer = await quietly((cache) => cache.match(this.#address(path)));
    return answer && new Uint8Array(await answer.arrayBuffer());
  }

  async store(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    await quietly(async (cache) => {
      for (const [path, bytes] of files) {
        await cache.put(this.#address(path), new Response(bytes.slice()));
      }
      const known = await cache.keys();
      for (const oldest of known.slice(0, Math.max(0, known.length - mostFiles))) {
        await cache.delete(oldest);
      }
    });
  }

  #address(path: string): string {
    return fileUrl(`${location.origin}/computed/${this.#stamp}/`, path) ?? "";
  }
}

async function quietly<T>(use: (cache: Cache) => Promise<T>): Promise<T | undefined> {
  try {
    return await use(await caches.open(computedCache));
  } catch {
    return undefined;
  }
}
