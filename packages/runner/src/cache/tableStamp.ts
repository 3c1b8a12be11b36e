// What a plain table was computed from. The format has no room for it, so it stands in a small file
// beside the table, together with the fingerprint of the contents: whoever writes into the folder
// at the same time, a table and the stamp of another one never fit together.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { posix } from "node:path";

/** Name of the small file of a table; listings leave out what begins with a dot. */
export function stampName(table: string): string {
  return posix.join(posix.dirname(table), `.${posix.basename(table)}.stamp`);
}

export function tableStamp(table: Uint8Array, stamp: string): Uint8Array {
  return new TextEncoder().encode(stampText(table, stamp));
}

/** Whether both files are there and the table was computed from what the stamp stands for. */
export async function hasTableStamp(
  tableFile: string,
  stampFile: string,
  stamp: string,
): Promise<boolean> {
  try {
    const [table, text] = await Promise.all([readFile(tableFile), readFile(stampFile, "utf8")]);
    return text === stampText(table, stamp);
  } catch {
    return false;
  }
}

function stampText(table: Uint8Array, stamp: string): string {
  return `episcope ${stamp} ${createHash("sha256").update(table).digest("hex")}\n`;
}
