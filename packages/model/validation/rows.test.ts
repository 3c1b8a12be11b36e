import { expect, test } from "vitest";
import { measured, stated } from "./rows.ts";

test("a mean over seeds is accepted when two standard errors reach the interval", () => {
  // Mean 2, deviation 1, standard error 0.577.
  const samples = [1, 2, 3];
  expect(measured("x", "y", samples, "", [3.1, 4])).toMatchObject({
    value: "2.00 ± 1.15",
    accepted: "3.10 – 4.00",
    isOk: true,
  });
  expect(measured("x", "y", samples, "", [3.2, 4]).isOk).toBe(false);
  expect(measured("x", "y", samples, "", [0, 0.8]).isOk).toBe(false);
});

test("one figure has no error", () => {
  const row = measured("x", "y", [0.123], "12 %", [0.12, 0.13], { isPercent: true, digits: 1 });
  expect(row).toMatchObject({ value: "12.3 %", accepted: "12.0 – 13.0 %", isOk: true });
  expect(measured("x", "y", [0.14], "", [0.12, 0.13]).isOk).toBe(false);
});

test("what could not be measured is not accepted", () => {
  expect(measured("x", "y", [Number.NaN], "", [0, 1]).isOk).toBe(false);
});

test("open intervals", () => {
  const { accepted } = measured("x", "y", [2], "", [1, Number.POSITIVE_INFINITY]);
  expect(accepted).toBe("at least 1.00");
});

test("everything is required unless said otherwise", () => {
  expect(stated("x", "y", "a", "b", true).isRequired).toBe(true);
  expect(stated("x", "y", "a", "b", true, false).isRequired).toBe(false);
  expect(measured("x", "y", [1], "", [0, 1], { isRequired: false }).isRequired).toBe(false);
});
