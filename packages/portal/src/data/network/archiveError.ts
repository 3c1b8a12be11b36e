/** The archive of a run is there, but of no use. */
export class ArchiveError extends Error {
  readonly runId: string;
  /** Path in the battery. */
  readonly file: string;
  /** In words for the person who published it. */
  readonly reason: string;

  constructor(runId: string, file: string, reason: string) {
    super(`${file}: ${reason}`);
    this.name = "ArchiveError";
    this.runId = runId;
    this.file = file;
    this.reason = reason;
  }
}
