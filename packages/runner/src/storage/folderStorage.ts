// Files in a folder on disk.
import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { writeAtomically } from "../files/writeAtomically.ts";
import type { Storage, StoredFile } from "./storage.ts";

export function folderStorage(root: string): Storage {
  const at = (path: string) => join(root, path);
  return {
    name: root,
    stat: (path) => statFile(at(path)),
    async read(path, start, end) {
      const handle = await open(at(path));
      try {
        const { size } = await handle.stat();
        const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start));
        const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
        return bytes.subarray(0, bytesRead);
      } finally {
        await handle.close();
      }
    },
    put: (path, bytes) => writeAtomically(at(path), bytes),
    async list(folder) {
      const entries = await readdir(at(folder), { withFileTypes: true }).catch(() => []);
      const shown = entries
        .filter(({ name }) => !name.startsWith("."))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
      const files = new Map<string, StoredFile>();
      for (const entry of shown) {
        const file = entry.isFile() ? await statFile(join(at(folder), entry.name)) : undefined;
        if (file) files.set(entry.name, file);
      }
      const folders = shown.filter((entry) => entry.isDirectory()).map(({ name }) => name);
      return { folders, files };
    },
    remove: (path) => rm(at(path), { force: true }),
  };
}

async function statFile(file: string): Promise<StoredFile | undefined> {
  const information = await stat(file).catch(() => undefined);
  if (!information?.isFile()) return undefined;
  const { size, mtimeMs } = information;
  return { size, version: `${size} ${mtimeMs}` };
}
