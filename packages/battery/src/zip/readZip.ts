// Reads a zip without loading it completely: first the directory at the end, then only the
// requested entries. The file is not trusted: sizes, checksums, offsets and methods are checked,
// and unpacking stops at a limit.
import { type Problem, ProblemError, problem } from "@episcope/common";
import type { ByteSource } from "./byteSource.ts";
import { crc32 } from "./crc32.ts";
import { inflate } from "./inflate.ts";
import {
  deflated,
  directoryHeaderLength,
  directorySignature,
  encryptedFlag,
  endLength,
  endSignature,
  localHeaderLength,
  localHeaderSignature,
  maxCommentLength,
  stored,
  zip64Mark,
} from "./zipFormat.ts";

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly crc: number;
  readonly compressedSize: number;
  readonly size: number;
  readonly offset: number;
  readonly directoryExtraLength: number;
}

export class ZipError extends ProblemError {}

/** Enough for a directory of about fifty entries, so that one request gets it. */
const tailSize = 4 * 1024;
/** Far more than any table of a run; stops zip bombs. */
const maxEntrySize = 128 * 1024 * 1024;

export async function readDirectory(source: ByteSource): Promise<readonly ZipEntry[]> {
  let tailStart = Math.max(0, source.size - tailSize);
  let tail = await source.read(tailStart, source.size);
  let end = findEnd(tail);
  if (end === undefined && tailStart > 0) {
    tailStart = Math.max(0, source.size - endLength - maxCommentLength);
    tail = await source.read(tailStart, source.size);
    end = findEnd(tail);
  }
  if (end === undefined) throw new ZipError(problem("notZip"));
  const view = viewOf(tail);
  const count = view.getUint16(end + 10, true);
  const length = view.getUint32(end + 12, true);
  const offset = view.getUint32(end + 16, true);
  if (offset === zip64Mark || count === 0xffff) throw new ZipError(problem("zip64"));
  if (offset + length > tailStart + end) throw new ZipError(problem("directoryDamaged"));
  const directory =
    offset >= tailStart
      ? tail.subarray(offset - tailStart, offset - tailStart + length)
      : await source.read(offset, offset + length);
  return parseDirectory(directory, count, source.size);
}

function findEnd(tail: Uint8Array): number | undefined {
  const view = viewOf(tail);
  for (let position = tail.length - endLength; position >= 0; position--) {
    if (view.getUint32(position, true) === endSignature) return position;
  }
  return undefined;
}

function parseDirectory(directory: Uint8Array, count: number, archiveSize: number): ZipEntry[] {
  const view = viewOf(directory);
  const decoder = new TextDecoder();
  const entries: ZipEntry[] = [];
  let position = 0;
  for (let index = 0; index < count; index++) {
    const isHeader =
      position + directoryHeaderLength <= directory.length &&
      view.getUint32(position, true) === directorySignature;
    if (!isHeader) throw new ZipError(problem("directoryDamaged"));
    const nameLength = view.getUint16(position + 28, true);
    const extraLength = view.getUint16(position + 30, true);
    const commentLength = view.getUint16(position + 32, true);
    const nameStart = position + directoryHeaderLength;
    const entry: ZipEntry = {
      name: decoder.decode(directory.subarray(nameStart, nameStart + nameLength)),
      isEncrypted: (view.getUint16(position + 8, true) & encryptedFlag) !== 0,
      method: view.getUint16(position + 10, true),
      crc: view.getUint32(position + 16, true),
      compressedSize: view.getUint32(position + 20, true),
      size: view.getUint32(position + 24, true),
      offset: view.getUint32(position + 42, true),
      directoryExtraLength: extraLength,
    };
    if (entry.offset + localHeaderLength + entry.compressedSize > archiveSize) {
      throw new ZipError(problem("entryOutside", { entry: entry.name }));
    }
    entries.push(entry);
    position = nameStart + nameLength + extraLength + commentLength;
  }
  return entries;
}

/** Writers pad the local header; more padding than this needs a second read. */
const expectedPadding = 64;

/** Usually takes one read of the source. */
export async function readEntry(source: ByteSource, entry: ZipEntry): Promise<Uint8Array> {
  checkReadable(entry);
  const nameLength = new TextEncoder().encode(entry.name).length;
  const guess = localHeaderLength + nameLength + entry.directoryExtraLength + expectedPadding;
  const end = Math.min(source.size, entry.offset + guess + entry.compressedSize);
  let block = await source.read(entry.offset, end);
  const view = viewOf(block);
  const isHeader =
    block.length >= localHeaderLength && view.getUint32(0, true) === localHeaderSignature;
  if (!isHeader) throw new ZipError(problem("entryHeaderDamaged", { entry: entry.name }));
  // The local header has its own name and extra field, which may be longer than in the directory.
  const start = localHeaderLength + view.getUint16(26, true) + view.getUint16(28, true);
  if (start + entry.compressedSize > block.length) {
    block = await source.read(entry.offset, entry.offset + start + entry.compressedSize);
  }
  const packed = block.subarray(start, start + entry.compressedSize);
  if (packed.length !== entry.compressedSize)
    throw new ZipError(problem("entryCutOff", { entry: entry.name }));
  const bytes =
    entry.method === stored ? packed : await inflate(packed, entry.size, entry.name, unpackFault);
  if (bytes.length !== entry.size)
    throw new ZipError(problem("entrySizeDiffers", { entry: entry.name }));
  if (crc32(bytes) !== entry.crc)
    throw new ZipError(problem("checksumWrong", { entry: entry.name }));
  return bytes;
}

function unpackFault(found: Problem): ZipError {
  return new ZipError(found);
}

function checkReadable(entry: ZipEntry): void {
  if (entry.isEncrypted) throw new ZipError(problem("entryEncrypted", { entry: entry.name }));
  if (entry.method !== stored && entry.method !== deflated) {
    throw new ZipError(problem("packingUnknown", { entry: entry.name, method: entry.method }));
  }
  if (entry.size > maxEntrySize)
    throw new ZipError(problem("entryTooLarge", { entry: entry.name, bytes: entry.size }));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
