import { expect, test } from "vitest";
import { infectedText } from "./infectedText.ts";
import { spreadOf } from "./spread.ts";

test.each([
  [149, "100", "100"],
  [1_234_567, "1,234,600", "1.234.600"],
  [49, "fewer than 50", "weniger als 50"],
  [0, "", ""],
  [Number.NaN, "", ""],
] as const)("%s infected is written %j in English and %j in German", (value, english, german) => {
  const text = (language: "en" | "de") => infectedText(spreadOf([value]), language).value;
  expect([text("en"), text("de")]).toEqual([english, german]);
});

test("without a figure there is no text, and several model runs have a range", () => {
  expect(infectedText(undefined, "en")).toEqual({ value: "", range: undefined });
  // 5 % and 95 % of them are 688,600 and 790,800.
  const members = spreadOf([685_000, 703_000, 734_211, 770_000, 796_000]);
  expect(infectedText(members, "de")).toEqual({
    value: "730.000",
    range: "690.000 – 790.000",
  });
});
