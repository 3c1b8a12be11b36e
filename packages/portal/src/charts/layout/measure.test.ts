import { expect, test } from "vitest";
import { formatMeasure } from "./measure.ts";

const hours = { decimals: 1, unit: "h" };
const change = { decimals: 0, unit: "%", isSigned: true };

test("numbers and units are formatted in either language", () => {
  expect(formatMeasure(7.2, hours, "en")).toBe("7.2\u00a0h");
  expect(formatMeasure(7.25, hours, "de")).toBe("7,3\u00a0h");
  expect(formatMeasure(1234.5, { decimals: 1 }, "de")).toBe("1.234,5");
});

test("differences have a sign, zero has none", () => {
  expect(formatMeasure(4, change, "en")).toBe("+4\u00a0%");
  expect(formatMeasure(-28.4, change, "en")).toBe("\u221228\u00a0%");
  expect(formatMeasure(0, change, "en")).toBe("0\u00a0%");
  expect(formatMeasure(0.4, change, "en")).toBe("0\u00a0%");
  expect(formatMeasure(-0.4, change, "de")).toBe("0\u00a0%");
});
