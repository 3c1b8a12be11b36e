// Published files in object storage.
import { metadataFile } from "@episcope/common";
import { readTextAt, type Storage } from "@episcope/runner";
import type { DataSource } from "./dataSource.ts";
import { RunFiles } from "./runFiles.ts";

/** The search for batteries, which lists folders, is repeated after this time. */
const freshMilliseconds = 60_000;
/** Deeper folders hold no batteries. */
const maxDepth = 8;
/** Descriptions are small; anything larger is none. */
const maxTextBytes = 16 * 1024 * 1024;

export function storageSource(storage: Storage): DataSource {
  const runFiles = new RunFiles(storage);
  let known: { readonly at: number; readonly found: Promise<readonly string[]> } | undefined;
  return {
    async batteries() {
      if (!known || performance.now() - known.at > freshMilliseconds) {
        const found = findBatteries(storage, "", 0);
        known = { at: performance.now(), found };
        found.catch(() => {
          known = undefined;
        });
      }
      return await known.found;
    },
    async text(path) {
      const found = await storage.stat(path);
      return found && found.size <= maxTextBytes ? await readTextAt(storage, path) : undefined;
    },
    async runFile(path) {
      const file = await runFiles.find(path);
      return file ? { kind: "file", file } : { kind: "missing" };
    },
    async hasFile(path) {
      return (await storage.stat(path)) !== undefined;
    },
  };
}

async function findBatteries(
  storage: Storage,
  path: string,
  depth: number,
): Promise<readonly string[]> {
  const { folders, files } = await storage.list(path === "" ? "battery" : `battery/${path}`);
  if (path !== "" && files.has(metadataFile)) return [path];
  if (depth >= maxDepth) return [];
  const below = folders.map((name) => (path === "" ? name : `${path}/${name}`));
  const found = await Promise.all(below.map((each) => findBatteries(storage, each, depth + 1)));
  return found.flat().sort();
}
