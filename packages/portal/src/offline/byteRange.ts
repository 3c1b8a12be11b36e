// Byte ranges: the one that a request wants, and whether a cached part contains it.

/** The end is exclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The range of a Range header for a file of this size; undefined for anything but one satisfiable
 * range.
 */
export function rangeOf(header: string, size: number): ByteRange | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === "" && to === "") return undefined;
  const range =
    from === ""
      ? { start: Math.max(0, size - Number(to)), end: size }
      : { start: Number(from), end: Math.min(size, to === "" ? size : Number(to) + 1) };
  return range.start < range.end ? range : undefined;
}

export interface ContentRange extends ByteRange {
  readonly size: number;
}

/** The range of a Content-Range header; undefined if it is incomplete. */
export function contentRangeOf(header: string | null): ContentRange | undefined {
  const match = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(header ?? "");
  if (!match) return undefined;
  const [start = 0, last = 0, size = 0] = match.slice(1).map(Number);
  return start <= last && last < size ? { start, end: last + 1, size } : undefined;
}

export function contentRangeText({ start, end, size }: ContentRange): string {
  return `bytes ${start}-${end - 1}/${size}`;
}

export function holds(stored: ByteRange, wanted: ByteRange): boolean {
  return stored.start <= wanted.start && wanted.end <= stored.end;
}
