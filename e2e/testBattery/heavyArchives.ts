// TEST DATA: archives that are small on the server and large when unpacked. Made when they are needed, never committed.
import { constants, deflateRawSync } from "node:zlib";
import { writeZip } from "@episcope/battery";

const gigabyte = 2 ** 30;

/** Deflated zeros. A block that ends in a full flush stands for itself, so one is repeated instead of packing it all. */
function deflatedZeros(): Uint8Array {
  const blockSize = 2 ** 24;
  const block = deflateRawSync(new Uint8Array(blockSize), { finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(new Uint8Array());
  return Buffer.concat([...Array.from({ length: gigabyte / blockSize }, () => block), end]);
}

/** A gigabyte of zeros as one table: about 1 MB. It may announce any size. */
export function bombArchive(entry: string, announcedSize = gigabyte): Uint8Array {
  const packed = deflatedZeros();
  const name = Buffer.from(entry);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  writeFields(local, 4, { name, packed, announcedSize });
  const directory = Buffer.alloc(46);
  directory.writeUInt32LE(0x02014b50, 0);
  directory.writeUInt16LE(20, 4);
  writeFields(directory, 6, { name, packed, announcedSize });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, directory, name, end]);
}

interface Entry {
  readonly name: Buffer;
  readonly packed: Uint8Array;
  readonly announcedSize: number;
}

/** Version, method (deflate) and sizes, which stand in the same order in both headers. The checksum stays 0. */
function writeFields(header: Buffer, at: number, { name, packed, announcedSize }: Entry): void {
  header.writeUInt16LE(20, at);
  header.writeUInt16LE(8, at + 4);
  header.writeUInt32LE(packed.length, at + 14);
  header.writeUInt32LE(announcedSize, at + 18);
  header.writeUInt16LE(name.length, at + 22);
}

/** A valid infections table of this many bytes at least: every day once per district. */
export async function largeTableArchive(entry: string, bytes = 50 * 2 ** 20): Promise<Uint8Array> {
  const days = 200;
  const header = "day\tdate\tnSusceptible\tnTotalInfected\tnRecovered\tdistrict\n";
  const rows = Array.from({ length: days }, (_, index) => {
    const date = new Date(Date.UTC(2020, 1, 25 + index)).toISOString().slice(0, 10);
    return `${index + 1}\t${date}\t${1000 - index}\t${index}\t0\tdistrict\n`;
  });
  const districts = Math.ceil(bytes / rows.join("").length);
  const text = header + rows.map((row) => row.repeat(districts)).join("");
  return await writeZip([{ name: entry, bytes: new TextEncoder().encode(text) }]);
}
