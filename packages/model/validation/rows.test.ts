import { describe, expect, test } from "vitest";
import { measured, stated } from "./rows.ts";

describe("a mean over seeds", () => {
  // Mean 2, deviation 1, standard error 0.577.
  const samples = [1, 2, 3];
  const row = (least: number, most: number) => measured("x", "y", samples, "", [least, most]);

  test("is shown with two standard errors and accepted inside the interval", () => {
    expect(row(0.5, 3)).toMatchObject({
      value: "2.00 ± 1.15",
      accepted: "0.50 – 3.00",
      isOk: true,
    });
    expect(row(2, 5).isOk).toBe(true);
  });

  test("is not accepted where only its error reaches the interval", () => {
    expect(row(2.1, 6).isOk).toBe(false);
    expect(row(-3, 1.9).isOk).toBe(false);
  });

  test("is not accepted with an error of a quarter of the width or more", () => {
    expect(row(1, 3.2).isOk).toBe(false);
    expect(row(1, 3.4).isOk).toBe(true);
  });
});

test("one figure has no error", () => {
  const row = measured("x", "y", [0.123], "12 %", [0.12, 0.13], { isPercent: true, digits: 1 });
  expect(row).toMatchObject({ value: "12.3 %", accepted: "12.0 – 13.0 %", isOk: true });
  expect(measured("x", "y", [0.14], "", [0.12, 0.13]).isOk).toBe(false);
});

test("what could not be measured is not accepted", () => {
  expect(measured("x", "y", [Number.NaN], "", [0, 1]).isOk).toBe(false);
});

test("everything is required unless said otherwise", () => {
  expect(stated("x", "y", "a", "b", true).isRequired).toBe(true);
  expect(stated("x", "y", "a", "b", true, false).isRequired).toBe(false);
  expect(measured("x", "y", [1], "", [0, 1], { isRequired: false }).isRequired).toBe(false);
});
