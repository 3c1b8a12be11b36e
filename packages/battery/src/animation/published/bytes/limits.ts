// Far more than any published file needs, and less than a browser can hold.

export interface Limits {
  readonly people: number;
  /** Bytes of one line; a person with a thousand way-points needs a fiftieth of it. */
  readonly line: number;
  /** Unpacked bytes of a file. */
  readonly file: number;
  /** Vertices of all tracks together. */
  readonly vertices: number;
}

export const defaultLimits: Limits = {
  people: 2_000_000,
  line: 1024 * 1024,
  file: 1024 * 1024 * 1024,
  vertices: 64 * 1024 * 1024,
};
