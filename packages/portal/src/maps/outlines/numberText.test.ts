import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeNumbers, encodeNumbers } from "./numberText.ts";

test("small numbers are one character", () => {
  // The example of the published format: −179.98321 · 10⁵ is `~oia@, 0 is ?.
  expect(encodeNumbers([-17_998_321])).toBe("`~oia@");
  expect(encodeNumbers([0, -1, 1])).toBe("?@A");
  expect([...decodeNumbers("?@A")]).toEqual([0, -1, 1]);
  expect(decodeNumbers("")).toHaveLength(0);
});

test("what is written is read back unchanged", () => {
  const number = fc.integer({ min: -(2 ** 30), max: 2 ** 30 });
  fc.assert(
    fc.property(fc.array(number), (numbers) => {
      expect([...decodeNumbers(encodeNumbers(numbers))]).toEqual(numbers);
    }),
  );
});
