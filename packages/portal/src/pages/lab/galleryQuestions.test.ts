import { labCode, readLabCode } from "@episcope/scenario/lab";
import { expect, test } from "vitest";
import { gallery } from "./galleryQuestions.ts";

test("eight different questions, each an address of the lab", () => {
  expect(gallery).toHaveLength(8);
  const codes = gallery.map(({ lab }) => labCode(lab));
  expect(new Set(codes).size).toBe(8);
  for (const [place, { lab }] of gallery.entries()) {
    expect(readLabCode(codes[place] ?? "").lab).toEqual(lab);
    expect(lab.blocks.size).toBeGreaterThan(0);
  }
});
