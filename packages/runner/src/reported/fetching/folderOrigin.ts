// Published files in a folder.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { mirrored, type Origin } from "./origin.ts";

export function folderOrigin(folder: string): Origin {
  return {
    addressesOf: (source) => mirrored(folder, source),
    async ask({ address, known }) {
      const found = await stat(address).catch(() => undefined);
      if (!found?.isFile()) return { kind: "absent", reason: `${address} does not exist` };
      const version = { etag: `"${found.size}-${found.mtimeMs}"` };
      if (known?.etag === version.etag) return { kind: "unchanged" };
      return {
        kind: "bytes",
        version,
        start: 0,
        size: found.size,
        bytes: createReadStream(address),
      };
    },
  };
}
