import { FetchError, type FetchFault } from "./fetchError.ts";

const reasons: Readonly<Record<FetchFault, string>> = {
  missing: "the file is missing",
  server: "the server could not deliver the file",
  network: "the connection was lost",
  timeout: "the server took too long to answer",
  notText: "the server sent a web page instead of the file",
  truncated: "the connection broke before the file was complete",
  changed: "the file was replaced while it was being read",
  tooLarge: "the file is too large",
};

/** Why a file could not be had, in the words of a fault. */
export function fetchReason(error: unknown): string {
  return error instanceof FetchError ? reasons[error.fault] : "the file could not be read";
}
