import { expect, test } from "vitest";
import { namesText, readNames } from "./leftNames.ts";

test("names come back from an address in their order, and nothing else does", () => {
  expect(namesText(["leisure", "caution"])).toBe("leisure.caution");
  expect(readNames("caution.leisure.leisure")).toEqual(["leisure", "caution"]);
  expect(readNames("<script>.toString..work ")).toEqual([]);
  expect(readNames(null)).toEqual([]);
  expect(readNames("a.".repeat(100_000))).toEqual([]);
});
