// What a file was computed from, stored in the file itself (in the comment of a zip or gzip, or
// after the last block of an animation): a file and its origin cannot be mixed up, even if several
// processes write to the folder. A checksum of the whole file follows, to detect damage on disk.
import { readFile } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { locationsEnding } from "@episcope/common";
import type { RunFileKind } from "@episcope/scenario";

/** Kinds of files that can hold a stamp. */
export type StampedKind = Exclude<RunFileKind, "table">;

interface StampForm {
  readonly end: "first" | "last";
  /** Bytes before the stamp at that end. */
  readonly headLength: number;
  isStampedHead(head: Uint8Array): boolean;
  readonly terminator: string;
  /** Throws if the file is of another kind or already has a comment. */
  add(bytes: Uint8Array, stamp: Uint8Array): Uint8Array;
}

const mark = "episcope ";
/** Placeholder for the digits of the checksum while it is computed. */
const sumPlaceholder = "00000000";

/** End record of a zip (PKWARE APPNOTE 4.3.16); its last field is the length of the comment. */
const zipEndLength = 22;
const zipEndSignature = 0x06054b50;

/**
 * Fixed part of a gzip header (RFC 1952): flags are in the fourth byte, comments end with a zero.
 */
const gzipHeaderLength = 10;
const gzipSignature = 0x8b1f;
const gzipCommentFlag = 0x10;

const zipForm: StampForm = {
  end: "last",
  headLength: zipEndLength,
  isStampedHead: (head) => viewOf(head).getUint32(0, true) === zipEndSignature,
  terminator: "",
  add: stampZip,
};

const forms: Readonly<Record<StampedKind, StampForm>> = {
  zip: zipForm,
  ensemble: zipForm,
  [locationsEnding]: {
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
  const stamped = add(bytes, encoded(stamp, terminator));
  stamped.set(sumOf(stamped), offsetOfSum(kind, stamped.length, stamp));
  return stamped;
}

function offsetOfSum(kind: StampedKind, length: number, stamp: string): number {
  const { end, headLength, terminator } = forms[kind];
  const behind = sumPlaceholder.length + terminator.length;
  if (end === "last") return length - behind;
  return headLength + encoded(stamp, terminator).length - behind;
}

function sumOf(bytes: Uint8Array): Uint8Array {
  return new TextEncoder().encode(crc32(bytes).toString(16).padStart(sumPlaceholder.length, "0"));
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

/** Whether the file exists, is intact, and has this stamp. */
export async function hasStamp(kind: StampedKind, file: string, stamp: string): Promise<boolean> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes !== undefined && isStamped(kind, bytes, stamp);
}

/** Restores the bytes that it changes. */
function isStamped(kind: StampedKind, bytes: Uint8Array, stamp: string): boolean {
  const { end, headLength, terminator, isStampedHead } = forms[kind];
  const wanted = encoded(stamp, terminator);
  const start = end === "first" ? headLength : bytes.length - wanted.length;
  if (start < headLength || bytes.length < headLength + wanted.length) return false;
  if (!isStampedHead(bytes.subarray(start - headLength, start))) return false;
  const place = offsetOfSum(kind, bytes.length, stamp);
  const sum = Uint8Array.from(bytes.subarray(place, place + sumPlaceholder.length));
  bytes.fill(sumPlaceholder.charCodeAt(0), place, place + sumPlaceholder.length);
  const isIntended = wanted.every((byte, index) => bytes[start + index] === byte);
  const isWhole = isIntended && sumOf(bytes).every((digit, index) => digit === sum[index]);
  bytes.set(sum, place);
  return isWhole;
}

function encoded(stamp: string, terminator: string): Uint8Array {
  return new TextEncoder().encode(`${mark}${stamp} ${sumPlaceholder}${terminator}`);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
