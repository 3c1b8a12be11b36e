import { problem } from "@episcope/common";
import { englishProblem } from "@episcope/common/fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import { encode } from "../fixtures/publishedFixture.ts";
import { JsonScanner } from "./jsonScanner.ts";
import { NumberList } from "./numberList.ts";

function scannerOf(text: string | Uint8Array): JsonScanner {
  const scanner = new JsonScanner();
  const bytes = typeof text === "string" ? encode(text) : text;
  scanner.reset(bytes, 0, bytes.length);
  return scanner;
}

function numbersOf(text: string): readonly number[] | string {
  const scanner = scannerOf(text);
  const list = new NumberList();
  const isRead = scanner.readNumbers(list) && scanner.readEnd();
  return isRead ? [...list.values.subarray(0, list.length)] : englishProblem(scanner.problem);
}

test("reads the same numbers as JSON.parse", () => {
  expect(numbersOf(" [ 0.0 ,-1.0,86399 , 4577805.25, 1e3,0.1,-2.5E-1]\r")).toEqual([
    0, -1, 86_399, 4_577_805.25, 1000, 0.1, -0.25,
  ]);
  const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
  fc.assert(
    fc.property(fc.array(number, { maxLength: 100 }), (values) => {
      expect(numbersOf(JSON.stringify(values))).toEqual(JSON.parse(JSON.stringify(values)));
    }),
  );
});

const tooEarly = "the JSON ends too early";
const notExpected = "this is not JSON of the expected form";

test.each([
  ["", tooEarly],
  ["[1,2", tooEarly],
  ["[1,", tooEarly],
  ["[1,]", notExpected],
  ["[,1]", notExpected],
  ["[1 2]", notExpected],
  ["[1]]", notExpected],
  ["[1\u0000]", notExpected],
  ["[NaN]", notExpected],
  ["[-Infinity]", notExpected],
  ["[null]", notExpected],
  ['["1"]', notExpected],
  ["[[1]]", notExpected],
  ["{}", notExpected],
  ["[+1]", notExpected],
  ["[1e999]", "1e999 is not a number"],
  ["[1.2.3]", "1.2.3 is not a number"],
  ["[1-2]", "1-2 is not a number"],
])("%j is not a list of numbers", (text, reason) => {
  expect(numbersOf(text)).toBe(reason);
});

test("reads lists of pairs", () => {
  const [x, y] = [new NumberList(), new NumberList()];
  const scanner = scannerOf("[[1,2], [3.5,4]]");
  expect(scanner.readPairs(x, y) && scanner.readEnd()).toBe(true);
  expect([x.length, x.at(1), y.at(1)]).toEqual([2, 3.5, 4]);
  expect(scannerOf("[]").readPairs(x, y)).toBe(true);
  expect(x.length).toBe(0);
  for (const wrong of ["[[1]]", "[[1,2,3]]", "[1,2]", "[[1,2]", "[[1,2],]"]) {
    expect(scannerOf(wrong).readPairs(x, y)).toBe(false);
  }
});

test("finds members by name and decodes escapes in texts", () => {
  const scanner = scannerOf('{"id" : "a\\"b" ,"d":[1],"":{}}');
  const found: [string, string, boolean][] = [];
  const read = scanner.readMembers(() => {
    const name = new TextDecoder().decode(
      scanner.bytes.subarray(scanner.textStart, scanner.textEnd),
    );
    if (!scanner.isText(encode("id"))) {
      found.push([name, "", false]);
      return scanner.skip();
    }
    if (!scanner.readText()) return false;
    const value = scanner.bytes.subarray(scanner.textStart, scanner.textEnd);
    found.push([name, new TextDecoder().decode(value), scanner.hasEscapes]);
    return true;
  });
  expect(read && scanner.readEnd()).toBe(true);
  expect(found).toEqual([
    ["id", 'a\\"b', true],
    ["d", "", false],
    ["", "", false],
  ]);
});

test("skips any JSON value as a whole", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), (text) => {
      const scanner = scannerOf(text);
      expect(scanner.skip() && scanner.readEnd()).toBe(true);
    }),
  );
});

test("nesting is limited", () => {
  const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
  expect(scannerOf(nested(64)).skip()).toBe(true);
  const scanner = scannerOf(nested(1_000_000));
  expect(scanner.skip()).toBe(false);
  expect(englishProblem(scanner.problem)).toBe("the file is nested deeper than 64 levels");
});

test("arbitrary bytes do no harm and are never read past the end", () => {
  const piece = fc.constantFrom(
    '{"id":"',
    '"',
    "\\",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "1.5",
    "e",
    " ",
  );
  const text = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc.array(piece, { maxLength: 30 }).map((pieces) => encode(pieces.join(""))),
  );
  fc.assert(
    fc.property(text, (bytes) => {
      const scanner = new JsonScanner();
      const list = new NumberList();
      const buffer = new Uint8Array(bytes.length + 20).fill(49);
      buffer.set(bytes);
      const attempts = [
        () => scanner.skip(),
        () => scanner.readNumbers(list),
        () => scanner.readPairs(list, list),
        () => scanner.readMembers(() => scanner.skip()),
        () => scanner.readItems(() => scanner.readText()),
      ];
      for (const attempt of attempts) {
        scanner.reset(buffer, 0, bytes.length);
        const before = problem("fileEmpty");
        scanner.problem = before;
        const isRead = attempt();
        expect(scanner.position).toBeLessThanOrEqual(bytes.length);
        expect(scanner.problem === before).toBe(isRead);
      }
    }),
    { numRuns: 500 },
  );
});
