// Reads several entries of an archive with few requests: entries that are close together share one.
import type { ByteSource } from "./byteSource.ts";
import { readEntry, type ZipEntry, ZipError } from "./readZip.ts";

/** Reading a gap of this size costs less than another request. */
const maxGap = 8 * 1024;
/** More than any local header needs. */
const headerAllowance = 1024;

/** The unpacked bytes of each entry, or its error: a damaged entry does not affect the others. */
export async function readEntries(
  source: ByteSource,
  entries: readonly ZipEntry[],
): Promise<ReadonlyMap<string, Uint8Array | ZipError>> {
  const read = new Map<string, Uint8Array | ZipError>();
  await Promise.all(
    groupsOf(entries).map(async ({ start, end, members }) => {
      const block = await source.read(start, Math.min(end, source.size));
      const part = withBlock(source, start, block);
      for (const entry of members) read.set(entry.name, await attempt(part, entry));
    }),
  );
  return read;
}

interface Group {
  readonly start: number;
  end: number;
  readonly members: ZipEntry[];
}

function groupsOf(entries: readonly ZipEntry[]): Group[] {
  const groups: Group[] = [];
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    const end = entry.offset + headerAllowance + entry.compressedSize;
    const last = groups.at(-1);
    if (last && entry.offset - last.end <= maxGap) {
      last.members.push(entry);
      last.end = Math.max(last.end, end);
    } else {
      groups.push({ start: entry.offset, end, members: [entry] });
    }
  }
  return groups;
}

/** The source with one block cached; everything else is still requested. */
function withBlock(source: ByteSource, offset: number, block: Uint8Array): ByteSource {
  return {
    size: source.size,
    read(start, end) {
      const isInside = start >= offset && end <= offset + block.length;
      return isInside
        ? Promise.resolve(block.subarray(start - offset, end - offset))
        : source.read(start, end);
    },
  };
}

async function attempt(source: ByteSource, entry: ZipEntry): Promise<Uint8Array | ZipError> {
  try {
    return await readEntry(source, entry);
  } catch (error) {
    if (error instanceof ZipError) return error;
    throw error;
  }
}
