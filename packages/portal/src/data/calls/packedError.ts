// Errors lose their class when a worker posts them, so they are sent as plain data.
import type { Fault } from "@episcope/common";
import { ArchiveError } from "../network/archiveError.ts";
import { FetchError, type FetchFault } from "../network/fetchError.ts";

export type PackedError =
  | { readonly kind: "fetch"; readonly fault: FetchFault; readonly url: string }
  | { readonly kind: "archive"; readonly runId: string; readonly fault: Fault }
  | { readonly kind: "other"; readonly message: string };

/** Reading failed because of the portal, not because of the files. */
export class ReaderError extends Error {
  override readonly name = "ReaderError";
}

export function packError(error: unknown): PackedError {
  if (error instanceof FetchError) return { kind: "fetch", fault: error.fault, url: error.url };
  if (error instanceof ArchiveError) {
    return { kind: "archive", runId: error.runId, fault: error.fault };
  }
  return { kind: "other", message: error instanceof Error ? error.message : String(error) };
}

export function unpackError(packed: PackedError): Error {
  if (packed.kind === "fetch") return new FetchError(packed.fault, packed.url);
  if (packed.kind === "archive") return new ArchiveError(packed.runId, packed.fault);
  return new ReaderError(packed.message);
}
