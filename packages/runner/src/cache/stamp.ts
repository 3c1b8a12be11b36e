// What a file was computed from, inside of the file itself (as a comment, which both formats have): a file and its origin cannot be
// mixed up, whoever writes into the folder at the same time.
import { open } from "node:fs/promises";
import type { RunFileKind } from "../run.ts";

const mark = "episcope ";

/** The end record of a zip (PKWARE APPNOTE 4.3.16); its last field is the length of the comment behind it. */
const zipEndLength = 22;
const zipEndSignature = 0x06054b50;

/** The fixed part of the header of a gzip file (RFC 1952); flags are its fourth byte, a comment ends with a zero. */
const gzipHeaderLength = 10;
const gzipSignature = 0x8b1f;
const gzipCommentFlag = 0x10;

export function stampFile(kind: RunFileKind, bytes: Uint8Array, stamp: string): Uint8Array {
  return kind === "zip" ? stampZip(bytes, stamp) : stampGzip(bytes, stamp);
}

function stampZip(zip: Uint8Array, stamp: string): Uint8Array {
  const comment = commentOf(stamp);
  const view = viewOf(zip);
  const end = zip.length - zipEndLength;
  const isBare =
    end >= 0 &&
    view.getUint32(end, true) === zipEndSignature &&
    view.getUint16(end + 20, true) === 0;
  if (!isBare) throw new Error("only a zip without comment can be stamped");
  const stamped = new Uint8Array(zip.length + comment.length);
  stamped.set(zip);
  stamped.set(comment, zip.length);
  viewOf(stamped).setUint16(end + 20, comment.length, true);
  return stamped;
}

function stampGzip(gzip: Uint8Array, stamp: string): Uint8Array {
  const comment = commentOf(`${stamp}\0`);
  const isBare =
    gzip.length >= gzipHeaderLength &&
    viewOf(gzip).getUint16(0, true) === gzipSignature &&
    gzip[3] === 0;
  if (!isBare) throw new Error("only a gzip file without further fields can be stamped");
  const stamped = new Uint8Array(gzip.length + comment.length);
  stamped.set(gzip.subarray(0, gzipHeaderLength));
  stamped[3] = gzipCommentFlag;
  stamped.set(comment, gzipHeaderLength);
  stamped.set(gzip.subarray(gzipHeaderLength), gzipHeaderLength + comment.length);
  return stamped;
}

/** Whether the file is there and was computed from what the stamp stands for. */
export async function hasStamp(kind: RunFileKind, file: string, stamp: string): Promise<boolean> {
  const comment = commentOf(kind === "zip" ? stamp : `${stamp}\0`);
  const headLength = kind === "zip" ? zipEndLength : gzipHeaderLength;
  const length = headLength + comment.length;
  const bytes = await readEnd(file, length, kind === "zip" ? "last" : "first").catch(
    () => undefined,
  );
  if (!bytes || !comment.every((byte, index) => bytes[headLength + index] === byte)) return false;
  const view = viewOf(bytes);
  return kind === "zip"
    ? view.getUint32(0, true) === zipEndSignature
    : view.getUint16(0, true) === gzipSignature && bytes[3] === gzipCommentFlag;
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

function commentOf(text: string): Uint8Array {
  return new TextEncoder().encode(mark + text);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
