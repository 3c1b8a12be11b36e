// A city as one file (model specification 12.10): "EPSC", version, length of the header, header
// (JSON), then arrays at multiples of 16 bytes; little-endian.

import type { City } from "../city.ts";
import { CityFileError, checkCity, readFacts } from "./checkCity.ts";
import { cityHash } from "./cityHash.ts";
import { type ArrayReader, cityArrays, cityFacts, layOut } from "./cityLayout.ts";

const magic = [0x45, 0x50, 0x53, 0x43] as const;
const version = 3;
const preambleBytes = 12;
const alignment = 16;
/** A header is a few kilobytes; more is no header. */
const longestHeader = 1 << 20;

const isLittleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

function aligned(offset: number): number {
  return Math.ceil(offset / alignment) * alignment;
}

function refuse(reason: string): never {
  throw new CityFileError(reason);
}

export function writeCity(city: City): Uint8Array {
  if (!isLittleEndian) refuse("this machine stores numbers the other way round");
  const header = new TextEncoder().encode(
    JSON.stringify({ ...cityFacts(city), hash: cityHash(city) }),
  );
  const arrays = cityArrays(city);
  const start = aligned(preambleBytes + header.length);
  const size = arrays.reduce((offset, array) => aligned(offset) + array.byteLength, start);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  file.set(magic);
  view.setUint32(4, version, true);
  view.setUint32(8, header.length, true);
  file.set(header, preambleBytes);
  let offset = start;
  for (const array of arrays) {
    offset = aligned(offset);
    file.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), offset);
    offset += array.byteLength;
  }
  return file;
}

/** Views into the bytes, which must not change. Throws a CityFileError if the file is damaged. */
export function readCity(bytes: Uint8Array): City {
  if (!isLittleEndian) refuse("this machine stores numbers the other way round");
  if (bytes.length < preambleBytes) refuse(`${bytes.length} bytes are too few`);
  if (magic.some((byte, index) => bytes[index] !== byte)) refuse("it does not begin with EPSC");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = view.getUint32(4, true);
  if (found !== version) refuse(`version ${found} is not known, only ${version}`);
  const headerLength = view.getUint32(8, true);
  if (headerLength > longestHeader || preambleBytes + headerLength > bytes.length) {
    refuse("the header is cut off");
  }
  const { facts, hash } = readFacts(bytes.slice(preambleBytes, preambleBytes + headerLength));
  // Views need aligned memory; a slice of something larger may not be.
  const source = bytes.byteOffset % alignment === 0 ? bytes : bytes.slice();
  const reader = arrayReader(source, aligned(preambleBytes + headerLength));
  const city = layOut(facts, reader);
  if (reader.end() !== bytes.length) refuse("there is something behind its end");
  if (cityHash(city) !== hash) refuse("its content does not match its fingerprint");
  checkCity(city);
  return city;
}

function arrayReader(bytes: Uint8Array, start: number): ArrayReader & { end(): number } {
  let offset = start;
  const take = (length: number): number => {
    const from = aligned(offset);
    if (from + length > bytes.length) refuse("it is cut off");
    offset = from + length;
    return bytes.byteOffset + from;
  };
  return {
    bytes: (length) => new Uint8Array(bytes.buffer, take(length), length),
    halves: (length) => new Uint16Array(bytes.buffer, take(2 * length), length),
    words: (length) => new Uint32Array(bytes.buffer, take(4 * length), length),
    floats: (length) => new Float32Array(bytes.buffer, take(4 * length), length),
    end: () => offset,
  };
}
