// The files of a battery in a folder on disk, or wherever files are kept.
import type { BatteryFiles } from "@episcope/battery";
import { folderStorage, type Storage } from "@episcope/runner";

export function folderFiles(folder: string): BatteryFiles {
  return storageFiles(folderStorage(folder));
}

/** Of a folder of the storage; paths are relative to it. */
export function storageFiles(storage: Storage, folder = ""): BatteryFiles {
  const at = (path: string) => (folder === "" ? path : `${folder}/${path}`);
  return {
    async open(path) {
      const found = await storage.stat(at(path));
      return found && { size: found.size, read: (...range) => storage.read(at(path), ...range) };
    },
    async list() {
      const { folders, files } = await storage.list(folder);
      return { folders, files: [...files.keys()] };
    },
  };
}
