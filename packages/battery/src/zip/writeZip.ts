// Writes a zip that readZip (and any other tool) reads. Equal entries give equal bytes, because it
// contains no timestamps.
import { crc32 } from "./crc32.ts";
import { deflate } from "./deflate.ts";
import {
  deflated,
  directoryHeaderLength,
  directorySignature,
  endLength,
  endSignature,
  localHeaderLength,
  localHeaderSignature,
  stored,
  utf8Flag,
} from "./zipFormat.ts";

export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface PackedEntry {
  readonly name: Uint8Array;
  readonly packed: Uint8Array;
  readonly method: number;
  readonly crc: number;
  readonly size: number;
}

/** Version 2.0 of the format: deflate. */
const versionNeeded = 20;
/** 1 January 1980, the earliest date in the format. */
const fixedDate = 0x0021;

/** Entries that are packed together; a generator makes the others when it is their turn. */
const packedAtOnce = 16;

export async function writeZip(entries: Iterable<NamedBytes>): Promise<Uint8Array> {
  const packed: PackedEntry[] = [];
  let waiting: NamedBytes[] = [];
  const packWaiting = async () => {
    packed.push(...(await Promise.all(waiting.map(pack))));
    waiting = [];
  };
  for (const entry of entries) {
    waiting.push(entry);
    if (waiting.length === packedAtOnce) await packWaiting();
  }
  await packWaiting();
  return concatenate(assembled(packed).parts);
}

export interface StoredZip {
  /** The archive, in pieces. */
  readonly parts: readonly Uint8Array[];
  /** Where the bytes of each entry begin, in the order of the entries. */
  readonly offsets: readonly number[];
}

/** Entries as they are: each is a range of the archive. */
export function storeZip(entries: readonly (NamedBytes & { readonly crc: number })[]): StoredZip {
  return assembled(
    entries.map(({ name, bytes, crc }) => ({
      name: new TextEncoder().encode(name),
      packed: bytes,
      method: stored,
      crc,
      size: bytes.length,
    })),
  );
}

function assembled(entries: readonly PackedEntry[]): StoredZip {
  const blocks: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const entry of entries) {
    const header = headerOf(entry, localHeaderSignature, localHeaderLength);
    blocks.push(header, entry.packed);
    offsets.push(offset + header.length);
    directory.push(directoryHeaderOf(entry, offset));
    offset += header.length + entry.packed.length;
  }
  return { parts: [...blocks, ...directory, endOf(directory, offset)], offsets };
}

async function pack({ name, bytes }: NamedBytes): Promise<PackedEntry> {
  const packed = await deflate(bytes);
  const isSmaller = packed.length < bytes.length;
  return {
    name: new TextEncoder().encode(name),
    packed: isSmaller ? packed : bytes,
    method: isSmaller ? deflated : stored,
    crc: crc32(bytes),
    size: bytes.length,
  };
}

/** The fields that both headers share, starting after the version fields. */
function writeCommonFields(view: DataView, at: number, entry: PackedEntry): void {
  view.setUint16(at, utf8Flag, true);
  view.setUint16(at + 2, entry.method, true);
  view.setUint16(at + 6, fixedDate, true);
  view.setUint32(at + 8, entry.crc, true);
  view.setUint32(at + 12, entry.packed.length, true);
  view.setUint32(at + 16, entry.size, true);
  view.setUint16(at + 20, entry.name.length, true);
}

function headerOf(entry: PackedEntry, signature: number, length: number): Uint8Array {
  const header = new Uint8Array(length + entry.name.length);
  const view = new DataView(header.buffer);
  view.setUint32(0, signature, true);
  view.setUint16(4, versionNeeded, true);
  writeCommonFields(view, 6, entry);
  header.set(entry.name, length);
  return header;
}

function directoryHeaderOf(entry: PackedEntry, offset: number): Uint8Array {
  const header = new Uint8Array(directoryHeaderLength + entry.name.length);
  const view = new DataView(header.buffer);
  view.setUint32(0, directorySignature, true);
  view.setUint16(4, versionNeeded, true);
  view.setUint16(6, versionNeeded, true);
  writeCommonFields(view, 8, entry);
  view.setUint32(42, offset, true);
  header.set(entry.name, directoryHeaderLength);
  return header;
}

function endOf(directory: readonly Uint8Array[], offset: number): Uint8Array {
  const end = new Uint8Array(endLength);
  const view = new DataView(end.buffer);
  view.setUint32(0, endSignature, true);
  view.setUint16(8, directory.length, true);
  view.setUint16(10, directory.length, true);
  view.setUint32(
    12,
    directory.reduce((sum, header) => sum + header.length, 0),
    true,
  );
  view.setUint32(16, offset, true);
  return end;
}

function concatenate(blocks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(blocks.reduce((sum, block) => sum + block.length, 0));
  let position = 0;
  for (const block of blocks) {
    bytes.set(block, position);
    position += block.length;
  }
  return bytes;
}
