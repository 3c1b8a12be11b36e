// Where the published data come from: a folder that this server serves, or another server that
// browsers access directly.
import { statSync } from "node:fs";
import { resolve } from "node:path";
import type { Storage } from "@episcope/runner";
import { UserError } from "./userError.ts";

/** Files in object storage, which this server fetches for browsers. */
export interface StorageRoot {
  readonly kind: "storage";
  readonly storage: Storage;
}

export type DataRoot =
  | { readonly kind: "folder"; readonly folder: string }
  | { readonly kind: "url"; readonly url: URL };

export function parseDataRoot(text: string): DataRoot {
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(text)) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !/^https?:$/.test(url.protocol)) {
      throw new UserError(`${text} is not a web address (http or https).`);
    }
    url.hash = "";
    url.search = "";
    if (!url.pathname.endsWith("/")) url.pathname += "/";
    return { kind: "url", url };
  }
  const folder = resolve(text);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(`${text} is not a folder.`);
  }
  return { kind: "folder", folder };
}
