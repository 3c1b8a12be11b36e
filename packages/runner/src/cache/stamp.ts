// What a file was computed from, stored in the file itself (in the comment of a zip or gzip, or
// after the last block of an animation): a file and its origin cannot be mixed up, even if several
// processes write to the folder. A checksum of the whole file follows, to detect damage on disk.
import { readFile } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { readGzipHead } from "@episcope/battery";
import { locationsEnding } from "@episcope/common";
import type { RunFileKind } from "@episcope/scenario";

/** Kinds of files that can hold a stamp. */
export type StampedKind = Exclude<RunFileKind, "table" | "record">;

interface StampForm {
  /** Where a stamp of this length begins; undefined if the file can have none. */
  placeOf(bytes: Uint8Array, length: number): number | undefined;
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

/** Gzip (RFC 1952): comments come after the extra field and end with a zero. */
const gzipFlagsPlace = 3;
const gzipExtraFlag = 0x04;
const gzipCommentFlag = 0x10;

const lastBytes = (bytes: Uint8Array, length: number) =>
  bytes.length < length ? undefined : bytes.length - length;

const zipForm: StampForm = {
  placeOf: (bytes, length) => {
    const start = bytes.length - length;
    const isZip =
      start >= zipEndLength &&
      viewOf(bytes).getUint32(start - zipEndLength, true) === zipEndSignature;
    return isZip ? start : undefined;
  },
  terminator: "",
  add: stampZip,
};

const forms: Readonly<Record<StampedKind, StampForm>> = {
  zip: zipForm,
  ensemble: zipForm,
  [locationsEnding]: {
    placeOf: (bytes) => {
      const head = readGzipHead(bytes);
      return head && (head.flags | gzipExtraFlag) === (gzipCommentFlag | gzipExtraFlag)
        ? head.end
        : undefined;
    },
    terminator: "\0",
    add: stampGzip,
  },
  animation: {
    placeOf: lastBytes,
    terminator: "",
    add: (bytes, stamp) => inserted(bytes, bytes.length, stamp),
  },
};

export function stampFile(kind: StampedKind, bytes: Uint8Array, stamp: string): Uint8Array {
  const { terminator, add, placeOf } = forms[kind];
  const written = encoded(stamp, terminator);
  const stamped = add(bytes, written);
  const place = placeOf(stamped, written.length) ?? 0;
  stamped.set(sumOf(stamped), place + offsetOfSum(kind, written));
  return stamped;
}

/** In the stamp. */
function offsetOfSum(kind: StampedKind, stamp: Uint8Array): number {
  return stamp.length - forms[kind].terminator.length - sumPlaceholder.length;
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
  const head = readGzipHead(gzip);
  if (!head || (head.flags & ~gzipExtraFlag) !== 0)
    throw new Error("only a gzip file without further fields can be stamped");
  const stamped = inserted(gzip, head.end, stamp);
  stamped[gzipFlagsPlace] = head.flags | gzipCommentFlag;
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
export function isStamped(kind: StampedKind, bytes: Uint8Array, stamp: string): boolean {
  const { placeOf, terminator } = forms[kind];
  const wanted = encoded(stamp, terminator);
  const start = placeOf(bytes, wanted.length);
  if (start === undefined || bytes.length < start + wanted.length) return false;
  const place = start + offsetOfSum(kind, wanted);
  const sum = Uint8Array.from(bytes.subarray(place, place + sumPlaceholder.length));
  bytes.fill(sumPlaceholder.charCodeAt(0), place, place + sumPlaceholder.length);
  const isIntended = wanted.every((byte, index) => bytes[start + index] === byte);
  const isWhole = isIntended && sumOf(bytes).every((digit, index) => digit === sum[index]);
  bytes.set(sum, place);
  return isWhole;
}

/** Far more than head, note and stamp of a map. */
const longestHead = 80 * 1024;

/** The part of a file of this size that holds the stamp. */
export function stampReach(kind: StampedKind, size: number): readonly [number, number] {
  return kind === locationsEnding
    ? [0, Math.min(size, longestHead)]
    : [Math.max(0, size - longestHead), size];
}

/** Whether that part has the stamp; nothing is said about the rest of the file. */
export function isStampedPart(kind: StampedKind, part: Uint8Array, stamp: string): boolean {
  const { placeOf, terminator } = forms[kind];
  const wanted = encoded(stamp, terminator);
  const start = placeOf(part, wanted.length);
  if (start === undefined) return false;
  const sum = start + offsetOfSum(kind, wanted);
  return wanted.every(
    (byte, at) =>
      part[start + at] === byte || (start + at >= sum && start + at < sum + sumPlaceholder.length),
  );
}

function encoded(stamp: string, terminator: string): Uint8Array {
  return new TextEncoder().encode(`${mark}${stamp} ${sumPlaceholder}${terminator}`);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
