import fc from "fast-check";
import { expect, test } from "vitest";
import { cumulativeShares, drawnMask, type MaskShares, maskNotation, maskTables } from "./masks.ts";

test("both tables, by number of the mask", () => {
  expect([...maskTables.current.shedding]).toEqual([1, 0.8, 0.8, 0.6]);
  expect([...maskTables.current.intake]).toEqual([1, 0.7, 0.7, 0.2]);
  expect([...maskTables.eikenberry2020.shedding]).toEqual([1, 0.6, 0.3, 0.15]);
  expect([...maskTables.eikenberry2020.intake]).toEqual([1, 0.5, 0.2, 0.025]);
});

test("U-10 masks in the table of restrictions are cumulative", () => {
  expect(maskNotation([0.3, 0.3, 0.3])).toBe("{NONE=0.10, CLOTH=0.40, SURGICAL=0.70, N95=1.00}");
  expect(maskNotation([0, 0.45, 0.45])).toBe("{NONE=0.10, CLOTH=0.10, SURGICAL=0.55, N95=1.00}");
  expect(maskNotation([0, 0, 1])).toBe("{NONE=0.00, CLOTH=0.00, SURGICAL=0.00, N95=1.00}");
  expect(maskNotation([0, 0, 0])).toBe("{}");
  expect(maskNotation(undefined)).toBe("{}");
});

test("a draw finds the mask, also among several activities", () => {
  const cumulative = [1, 1, 1, ...cumulativeShares([0.3, 0.25, 0.25])];
  expect([0.1, 0.3, 0.6, 0.9].map((u) => drawnMask(cumulative, 3, u))).toEqual([0, 1, 2, 3]);
  expect(drawnMask(cumulative, 0, 0.999)).toBe(0);
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const shares = fc
  .tuple(share, share, share, share)
  .filter((parts) => parts.some((part) => part > 0.001))
  .map((parts): MaskShares => {
    const sum = parts.reduce((total, part) => total + part, 0);
    return [parts[0] / sum, parts[1] / sum, parts[2] / sum];
  });

test("draws have the shares they are drawn from", () => {
  fc.assert(
    fc.property(shares, (wanted) => {
      const cumulative = cumulativeShares(wanted);
      const counts = [0, 0, 0, 0];
      const draws = 2000;
      for (let n = 0; n < draws; n++) {
        const mask = drawnMask(cumulative, 0, (n + 0.5) / draws);
        counts[mask] = (counts[mask] ?? 0) + 1;
      }
      wanted.forEach((value, index) => {
        expect(Math.abs((counts[index + 1] ?? 0) / draws - value)).toBeLessThan(0.0011);
      });
    }),
  );
});

test.each([[[0.5, 0.5, 0.5]], [[-0.1, 0, 0]], [[Number.NaN, 0, 0]], [[0, 0, 1.01]]] as const)(
  "what are no shares is refused: %j",
  (wrong) => {
    expect(() => cumulativeShares(wrong)).toThrow(RangeError);
    expect(() => maskNotation(wrong)).toThrow(RangeError);
  },
);
