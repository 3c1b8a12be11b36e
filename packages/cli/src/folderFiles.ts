// The files of a battery in a folder on disk.
import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { BatteryFiles, ByteSource } from "@episcope/battery";

export function folderFiles(folder: string): BatteryFiles {
  return {
    async open(path) {
      const file = join(folder, path);
      const information = await stat(file).catch(() => undefined);
      return information?.isFile() ? fileSource(file, information.size) : undefined;
    },
    async list() {
      const entries = await readdir(folder, { withFileTypes: true });
      const names = (isWanted: (entry: (typeof entries)[number]) => boolean) =>
        entries
          .filter((entry) => !entry.name.startsWith(".") && isWanted(entry))
          .map(({ name }) => name)
          .sort();
      return {
        folders: names((entry) => entry.isDirectory()),
        files: names((entry) => entry.isFile()),
      };
    },
  };
}

function fileSource(file: string, size: number): ByteSource {
  return {
    size,
    async read(start, end) {
      const handle = await open(file);
      try {
        const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start));
        const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
        return bytes.subarray(0, bytesRead);
      } finally {
        await handle.close();
      }
    },
  };
}
