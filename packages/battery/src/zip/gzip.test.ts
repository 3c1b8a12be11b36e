import fc from "fast-check";
import { expect, test } from "vitest";
import { readGzipHead, writeGzip } from "./gzip.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const through = async (bytes: Uint8Array, stream: CompressionStream | DecompressionStream) =>
  new Uint8Array(
    await new Response(new Blob([bytes.slice()]).stream().pipeThrough(stream)).arrayBuffer(),
  );
const unpacked = (file: Uint8Array) => through(file, new DecompressionStream("gzip"));
const content = bytesOf("day,count\n1,40\n".repeat(100));

test("other readers see the content alone, we see the note", async () => {
  for (const note of ["", "made here"]) {
    const file = await writeGzip(content, bytesOf(note));
    expect(await unpacked(file)).toEqual(content);
    const found = readGzipHead(file)?.note;
    expect(found && new TextDecoder().decode(found)).toBe(note || undefined);
    expect(await writeGzip(content, bytesOf(note))).toEqual(file);
  }
});

test("a note that is too long is left out", async () => {
  const file = await writeGzip(content, new Uint8Array(0x10000));
  expect(readGzipHead(file)).toMatchObject({ flags: 0, note: undefined });
  expect(await unpacked(file)).toEqual(content);
});

test("files of others have no note, nor have other files", async () => {
  const other = await through(content, new CompressionStream("gzip"));
  expect(readGzipHead(other)).toEqual({ flags: 0, end: 10, note: undefined });
  const right = await writeGzip(content, bytesOf("made here"));
  const damaged = fc
    .tuple(fc.nat({ max: 30 }), fc.nat({ max: 255 }), fc.nat({ max: right.length }))
    .map(([place, byte, length]) => {
      const file = right.slice(0, length);
      file.set([byte].slice(0, file.length - place), Math.min(place, file.length));
      return file;
    });
  fc.assert(
    fc.property(fc.oneof(damaged, fc.uint8Array()), (file) => {
      const head = readGzipHead(file);
      if (head) expect(head.end).toBeLessThanOrEqual(file.length);
    }),
  );
});
