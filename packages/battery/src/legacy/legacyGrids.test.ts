import { expect, test } from "vitest";
import { legacyFiles } from "./legacyFiles.ts";
import { legacyGrids } from "./legacyGrids.ts";

test("every grid has its own files", () => {
  expect(legacyGrids.map(({ id }) => legacyFiles(id).archive)).toEqual([
    ...["v1-data.zip", "v2-data.zip", "v4-data.zip", "v5-data.zip"],
    ...["v6-data-berlin.zip", "v6-data-munich.zip"],
    ...["v7-data-berlin.zip", "v7-data-munich.zip", "v7-data-heinsberg.zip"],
  ]);
  expect(legacyFiles("v7/berlin")).toEqual({
    info: "v7-info-berlin.txt",
    folder: "v7-data-berlin",
    archive: "v7-data-berlin.zip",
  });
});

test("a run is shown first with a shift that its page offers", () => {
  for (const { shift } of legacyGrids) {
    if (shift) expect(shift.days).toContain(shift.initial);
  }
});
