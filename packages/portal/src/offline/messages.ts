// Messages of a page to the service worker.
import type { LoadedFile } from "../data/network/loadedFiles.ts";

export type ToServiceWorker =
  /** Files that were loaded before the service worker started. */
  | { readonly kind: "keep"; readonly files: readonly LoadedFile[] }
  /** The visitor accepts the new version. */
  | { readonly kind: "takeOver" };

export function isMessage(value: unknown): value is ToServiceWorker {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false;
  if (value.kind === "takeOver") return true;
  return value.kind === "keep" && "files" in value && Array.isArray(value.files);
}
