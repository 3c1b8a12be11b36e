import { expect, test } from "vitest";
import { dayFile } from "./publishedFiles.ts";

test("day n has the file with number n − 1", () => {
  expect(dayFile(1)).toBe("v3-anim/000-infections.json");
  expect(dayFile(90)).toBe("v3-anim/089-infections.json");
  expect(dayFile(92)).toBe("v3-anim/091-infections.json");
});
