// What a page says to the service worker.
import type { AnsweredFile } from "../data/network/answered.ts";

export type ToServiceWorker =
  /** Files that were loaded before there was anybody to keep them. */
  | { readonly kind: "keep"; readonly files: readonly AnsweredFile[] }
  /** The visitor wants the new version. */
  | { readonly kind: "takeOver" };

export function isMessage(value: unknown): value is ToServiceWorker {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false;
  if (value.kind === "takeOver") return true;
  return value.kind === "keep" && "files" in value && Array.isArray(value.files);
}
