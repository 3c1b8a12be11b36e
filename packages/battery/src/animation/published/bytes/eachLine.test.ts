import { problem } from "@episcope/common";
import fc from "fast-check";
import { expect, test } from "vitest";
import { inPieces } from "../fixtures/publishedFixture.ts";
import { publishedResult } from "../publishedResult.ts";
import { eachLine } from "./eachLine.ts";

async function linesOf(text: string, length: number, longest = 100): Promise<[number, string][]> {
  const lines: [number, string][] = [];
  await eachLine(inPieces(text, length), longest, (bytes, start, end, line) => {
    lines.push([line, new TextDecoder().decode(bytes.subarray(start, end))]);
  });
  return lines;
}

test("handles LF and CRLF, a byte order mark, empty lines, and a missing final line break", async () => {
  for (const length of [1, 2, 5, 1000]) {
    expect(await linesOf("\ufeffone\r\n\n\r\ntwo\nthree", length)).toEqual([
      [1, "one"],
      [4, "two"],
      [5, "three"],
    ]);
  }
  expect(await linesOf("", 1)).toEqual([]);
  expect(await linesOf("\n\n", 1)).toEqual([]);
});

test("any text gives its lines, however it is chunked", async () => {
  const text = fc.string({ unit: fc.constantFrom("a", "ü", "\n", "b"), maxLength: 80 });
  await fc.assert(
    fc.asyncProperty(text, fc.integer({ min: 1, max: 20 }), async (content, length) => {
      const expected = content
        .split("\n")
        .map((line, index) => [index + 1, line])
        .filter(([, line]) => line !== "");
      expect(await linesOf(content, length, 1000)).toEqual(expected);
    }),
  );
});

test("a line that is too long is stopped at the same length, however it is chunked", async () => {
  const reasonOf = (text: string, length: number) =>
    publishedResult("a", () => linesOf(text, length, 10));
  for (const length of [1, 3, 7, 1000]) {
    expect(await reasonOf(`${"x".repeat(10)}\n${"x".repeat(10)}`, length)).toMatchObject({
      kind: "read",
    });
    expect(await reasonOf(`a\n${"x".repeat(11)}\n`, length)).toEqual({
      kind: "broken",
      faults: [{ file: "a", line: 2, ...problem("lineTooLong") }],
    });
  }
});
