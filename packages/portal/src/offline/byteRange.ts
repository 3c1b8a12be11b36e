// Parts of files: which one a request wants, and whether a part that was kept holds it.

/** From the first byte to the one behind the last. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * What a Range header means for a file of a size; undefined for anything but one range that can be
 * answered.
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

/** What a Content-Range header says; undefined when it does not say all of it. */
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
