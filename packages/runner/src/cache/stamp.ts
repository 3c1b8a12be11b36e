// What a file was computed from, inside of the file itself (as a comment, which zip and gzip have, or behind the last block of an animation): a
// file and its origin cannot be mixed up, whoever writes into the folder at the same time.
import { open } from "node:fs/promises";
import type { RunFileKind } from "../run.ts";

/** Kinds that have room for a stamp. */
export type StampedKind = Exclude<RunFileKind, "table">;

/** How a kind of file holds its stamp. */
interface StampForm {
  readonly end: "first" | "last";
  /** What stands before the stamp at that end. */
  readonly headLength: number;
  isStampedHead(head: Uint8Array): boolean;
  readonly terminator: string;
  /** Throws when the file is none of the kind, or has a comment already. */
  add(bytes: Uint8Array, stamp: Uint8Array): Uint8Array;
}

const mark = "episcope ";

/** The end record of a zip (PKWARE APPNOTE 4.3.16); its last field is the length of the comment behind it. */
const zipEndLength = 22;
const zipEndSignature = 0x06054b50;

/** The fixed part of the header of a gzip file (RFC 1952); flags are its fourth byte, a comment ends with a zero. */
const gzipHeaderLength = 10;
const gzipSignature = 0x8b1f;
const gzipCommentFlag = 0x10;

const forms: Readonly<Record<StampedKind, StampForm>> = {
  zip: {
    end: "last",
    headLength: zipEndLength,
    isStampedHead: (head) => viewOf(head).getUint32(0, true) === zipEndSignature,
    terminator: "",
    add: stampZip,
  },
  "infectionLoc.csv.gz": {
    end: "first",
    headLength: gzipHeaderLength,
    isStampedHead: (head) =>
      viewOf(head).getUint16(0, true) === gzipSignature && head[3] === gzipCommentFlag,
    terminator: "\0",
    add: stampGzip,
  },
  animation: {
    end: "last",
    headLength: 0,
    isStampedHead: () => true,
    terminator: "",
    add: (bytes, stamp) => inserted(bytes, bytes.length, stamp),
  },
};

export function stampFile(kind: StampedKind, bytes: Uint8Array, stamp: string): Uint8Array {
  const { terminator, add } = forms[kind];
  return add(bytes, encoded(stamp, terminator));
}

function stampZip(zip: Uint8Array, stamp: Uint8Array): Uint8Array {
  const view = viewOf(zip);
  const end = zip.length - zipEndLength;
  const isBare =
    end >= 0 &&
    view.getUint32(end, true) === zipEndSignature &&
    view.getUint16(end + 20, true) === 0;
  if (!isBare) throw new Error("only a zip without comment can be stamped");
  const stamped = inserted(zip, zip.length, stamp);
  viewOf(stamped).setUint16(end + 20, stamp.length, true);
  return stamped;
}

function stampGzip(gzip: Uint8Array, stamp: Uint8Array): Uint8Array {
  const isBare =
    gzip.length >= gzipHeaderLength &&
    viewOf(gzip).getUint16(0, true) === gzipSignature &&
    gzip[3] === 0;
  if (!isBare) throw new Error("only a gzip file without further fields can be stamped");
  const stamped = inserted(gzip, gzipHeaderLength, stamp);
  stamped[3] = gzipCommentFlag;
  return stamped;
}

function inserted(bytes: Uint8Array, place: number, stamp: Uint8Array): Uint8Array {
  const stamped = new Uint8Array(bytes.length + stamp.length);
  stamped.set(bytes.subarray(0, place));
  stamped.set(stamp, place);
  stamped.set(bytes.subarray(place), place + stamp.length);
  return stamped;
}

/** Whether the file is there and was computed from what the stamp stands for. */
export async function hasStamp(kind: StampedKind, file: string, stamp: string): Promise<boolean> {
  const { end, headLength, terminator, isStampedHead } = forms[kind];
  const wanted = encoded(stamp, terminator);
  const bytes = await readEnd(file, headLength + wanted.length, end).catch(() => undefined);
  return (
    bytes !== undefined &&
    wanted.every((byte, index) => bytes[headLength + index] === byte) &&
    isStampedHead(bytes)
  );
}

/** Undefined when the file is shorter. */
async function readEnd(
  file: string,
  length: number,
  end: "first" | "last",
): Promise<Uint8Array | undefined> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size < length) return undefined;
    const bytes = new Uint8Array(length);
    await handle.read(bytes, 0, length, end === "first" ? 0 : size - length);
    return bytes;
  } finally {
    await handle.close();
  }
}

function encoded(stamp: string, terminator: string): Uint8Array {
  return new TextEncoder().encode(`${mark}${stamp}${terminator}`);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
