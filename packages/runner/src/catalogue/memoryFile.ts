import { createHash } from "node:crypto";
import { extname } from "node:path";

/** A small file that is created once and sent often. */
export interface MemoryFile {
  readonly bytes: Uint8Array;
  readonly type: string;
  /** Changes with the content. */
  readonly etag: string;
}

const types: Readonly<Record<string, string>> = {
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".yaml": "text/yaml; charset=utf-8",
};

export function memoryFile(name: string, text: string): MemoryFile {
  const bytes = new TextEncoder().encode(text);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return { bytes, type: types[extname(name)] ?? "text/plain; charset=utf-8", etag: `"${hash}"` };
}
