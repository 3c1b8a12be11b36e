// A list that `sha256sum --check` reads: whoever copies a battery can tell whether all of it
// arrived.
import { createHash } from "node:crypto";
import { listingFile, packedFolder, summariesFolder } from "@episcope/common";
import { readWhole, type Storage } from "../storage/storage.ts";

export const checksumFile = "SHA256SUMS";

export async function listChecksums(storage: Storage, folder: string): Promise<void> {
  const lines: string[] = [];
  // Other batteries may lie in folders below.
  for (const below of ["", `${summariesFolder}/`, `${summariesFolder}/${packedFolder}/`]) {
    const { files } = await storage.list(`${folder}/${below}`);
    for (const name of files.keys()) {
      // Those that change when others come.
      if (name === checksumFile || name === listingFile) continue;
      lines.push(`${await sha256(storage, `${folder}/${below}${name}`)}  ${below}${name}\n`);
    }
  }
  const bytes = new TextEncoder().encode(lines.sort(byName).join(""));
  await storage.put(`${folder}/${checksumFile}`, bytes);
}

function byName(a: string, b: string): number {
  const nameIn = (line: string) => line.slice(line.indexOf("  "));
  return nameIn(a) < nameIn(b) ? -1 : 1;
}

async function sha256(storage: Storage, path: string): Promise<string> {
  const bytes = (await readWhole(storage, path)) ?? new Uint8Array();
  return createHash("sha256").update(bytes).digest("hex");
}
