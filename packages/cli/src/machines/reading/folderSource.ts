import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { metadataFile } from "@episcope/common";
import { insideOf, publishedFolder } from "../../serving/insideRoot.ts";
import type { DataSource } from "./dataSource.ts";
import { RunFiles } from "./runFiles.ts";

const batteryFolder = "battery";
/** Deeper folders hold no batteries; a link to a folder above would never end. */
const maxDepth = 8;
/** The search for batteries, which reads folders, is repeated after this time. */
const freshMilliseconds = 10_000;
/** Descriptions are small; anything larger is none. */
const maxTextBytes = 16 * 1024 * 1024;

export function folderSource(root: string): DataSource {
  const isInside = insideOf(root);
  const runFiles = new RunFiles(publishedFolder(root));
  let known: { readonly at: number; readonly found: Promise<readonly string[]> } | undefined;
  const fileAt = async (path: string) => {
    if (!isInside(path)) return undefined;
    const file = join(root, path);
    const information = await stat(file).catch(() => undefined);
    return information?.isFile() ? { file, size: information.size } : undefined;
  };
  return {
    async batteries() {
      if (!known || performance.now() - known.at > freshMilliseconds) {
        known = { at: performance.now(), found: findBatteries(root, isInside) };
      }
      return await known.found;
    },
    async text(path) {
      const found = await fileAt(path);
      return found && found.size <= maxTextBytes ? await readFile(found.file, "utf8") : undefined;
    },
    async runFile(path) {
      const file = await runFiles.find(path);
      return file ? { kind: "file", file } : { kind: "missing" };
    },
    async hasFile(path) {
      return (await fileAt(path)) !== undefined;
    },
  };
}

async function findBatteries(
  root: string,
  isInside: (path: string) => boolean,
): Promise<readonly string[]> {
  const found: string[] = [];
  const visit = async (path: string, depth: number): Promise<void> => {
    const place = join(batteryFolder, path);
    if (depth > maxDepth || !isInside(place)) return;
    const entries = await readdir(join(root, place), { withFileTypes: true }).catch(() => []);
    const isBattery = entries.some(({ name }) => name === metadataFile);
    if (isBattery && path !== "") found.push(path);
    // Folders of a battery hold its runs, which may be very many files.
    if (isBattery) return;
    for (const entry of entries) {
      const isFolder = entry.isDirectory() || entry.isSymbolicLink();
      if (!isFolder || entry.name.startsWith(".")) continue;
      await visit(path === "" ? entry.name : `${path}/${entry.name}`, depth + 1);
    }
  };
  await visit("", 0);
  return found.sort();
}
