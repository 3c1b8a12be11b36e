// The files of a battery on a web server. They are loaded whole, because validation reads
// everything anyway.
import { type BatteryFiles, memorySource, parseListing } from "@episcope/battery";
import { listingFile } from "@episcope/common";
import { UserError } from "./userError.ts";

export function urlFiles(folder: URL): BatteryFiles {
  return {
    async open(path) {
      const encoded = path.split("/").map(encodeURIComponent).join("/");
      const response = await request(new URL(encoded, folder));
      if (response.status === 404 || response.status === 410) return undefined;
      if (response.status === 202) {
        throw new UserError(`${response.url} is being computed. Try again in a moment.`);
      }
      if (!response.ok) throw new UserError(`${response.url} answers ${response.status}.`);
      return memorySource(new Uint8Array(await response.arrayBuffer()));
    },
    async list() {
      const index = await request(new URL(listingFile, folder));
      const response = index.ok ? index : await request(folder);
      if (!response.ok) return { folders: [], files: [] };
      return parseListing(await response.text(), response.headers.get("content-type") ?? "");
    },
  };
}

async function request(url: URL): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(60_000) });
  } catch {
    throw new UserError(`${url.href} cannot be reached.`);
  }
}
