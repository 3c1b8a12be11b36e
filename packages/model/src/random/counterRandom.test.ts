import { expect, test } from "vitest";
import { bits, itemKey, key, Sequence, uniform } from "./counterRandom.ts";

test("the same question has the same answer, another one an unrelated one", () => {
  expect(key(1, 2, 3)).toBe(key(1, 2, 3));
  expect(key(1, 2, 3)).not.toBe(key(3, 2, 1));
  expect(key(1, 2)).not.toBe(key(1, 2, 0));
  expect(bits(key(1), 0)).not.toBe(bits(key(1), 1));
});

test("uniform: mean 1/2, variance 1/12, no correlation between neighbours, 256 bins alike", () => {
  const count = 200_000;
  const bins = new Float64Array(256);
  let [sum, squares, products, before] = [0, 0, 0, 0.5];
  for (let id = 0; id < count; id++) {
    const value = uniform(itemKey(key(4711, 7), id), 0);
    sum += value;
    squares += value * value;
    products += (value - 0.5) * (before - 0.5);
    before = value;
    bins[Math.floor(value * 256)] = (bins[Math.floor(value * 256)] ?? 0) + 1;
  }
  const mean = sum / count;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.003);
  expect(Math.abs(squares / count - mean * mean - 1 / 12)).toBeLessThan(0.002);
  expect(Math.abs(products / count)).toBeLessThan(0.001);
  const expected = count / 256;
  const chiSquare = bins.reduce((total, bin) => total + (bin - expected) ** 2 / expected, 0);
  // 255 degrees of freedom: 99.99 % lie below 345.
  expect(chiSquare).toBeLessThan(345);
});

test("a sequence stays inside its bounds", () => {
  const sequence = new Sequence(1, 2);
  for (let draw = 0; draw < 10_000; draw++) {
    const value = sequence.below(7);
    expect(value >= 0 && value < 7 && Number.isInteger(value)).toBe(true);
  }
});
