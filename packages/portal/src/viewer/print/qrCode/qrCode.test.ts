import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { byteCapacity, codewords, product } from "./codewords.ts";
import { qrCode, qrPath } from "./qrCode.ts";
import { alignmentCentres, versions } from "./versions.ts";

test("versions hold as many bytes as the standard says", () => {
  // ISO/IEC 18004, table 7, level M, byte mode.
  expect(versions.map((version) => byteCapacity(version))).toEqual([
    ...[14, 26, 42, 62, 84, 106, 122, 152, 180, 213],
    ...[251, 287, 331, 362, 412, 450, 504, 560, 624, 666],
  ]);
});

test("alignment patterns lie where the standard says", () => {
  const centres = (number: number) =>
    versions.filter(({ version }) => version === number).flatMap(alignmentCentres);
  // Annex E.
  expect(centres(1)).toEqual([]);
  expect(centres(2)).toEqual([6, 18]);
  expect(centres(7)).toEqual([6, 22, 38]);
  expect(centres(14)).toEqual([6, 26, 46, 66]);
  expect(centres(16)).toEqual([6, 26, 50, 74]);
  expect(centres(20)).toEqual([6, 34, 62, 90]);
});

test("the field multiplies by hand", () => {
  expect(product(2, 3)).toBe(6);
  // x⁷ · x = x⁸ = x⁴ + x³ + x² + 1
  expect(product(0x80, 2)).toBe(0x1d);
  expect(product(0, 0x53)).toBe(0);
});

test("a text becomes mode, length, bytes, end, padding and error correction", () => {
  const [version] = versions;
  const bytes = new TextEncoder().encode("ab");
  const all = version ? [...codewords(bytes, version)] : [];
  // 0100 00000010 01100001 01100010 0000, then padding.
  expect(all.slice(0, 4)).toEqual([0x40, 0x26, 0x16, 0x20]);
  expect(all.slice(4, 16)).toEqual(Array.from({ length: 12 }, (_, i) => (i % 2 ? 0x11 : 0xec)));
  expect(all).toHaveLength(26);
  // A codeword divides by each factor of the generator: its value at 2⁰ … 2⁹ is 0.
  for (let power = 0, root = 1; power < 10; power++, root = product(root, 2)) {
    expect(all.reduce((sum, byte) => product(sum, root) ^ byte, 0)).toBe(0);
  }
});

test("a short text has this code", () => {
  // Read by two decoders that are not ours (jsQR 1.4.0, ZBar 0.23).
  const picture = (qrCode("Episcope") ?? []).map((row) =>
    row.map((isDark) => (isDark ? "#" : ".")).join(""),
  );
  expect(picture).toMatchInlineSnapshot(`
    [
      "#######.#####.#######",
      "#.....#.###...#.....#",
      "#.###.#.#.#.#.#.###.#",
      "#.###.#..##...#.###.#",
      "#.###.#.#.#.#.#.###.#",
      "#.....#...###.#.....#",
      "#######.#.#.#.#######",
      ".........#.##........",
      "#..#######..##..#.###",
      ".#####.###..###...##.",
      "#.....####...##..####",
      "..####.#####....#.##.",
      "...#..#..##..#####..#",
      "........#####..##..##",
      "#######.##..###.###..",
      "#.....#.#.####.#.##.#",
      "#.###.#.##.##.#.#....",
      "#.###.#.##.##....##..",
      "#.###.#..#....#.#..##",
      "#.....#..##..########",
      "#######.##.#...##....",
    ]
  `);
});

test.each([
  ["https://example.org/2021-09-02/2", "6a4b422bfa3fc6b0"],
  ["https://example.org/a?schools=50%25&masks=FFP2&view-pin=sz12,sz14", "9538203e8146f7d5"],
  [`https://example.org/${"a".repeat(200)}`, "0d932252ea2d681d"],
  [`https://example.org/${"b".repeat(640)}`, "0d36d788f0bc4132"],
])("the code of a longer text is the one that decoders read: %s", (text, expected) => {
  const modules = (qrCode(text) ?? []).map((row) => row.map(Number).join("")).join("\n");
  const digest = createHash("sha256").update(modules).digest("hex").slice(0, 16);
  expect(digest).toBe(expected);
});

test("an address that no phone would read has no code", () => {
  expect(qrCode("x".repeat(666))).toHaveLength(97);
  expect(qrCode("x".repeat(667))).toBeUndefined();
  // Umlauts are two bytes.
  expect(qrCode("ü".repeat(334))).toBeUndefined();
});

test("the path leaves the quiet zone free", () => {
  expect(
    qrPath([
      [true, false],
      [false, true],
    ]),
  ).toBe("M4 4h1v1h-1zM5 5h1v1h-1z");
});
