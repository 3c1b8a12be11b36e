// Four of five bytes of a snapshot are zero. Without them it needs a third of the memory. DEFLATE
// would halve that once more, but takes longer (11 MB: 75 ms to pack and 25 ms to unpack, here 40
// and 18 ms), and browsers offer it only as a stream.
//   length in bytes (eight bytes, little-endian), then for each eight bytes one with a bit for each
//   that is not zero, and these.

const lengthBytes = 8;

export function packBytes(bytes: Uint8Array): Uint8Array {
  const packed = new Uint8Array(lengthBytes + Math.ceil(bytes.length / 8) + bytes.length);
  new DataView(packed.buffer).setBigUint64(0, BigInt(bytes.length), true);
  let end = lengthBytes;
  for (let group = 0; group < bytes.length; group += 8) {
    const maskPlace = end++;
    let mask = 0;
    for (let bit = 0; bit < 8; bit++) {
      // Beyond the end everything is zero.
      const byte = bytes[group + bit] ?? 0;
      if (byte === 0) continue;
      mask |= 1 << bit;
      packed[end++] = byte;
    }
    packed[maskPlace] = mask;
  }
  return packed.slice(0, end);
}

/** Throws a RangeError if they were not packed, or are cut off. */
export function unpackBytes(packed: Uint8Array): Uint8Array {
  const header = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const length = Number(header.getBigUint64(0, true));
  // Every eight bytes have one of their own: a wrong length is found before memory is taken for it.
  if (Math.ceil(length / 8) > packed.length - lengthBytes) throw new RangeError("cut off");
  const bytes = new Uint8Array(length);
  let place = lengthBytes;
  for (let group = 0; group < length; group += 8) {
    let mask = packed[place++] ?? 0;
    for (let byte = group; mask !== 0; byte++, mask >>= 1) {
      if ((mask & 1) === 1) bytes[byte] = packed[place++] ?? 0;
    }
  }
  if (place !== packed.length) throw new RangeError("not packed, or cut off");
  return bytes;
}
