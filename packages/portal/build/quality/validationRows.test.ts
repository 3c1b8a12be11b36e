import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { validationRows } from "./validationRows.ts";

const document = readFileSync(new URL("../../../../docs/validation.md", import.meta.url), "utf8");

test("reads every row of the document", () => {
  const rows = validationRows(document);
  const lines = document
    .split("\n")
    .filter((line) => /\| (yes|NO|no \(not required\)) +\|$/.test(line));
  expect(rows).toHaveLength(lines.length);
  expect(rows.filter(({ isOk }) => !isOk)).toHaveLength(
    lines.filter((line) => !/\| yes +\|$/.test(line)).length,
  );
  expect(rows[0]).toEqual({
    id: "12.9",
    what: "berlin: acceptance checks of the city that are not met",
    value: "none",
    target: "none",
    accepted: "exactly",
    isOk: true,
  });
});

test("a row that continues another one says which", () => {
  const row = (what: string) => `| E-1 | ${what} | 1 | 1 | 0 – 2 | yes |`;
  const table = ["| id | what | value | target | accepted | ok |", "| - | - | - | - | - | - |"];
  const rows = [row("tests in schools: R"), row("the same: infections"), row("masks as well: R")];
  const text = ["<!-- table -->", ...table, ...rows, "<!-- end of table -->"].join("\n");
  expect(validationRows(text).map(({ what }) => what)).toEqual([
    "tests in schools: R",
    "the same: infections (tests in schools: R)",
    "masks as well: R (tests in schools: R)",
  ]);
});

test("a table that is missing or different stops the build", () => {
  expect(() => validationRows("# Nothing")).toThrow("no table");
  expect(() => validationRows(document.replace("| accepted ", "| interval "))).toThrow("no table");
  expect(() => validationRows(document.replace(/\| yes +\|\n/, "| maybe |\n"))).toThrow(
    "cannot be read",
  );
});
