import { englishFault } from "@episcope/common/fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import { memorySource } from "../zip/byteSource.ts";
import { crc32 } from "../zip/crc32.ts";
import { readDirectory, readEntry } from "../zip/readZip.ts";
import { storeZip } from "../zip/writeZip.ts";
import { canBePacked, parsePackedIndex, writePackedIndex } from "./packedIndex.ts";
import { PackedRuns } from "./packedRuns.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const header = "file,archive,offset,bytes,crc32\n";
const parse = (text: string) => {
  const { index, faults } = parsePackedIndex(text, "i.csv");
  return { index: [...index.keys()], faults: faults.map(englishFault) };
};

const place = fc.record({
  archive: fc.stringMatching(/^[\w-]{1,20}\.zip$/),
  offset: fc.nat({ max: 2 ** 40 }),
  bytes: fc.nat({ max: 2 ** 40 }),
  crc: fc.nat({ max: 2 ** 32 - 1 }),
});
const name = fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }).filter(canBePacked);

test("what is written reads back", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(name, place)), (entries) => {
      const index = new Map(entries);
      expect(parsePackedIndex(writePackedIndex(index), "i.csv")).toEqual({ index, faults: [] });
    }),
  );
});

test("whatever the text: nothing throws, and no place leads out of the folder", () => {
  const cell = fc.oneof(
    fc.constantFrom("sz1.zip", "../a.zip", "/a.zip", "a/b.zip", "..", "", "-1", "1e9", "Infinity"),
    fc.constantFrom("0", "12", "00000000", "ffffffff", "9".repeat(30), "a.zip", "\u0000", "\\"),
    fc.string(),
  );
  const lines = fc.array(fc.array(cell, { minLength: 1, maxLength: 7 }), { maxLength: 20 });
  fc.assert(
    fc.property(fc.oneof(fc.string(), lines), (content) => {
      const text =
        typeof content === "string"
          ? content
          : header + content.map((cells) => cells.join(",")).join("\n");
      for (const [file, { archive, offset, bytes, crc }] of parsePackedIndex(text, "i").index) {
        expect(file).not.toMatch(/[/\\\p{Cc}]|^\./u);
        expect(archive).toMatch(/^[\w-]+\.zip$/);
        expect([offset, bytes, crc].every(Number.isSafeInteger)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test("lines that name no place are left out and reported", () => {
  const good = "sz1.zip,0001-ab.zip,30,5,0000000a";
  const wrong = "does not say where a file is";
  expect(parse(`${header}${good}\n${good}\nsz2.zip,../x.zip,1,2,0000000a\n`)).toEqual({
    index: ["sz1.zip"],
    faults: [`i.csv:3:1: this line ${wrong}`, `i.csv:4:1: this line ${wrong}`],
  });
  expect(parse("file,archive\n").faults).toEqual([expect.stringMatching(/^i.csv:1:1: the column/)]);
  expect(parse("<!doctype html>").index).toEqual([]);
  expect(parse(header + `${good}\n`.repeat(181_000)).faults).toEqual([
    "i.csv: the table is too large",
  ]);
});

const files = [
  { name: "sz1.zip", bytes: encode("first"), crc: crc32(encode("first")) },
  { name: "sz2.zip", bytes: encode("second run"), crc: crc32(encode("second run")) },
];
const zip = storeZip(files);
const archive = Uint8Array.from(zip.parts.flatMap((part) => [...part]));

test("any tool can unpack an archive of stored files, and each is a range of it", async () => {
  const source = memorySource(archive);
  for (const [at, entry] of (await readDirectory(source)).entries()) {
    expect(entry.name).toBe(files[at]?.name);
    expect(await readEntry(source, entry)).toEqual(files[at]?.bytes);
    const offset = zip.offsets[at] ?? 0;
    expect(archive.slice(offset, offset + entry.size)).toEqual(files[at]?.bytes);
  }
});

function folder(change: (line: string) => string = (line) => line) {
  const index = writePackedIndex(
    new Map(
      files.map(({ name, bytes, crc }, at) => [
        name,
        { archive: "a.zip", offset: zip.offsets[at] ?? 0, bytes: bytes.length, crc },
      ]),
    ),
  );
  const content = new Map([
    ["s/packed/index.csv", encode(index.split("\n").map(change).join("\n"))],
    ["s/packed/a.zip", archive],
  ]);
  return {
    open: async (path: string) => {
      const bytes = content.get(path);
      return bytes && memorySource(bytes);
    },
  };
}

test("a packed file is read by ranges that cannot leave it", async () => {
  const packed = await PackedRuns.find(folder(), "s/");
  const source = await packed?.open("sz1.zip");
  expect(source?.size).toBe(5);
  expect(await source?.read(0, 100)).toEqual(encode("first"));
  expect(await source?.read(3, 4)).toEqual(encode("s"));
  expect(await packed?.open("sz3.zip")).toBeUndefined();
  expect(await PackedRuns.find(folder(), "other")).toBeUndefined();
});

test("a place outside of its archive, or in none, counts as missing", async () => {
  const outside = await PackedRuns.find(
    folder((line) => line.replace(/,10,/, ",1000,")),
    "s",
  );
  expect(await outside?.open("sz2.zip")).toBeUndefined();
  const missing = await PackedRuns.find(
    folder((line) => line.replace("a.zip", "b.zip")),
    "s",
  );
  expect(await missing?.open("sz1.zip")).toBeUndefined();
});
