// Computed files in the browser's cache, so that a reload or the map of the same run need not
// compute again. The cache is optional: a browser without one, or a full one, is not an error.
import { fileUrl } from "../paths.ts";

export const computedCache = "episcope-computed-1";
/** A member of a run has a third of a megabyte, a map up to ten. */
const maxFiles = 160;

export class ComputedFiles {
  readonly #stamp: string;

  /** The stamp changes whenever results could. */
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
      for (const oldest of known.slice(0, Math.max(0, known.length - maxFiles))) {
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
