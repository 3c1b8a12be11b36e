import type { ByteSource } from "@episcope/battery";
import { mapConcurrently } from "../../../data/reader/mapConcurrently.ts";

const pieceBytes = 384 * 1024;

/**
 * A range of a file, fetched in parallel pieces so that progress can be reported. Other ranges are
 * read from the file itself.
 */
export async function readPieces(
  file: ByteSource,
  from: number,
  to: number,
  onPart: (share: number) => void,
): Promise<ByteSource> {
  const starts = Array.from(
    { length: Math.ceil((to - from) / pieceBytes) },
    (_, piece) => from + piece * pieceBytes,
  );
  const bytes = new Uint8Array(Math.max(0, to - from));
  let received = 0;
  await mapConcurrently(starts, async (start) => {
    const piece = await file.read(start, Math.min(start + pieceBytes, to));
    bytes.set(piece.subarray(0, to - start), start - from);
    received += piece.length;
    onPart(Math.min(1, received / bytes.length));
  });
  return {
    size: file.size,
    read: async (start, end) =>
      start >= from && end <= to ? bytes.slice(start - from, end - from) : file.read(start, end),
  };
}
