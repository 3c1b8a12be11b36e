import { englishProblem } from "@episcope/common/fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import { encode, gzipped, inPieces, silence } from "../fixtures/publishedFixture.ts";
import { publishedResult } from "../publishedResult.ts";
import { type ByteStream, bytesOf, collected, type ReadingOptions } from "./byteStream.ts";

const most = 1_000_000;

async function textOf(stream: ByteStream, options: Partial<ReadingOptions> = {}): Promise<string> {
  const bytes = await collected(bytesOf(stream, { file: "a.json", ...options }, most));
  return new TextDecoder().decode(bytes);
}

/** Why a file is refused; errors of the source pass through. */
async function reasonOf(stream: ByteStream, options: Partial<ReadingOptions> = {}) {
  const result = await publishedResult("a.json", () => textOf(stream, options));
  return result.kind === "broken" ? result.faults.map(englishProblem) : undefined;
}

test("the content is the same in any chunks, gzipped or not", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 300 }),
      fc.integer({ min: 1, max: 50 }),
      async (content, length) => {
        const options = { file: "a", onProgress: () => {} };
        const isPacked = content[0] === 0x1f && content[1] === 0x8b;
        fc.pre(!isPacked);
        const plain = await collected(bytesOf(inPieces(content, length), options, most));
        expect(plain).toEqual(content);
        const packed = await gzipped(content);
        const read = await collected(bytesOf(inPieces(packed, length), options, most));
        expect(read).toEqual(content);
      },
    ),
    { numRuns: 60 },
  );
});

test("a web stream is read as well", async () => {
  expect(await textOf(new Blob(["Berlin"]).stream())).toBe("Berlin");
});

test("progress counts the bytes as sent", async () => {
  const packed = await gzipped("a".repeat(5000));
  const seen: number[] = [];
  await textOf(inPieces(packed, 10), { onProgress: (bytes) => seen.push(bytes) });
  expect(seen.slice(0, 2)).toEqual([10, 20]);
  expect(seen.at(-1)).toBe(packed.length);
});

test("a truncated or damaged archive is reported", async () => {
  const packed = await gzipped("one line\n".repeat(200));
  for (const length of [2, 5, 20, packed.length - 9, packed.length - 1]) {
    expect(await reasonOf(inPieces(packed.subarray(0, length), 7))).toEqual([
      "a.json cannot be unpacked",
    ]);
  }
  const damaged = packed.slice();
  damaged[12] = (damaged[12] ?? 0) ^ 0xff;
  expect(await reasonOf(inPieces(damaged))).toEqual(["a.json cannot be unpacked"]);
});

test("an endless file is stopped, and its source is cancelled", async () => {
  let isStopped = false;
  let delivered = 0;
  async function* endless() {
    try {
      for (;;) {
        delivered++;
        yield new Uint8Array(1000);
      }
    } finally {
      isStopped = true;
    }
  }
  expect(await reasonOf(endless())).toEqual(["the file is too large"]);
  await Promise.resolve();
  expect([isStopped, delivered]).toEqual([true, 1001]);
});

test("a zip bomb does not fill the memory", async () => {
  const bomb = await gzipped(new Uint8Array(12 * most));
  expect(bomb.length).toBeLessThan(most / 10);
  expect(await reasonOf(inPieces(bomb))).toEqual(["the file is too large"]);
});

test("errors of the source pass through, gzipped or not", async () => {
  const packed = await gzipped("one line\n".repeat(2000));
  for (const bytes of [encode("one line"), packed.subarray(0, 20)]) {
    const broken = async function* () {
      yield bytes;
      throw new RangeError("connection lost");
    };
    await expect(reasonOf(broken())).rejects.toThrow(RangeError);
  }
});

test("an abort does not wait for a hanging source", async () => {
  const hanging = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => {}) });
  for (const stream of [silence(), hanging]) {
    const controller = new AbortController();
    const read = textOf(stream, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error("no longer wanted")), 5);
    await expect(read).rejects.toThrow("no longer wanted");
  }
});

test("an abort stops gzipped files and cancels the stream", async () => {
  const packed = await gzipped("one line\n".repeat(2000));
  const controller = new AbortController();
  let isCancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    start: (queue) => queue.enqueue(packed.subarray(0, 30)),
    cancel: () => {
      isCancelled = true;
    },
  });
  const read = textOf(stream, { signal: controller.signal });
  setTimeout(() => controller.abort(new Error("no longer wanted")), 5);
  await expect(read).rejects.toThrow("no longer wanted");
  expect(isCancelled).toBe(true);
  await expect(textOf(inPieces("a"), { signal: controller.signal })).rejects.toThrow(
    "no longer wanted",
  );
});
