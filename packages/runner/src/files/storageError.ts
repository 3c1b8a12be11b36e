/** A file could not be written. The message is safe for visitors: it contains no path. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  /** The disk is full: further files would fail as well. */
  readonly isFull: boolean;

  constructor(message: string, isFull: boolean, cause: unknown) {
    super(message, { cause });
    this.isFull = isFull;
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the quota of the disk is used up",
  EFBIG: "the file is larger than the disk allows",
  EROFS: "the disk is read-only",
  EACCES: "the folder is not writable",
  EPERM: "the folder is not writable",
};

export function storageError(cause: unknown): StorageError {
  if (cause instanceof StorageError) return cause;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const reason = reasons[code] ?? `the disk failed (${code || "unknown reason"})`;
  return new StorageError(
    `The result could not be stored: ${reason}.`,
    code === "ENOSPC" || code === "EDQUOT",
    cause,
  );
}
