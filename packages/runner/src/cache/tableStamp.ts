// What a plain table or record was computed from. The format cannot hold it, so it is stored in a
// small file beside it, together with a hash of the content: even if several processes write to the
// folder, a table never matches the stamp of another one.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { posix } from "node:path";

/** Name of the stamp file; listings ignore names that begin with a dot. */
export function stampName(table: string): string {
  return posix.join(posix.dirname(table), `.${posix.basename(table)}.stamp`);
}

export function tableStamp(table: Uint8Array, stamp: string): Uint8Array {
  return new TextEncoder().encode(stampText(table, stamp));
}

/** Whether both files exist and the table has this stamp. */
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
