import { ArchiveError } from "./archiveError.ts";
import { FetchError, type FetchFault } from "./fetchError.ts";

const permanentFaults: readonly FetchFault[] = ["missing", "notText", "tooLarge"];

/** Whether a retry would be pointless. */
export function isPermanent(error: unknown): boolean {
  if (error instanceof FetchError) return permanentFaults.includes(error.fault);
  return error instanceof ArchiveError;
}
