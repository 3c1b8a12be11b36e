import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { validationRows } from "../../../../build/quality/validationRows.ts";
import { checkGroups } from "./groups.ts";

const document = readFileSync(
  new URL("../../../../../../docs/validation.md", import.meta.url),
  "utf8",
);

test("every row has a group, and those that are not accepted come first", () => {
  const rows = validationRows(document);
  const groups = checkGroups(rows);
  expect(groups.flatMap(({ rows: ofGroup }) => ofGroup)).toHaveLength(rows.length);
  expect(groups.map(({ name }) => name.en)).not.toContain("Other checks");
  for (const { rows: ofGroup } of groups) {
    const firstOk = ofGroup.findIndex(({ isOk }) => isOk);
    expect(ofGroup.slice(Math.max(0, firstOk)).every(({ isOk }) => isOk || firstOk < 0)).toBe(true);
  }
});

test("an unknown id is shown, too", () => {
  const row = { id: "99", what: "x", value: "1", target: "1", accepted: "1", isOk: true };
  expect(checkGroups([row]).map(({ name }) => name.en)).toEqual(["Other checks"]);
});
