// Far more than was published, and less than a browser has.

export interface Limits {
  readonly people: number;
  /** Bytes of one line; a person with a thousand way-points has a fiftieth of it. */
  readonly line: number;
  /** Bytes of a file, unpacked. */
  readonly file: number;
  /** Of all tracks together. */
  readonly vertices: number;
}

export const defaultLimits: Limits = {
  people: 2_000_000,
  line: 1024 * 1024,
  file: 1024 * 1024 * 1024,
  vertices: 64 * 1024 * 1024,
};
