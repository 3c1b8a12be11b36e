import fc from "fast-check";
import { expect, test } from "vitest";
import { packBytes, unpackBytes } from "./packedBytes.ts";

test("packed by hand: nine bytes, of which the second and the last are not zero", () => {
  const bytes = Uint8Array.of(0, 7, 0, 0, 0, 0, 0, 0, 255);
  expect([...packBytes(bytes)]).toEqual([9, 0, 0, 0, 0, 0, 0, 0, 0b10, 7, 0b1, 255]);
});

test("whatever is packed comes back", () => {
  const mostlyZero = fc.array(fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(255)));
  fc.assert(
    fc.property(mostlyZero, (list) => {
      expect([...unpackBytes(packBytes(Uint8Array.from(list)))]).toEqual(list);
    }),
  );
});

test("zeros need an eighth", () => {
  expect(packBytes(new Uint8Array(8000)).length).toBe(1008);
});

test.each([
  ["nothing", []],
  ["a length alone", [8, 0, 0, 0, 0, 0, 0, 0]],
  ["a length that nothing could fill", [255, 255, 255, 255, 0, 0, 0, 0, 0]],
  ["a length above 4 GiB of which only the lower half would fit", [8, 0, 0, 0, 1, 0, 0, 0, 0]],
  ["a byte too few", [9, 0, 0, 0, 0, 0, 0, 0, 0b10, 7, 0b1]],
  ["a byte too many", [8, 0, 0, 0, 0, 0, 0, 0, 0, 1]],
])("%s is refused", (_, list) => {
  expect(() => unpackBytes(Uint8Array.from(list))).toThrow(RangeError);
});
