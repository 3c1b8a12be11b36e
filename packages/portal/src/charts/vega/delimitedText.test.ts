import fc from "fast-check";
import { expect, test } from "vitest";
import { readDelimited } from "./delimitedText.ts";

const comma = { delimiter: "," };

test.each([
  ["a,b\n1,2\n", [{ a: "1", b: "2" }]],
  [
    "a,b\r\n1,2\r\n3,4",
    [
      { a: "1", b: "2" },
      { a: "3", b: "4" },
    ],
  ],
  ["a,b\r1,2", [{ a: "1", b: "2" }]],
  ["\ufeffa,b\n1,2", [{ a: "1", b: "2" }]],
  ['a,b\n"1,5","say ""x"""', [{ a: "1,5", b: 'say "x"' }]],
  ['a,b\n"two\nlines",2', [{ a: "two\nlines", b: "2" }]],
  [
    "a,b\n1\n\n2,3,4\n",
    [
      { a: "1", b: "" },
      { a: "2", b: "3" },
    ],
  ],
  [
    "a,b\n1,\n,2",
    [
      { a: "1", b: "" },
      { a: "", b: "2" },
    ],
  ],
  ["a,b\n1,", [{ a: "1", b: "" }]],
  ['a\n"open', [{ a: "open" }]],
  ['a\n"x"y', [{ a: "xy" }]],
  ["a,b", []],
  ["", []],
])("the text %j is parsed", (text, rows) => {
  expect(readDelimited(text, comma)).toEqual(rows);
});

test("other delimiters and given column names are supported", () => {
  expect(readDelimited("a\tb\n1,5\t2", { delimiter: "\t" })).toEqual([{ a: "1,5", b: "2" }]);
  expect(readDelimited("1;2\n3;4", { delimiter: ";", header: ["x", "y"] })).toEqual([
    { x: "1", y: "2" },
    { x: "3", y: "4" },
  ]);
});

test("the prototype is not a column, and a header is never code", () => {
  const [row] = readDelimited('__proto__,"b"": alert(1)}//"\n1,2', comma);
  expect(Object.entries(row ?? {})).toEqual([['b": alert(1)}//', "2"]]);
});

test("too many rows are refused", () => {
  expect(() => readDelimited(`n\n${"1\n".repeat(100_001)}`, comma)).toThrow(
    "more than 100000 rows",
  );
});

test("quoted text is read back unchanged", () => {
  const cell = fc.string({ unit: fc.constantFrom(...'ab,"\r\n\t é') });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const text = rows.map((cells) => `${cells.map(quoted).join(",")}\r\n`).join("");
      expect(readDelimited(`a,b\r\n${text}`, comma)).toEqual(rows.map(([a, b]) => ({ a, b })));
    }),
  );
});

test("any text can be read", () => {
  const text = fc.string({ unit: fc.constantFrom(...'a,"\r\n') });
  fc.assert(
    fc.property(text, (any) => {
      expect(readDelimited(any, { ...comma, header: ["a"] }).length).toBeLessThanOrEqual(
        any.length,
      );
    }),
  );
});
