import { expect, test } from "vitest";
import { roundToTenth } from "./modelIncidence.ts";

test("incidences have one decimal", () => {
  expect(roundToTenth(1.25)).toBe(1.3);
});
