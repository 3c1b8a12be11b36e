import fc from "fast-check";
import { expect, test } from "vitest";
import { memorySource } from "./byteSource.ts";
import { crc32 } from "./crc32.ts";
import { watchedSource } from "./fixtures/watchedSource.ts";
import { readDirectory, readEntry, type ZipEntry, ZipError } from "./readZip.ts";
import { writeZip } from "./writeZip.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const table = encode("day\tn\n1\t2\n".repeat(1000));

async function entryOf(bytes: Uint8Array, index = 0): Promise<ZipEntry> {
  const entry = (await readDirectory(memorySource(bytes)))[index];
  if (!entry) throw new Error("the archive has no such entry");
  return entry;
}

test("the checksum of the standard's example is correct", () => {
  expect(crc32(encode("123456789"))).toBe(0xcbf43926);
  expect(crc32(new Uint8Array())).toBe(0);
});

test("what is written reads back byte by byte, and writing is deterministic", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(
        fc.record({
          name: fc.string({ minLength: 1, maxLength: 30 }),
          bytes: fc.uint8Array({ maxLength: 300 }),
        }),
        {
          selector: ({ name }) => name,
          maxLength: 6,
        },
      ),
      async (entries) => {
        const zip = await writeZip(entries);
        expect(await writeZip(entries)).toEqual(zip);
        const source = memorySource(zip);
        const directory = await readDirectory(source);
        expect(directory.map(({ name }) => name)).toEqual(entries.map(({ name }) => name));
        for (const [index, entry] of directory.entries()) {
          expect(new Uint8Array(await readEntry(source, entry))).toEqual(entries[index]?.bytes);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test("the directory takes one read, an entry another, and no more than needed", async () => {
  const random = Uint8Array.from(
    { length: 100_000 },
    (_, index) => crc32(encode(String(index))) & 0xff,
  );
  const zip = await writeZip([
    { name: "large", bytes: random },
    { name: "small", bytes: table },
  ]);
  const source = watchedSource(zip);
  const entry = (await readDirectory(source))[1];
  if (!entry) throw new Error("no entry");
  expect(new Uint8Array(await readEntry(source, entry))).toEqual(table);
  expect(source.reads).toHaveLength(2);
  const bytesRead = source.reads.reduce((sum, [start, end]) => sum + end - start, 0);
  expect(bytesRead).toBeLessThan(20_000);
});

test("accepts a comment after the archive and a padded local header", async () => {
  const zip = await writeZip([{ name: "a", bytes: table }]);
  const commented = new Uint8Array([...zip, ...encode("x".repeat(40_000))]);
  new DataView(commented.buffer).setUint16(zip.length - 2, 40_000, true);
  expect((await readDirectory(memorySource(commented))).map(({ name }) => name)).toEqual(["a"]);

  // An extra field of 200 bytes in the local header only, which moves everything after it.
  const padding = 200;
  const padded = new Uint8Array([
    ...zip.subarray(0, 31),
    ...new Uint8Array(padding),
    ...zip.subarray(31),
  ]);
  const view = new DataView(padded.buffer);
  view.setUint16(28, padding, true);
  const end = padded.length - 22;
  view.setUint32(end + 16, view.getUint32(end + 16, true) + padding, true);
  const source = memorySource(padded);
  expect(new Uint8Array(await readEntry(source, await entryOf(padded)))).toEqual(table);
});

test.each([
  ["nothing", new Uint8Array()],
  ["a web page", encode("<!DOCTYPE html><html></html>".repeat(50))],
])("%s is not a zip", async (_name, bytes) => {
  await expect(readDirectory(memorySource(bytes))).rejects.toThrow("notZip");
});

test("damage is reported", async () => {
  const zip = await writeZip([{ name: "a.tsv", bytes: table }]);
  await expect(readDirectory(memorySource(zip.subarray(0, zip.length - 30)))).rejects.toThrow(
    "notZip",
  );
  await expect(readDirectory(memorySource(zip.subarray(10)))).rejects.toThrow("directoryDamaged");

  const entry = await entryOf(zip);
  const wrongCrc = { ...entry, crc: entry.crc ^ 1 };
  await expect(readEntry(memorySource(zip), wrongCrc)).rejects.toThrow("checksumWrong");
  const flipped = zip.slice();
  flipped[40] = (flipped[40] ?? 0) ^ 0xff;
  await expect(readEntry(memorySource(flipped), entry)).rejects.toThrow(/a\.tsv/);
  await expect(readEntry(memorySource(zip), { ...entry, size: 10 })).rejects.toThrow(
    "entryUnpacksToMore",
  );
  await expect(readEntry(memorySource(zip), { ...entry, size: 1e6 })).rejects.toThrow(
    "entrySizeDiffers",
  );
  await expect(readEntry(memorySource(zip), { ...entry, isEncrypted: true })).rejects.toThrow(
    "entryEncrypted",
  );
  await expect(readEntry(memorySource(zip), { ...entry, method: 12 })).rejects.toThrow(
    "packingUnknown",
  );
  await expect(readEntry(memorySource(zip), { ...entry, offset: 5 })).rejects.toThrow(
    "entryHeaderDamaged",
  );
});

test("a zip bomb is refused by its announced size, or stopped if the size is wrong", async () => {
  const bomb = await writeZip([{ name: "zeros", bytes: new Uint8Array(2_000_000) }]);
  const entry = await entryOf(bomb);
  await expect(readEntry(memorySource(bomb), { ...entry, size: 1e9 })).rejects.toThrow(
    "entryTooLarge",
  );
  await expect(readEntry(memorySource(bomb), { ...entry, size: 1000 })).rejects.toThrow(
    "entryUnpacksToMore",
  );
});

test("arbitrary bytes throw only a ZipError", async () => {
  const zip = await writeZip([{ name: "a.tsv", bytes: table.subarray(0, 200) }]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(zip.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
      async (changes) => {
        const broken = zip.slice();
        for (const [position, value] of changes) broken[position] = value;
        const source = memorySource(broken);
        try {
          for (const entry of await readDirectory(source)) await readEntry(source, entry);
        } catch (error) {
          expect(error).toBeInstanceOf(ZipError);
        }
      },
    ),
    { numRuns: 300 },
  );
});
