import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { staleFindings } from "./findings.ts";

test("the pictures of the home page belong to the scenarios as they are: npm run pictures", () => {
  expect(staleFindings(fileURLToPath(new URL("../..", import.meta.url)))).toEqual([]);
});
