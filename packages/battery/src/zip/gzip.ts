// A gzip file (RFC 1952) with a note in the extra field of its header, which other readers skip.
import { crc32 } from "./crc32.ts";
import { deflate } from "./deflate.ts";

const fixedLength = 10;
const signature = 0x8b1f;
const deflated = 8;
const extraFlag = 0x04;
const unknownSystem = 255;
/** "EP", for our note among the fields of others, and its length. */
const subfieldId = 0x5045;
const subfieldHead = 4;
const trailerLength = 8;
/** Lengths have 16 bits. */
const maxNote = 0xffff - subfieldHead;

/** Equal bytes give equal files. A note that does not fit is left out. */
export async function writeGzip(
  bytes: Uint8Array,
  note: Uint8Array = new Uint8Array(),
): Promise<Uint8Array> {
  const hasNote = note.length > 0 && note.length <= maxNote;
  const extra = hasNote ? 2 + subfieldHead + note.length : 0;
  const packed = await deflate(bytes);
  const file = new Uint8Array(fixedLength + extra + packed.length + trailerLength);
  const view = new DataView(file.buffer);
  view.setUint16(0, signature, true);
  file[2] = deflated;
  file[9] = unknownSystem;
  if (hasNote) {
    file[3] = extraFlag;
    view.setUint16(fixedLength, subfieldHead + note.length, true);
    view.setUint16(fixedLength + 2, subfieldId, true);
    view.setUint16(fixedLength + 4, note.length, true);
    file.set(note, fixedLength + 2 + subfieldHead);
  }
  file.set(packed, fixedLength + extra);
  view.setUint32(file.length - 8, crc32(bytes), true);
  view.setUint32(file.length - 4, bytes.length, true);
  return file;
}

export interface GzipHead {
  /** Which fields the header has. */
  readonly flags: number;
  /** Where the fields after the extra field begin, or the packed bytes. */
  readonly end: number;
  readonly note: Uint8Array | undefined;
}

/** Undefined if it is not a gzip file, or its header is cut off. */
export function readGzipHead(file: Uint8Array): GzipHead | undefined {
  if (file.length < fixedLength) return undefined;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint16(0, true) !== signature) return undefined;
  const flags = view.getUint8(3);
  if ((flags & extraFlag) === 0) return { flags, end: fixedLength, note: undefined };
  if (file.length < fixedLength + 2) return undefined;
  const end = fixedLength + 2 + view.getUint16(fixedLength, true);
  if (end > file.length) return undefined;
  for (let at = fixedLength + 2; at + subfieldHead <= end; ) {
    const next = at + subfieldHead + view.getUint16(at + 2, true);
    const isOurs = view.getUint16(at, true) === subfieldId && next <= end;
    if (isOurs) return { flags, end, note: file.subarray(at + subfieldHead, next) };
    at = next;
  }
  return { flags, end, note: undefined };
}
