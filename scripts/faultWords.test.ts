import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = new URL("../packages/common/src/fault/words/", import.meta.url);

test("no code of a fault has sentences in two files, one of which would be lost", async () => {
  const files = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith("Words.ts"));
  expect(files.length).toBeGreaterThan(10);
  const modules: object[] = await Promise.all(
    files.map((name) => import(new URL(name, folder).href)),
  );
  const codes = modules.flatMap((module) => Object.values(module).flatMap(Object.keys));
  expect(codes.filter((code, index) => codes.indexOf(code) < index)).toEqual([]);
});
