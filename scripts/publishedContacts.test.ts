import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { publishedContacts } from "./publishedContacts.mjs";

const folder = mkdtempSync(join(tmpdir(), "episcope-contacts-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("no contacts without a folder that has them", () => {
  expect(publishedContacts(undefined)).toBeUndefined();
  expect(publishedContacts(folder)).toBeUndefined();
});

test("matrices of settings have their weight, people are counted by age", () => {
  mkdirSync(join(folder, "contacts"));
  const write = (name: string, text: string) =>
    writeFileSync(join(folder, "contacts", `germany-${name}-18.csv`), text);
  for (const setting of ["household", "school", "work", "community"])
    write(`F_${setting}_setting`, "1.0,0.5\n0.0,2.0\n");
  write("age-distribution", "0.0,3408478.0\n1.0,3767660.0\n");
  const found = publishedContacts(folder);
  expect(found?.people).toEqual([3408478, 3767660]);
  expect(found?.contacts.household).toEqual([
    [4.11, 4.11 / 2],
    [0, 8.22],
  ]);
  const all = Object.values(found?.contacts ?? {}).map((rows) => rows[0]?.[0] ?? 0);
  expect(all.reduce((sum, value) => sum + value, 0)).toBeCloseTo(26.38, 10);
});
