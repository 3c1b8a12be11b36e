// The files of the built site, from memory: they are few, small and requested constantly. Reading
// them from disk for every response is seven times slower than nginx for large ones (`npm run bench
// -- serve`). A new build is noticed within a second.
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { acceptedEncoding } from "./compression.ts";
import { insideOf } from "./insideRoot.ts";

export interface SiteFile {
  readonly type: string;
  readonly whole: Variant;
  /** Compressed variants from the build. */
  readonly br: Variant | undefined;
  readonly gzip: Variant | undefined;
}

export interface Variant {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly encoding?: "br" | "gzip";
}

interface Loaded {
  readonly file: SiteFile;
  readonly version: string;
  readonly size: number;
  checkedAt: number;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".yaml": "text/yaml; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".zip": "application/zip",
};

/** Bytes in memory; the least recently used are evicted first. */
const maxBytes = 128 * 1024 * 1024;
const freshMilliseconds = 1000;

export class SiteFiles {
  readonly #folder: string;
  readonly #isInside: (path: string) => boolean;
  readonly #now: () => number;
  /** In the order of last use. */
  readonly #loaded = new Map<string, Loaded>();
  #size = 0;

  constructor(folder: string, now: () => number = performance.now.bind(performance)) {
    this.#folder = folder;
    this.#isInside = insideOf(folder);
    this.#now = now;
  }

  /**
   * The file at a path that leads neither upwards nor to hidden files; undefined if there is none.
   */
  find(path: string): SiteFile | undefined {
    const now = this.#now();
    const known = this.#loaded.get(path);
    if (known && now - known.checkedAt < freshMilliseconds) return this.#used(path, known);
    const version = this.#versionOf(path);
    if (known && known.version === version) {
      known.checkedAt = now;
      return this.#used(path, known);
    }
    this.#forget(path);
    if (version === undefined || !this.#isInside(path)) return undefined;
    return this.#load(path, version, now);
  }

  #used(path: string, loaded: Loaded): SiteFile {
    this.#loaded.delete(path);
    this.#loaded.set(path, loaded);
    return loaded.file;
  }

  #load(path: string, version: string, checkedAt: number): SiteFile {
    const bytes = readFileSync(join(this.#folder, path));
    const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    const file = {
      type: types[extname(path)] ?? "application/octet-stream",
      whole: { bytes, etag: `"${hash}"` },
      br: this.#compressedVariant(path, hash, "br", ".br"),
      gzip: this.#compressedVariant(path, hash, "gzip", ".gz"),
    };
    const size = bytes.length + (file.br?.bytes.length ?? 0) + (file.gzip?.bytes.length ?? 0);
    this.#loaded.set(path, { file, version, size, checkedAt });
    this.#size += size;
    for (const old of this.#loaded.keys()) {
      if (this.#size <= maxBytes || old === path) break;
      this.#forget(old);
    }
    return file;
  }

  #compressedVariant(
    path: string,
    hash: string,
    encoding: "br" | "gzip",
    ending: string,
  ): Variant | undefined {
    try {
      const bytes = readFileSync(join(this.#folder, path + ending));
      return { bytes, encoding, etag: `"${hash}-${encoding}"` };
    } catch {
      return undefined;
    }
  }

  #forget(path: string): void {
    this.#size -= this.#loaded.get(path)?.size ?? 0;
    this.#loaded.delete(path);
  }

  #versionOf(path: string): string | undefined {
    try {
      const information = statSync(join(this.#folder, path));
      return information.isFile() ? `${information.size} ${information.mtimeMs}` : undefined;
    } catch {
      // Missing, below a file, or not a valid file name.
      return undefined;
    }
  }
}

/** The best variant that a client accepts; ranges always refer to the file itself. */
export function variantFor(file: SiteFile, accepts: string, isPart: boolean): Variant {
  const encoding = isPart ? undefined : acceptedEncoding(accepts);
  return (encoding === "br" ? (file.br ?? file.gzip) : encoding && file.gzip) ?? file.whole;
}

/** One range of a file, its end exclusive; "none" if it cannot be satisfied. */
export function partOf(
  header: string,
  size: number,
): { readonly start: number; readonly end: number } | "none" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  // Several ranges, other units or nonsense: the whole file (RFC 9110, 14.2).
  if (from === "" && to === "") return undefined;
  if (from !== "" && to !== "" && Number(to) < Number(from)) return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size : Math.min(size, Number(to) + 1);
  return start < end ? { start, end } : "none";
}
