import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { write } from "../machines/fixtures/machineRoot.ts";
import { copyReported } from "./copyReported.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-reported-"));
afterAll(() => rmSync(folder, { recursive: true }));

// As the default folder: below one that begins with a dot.
const from = join(folder, ".cache/reported");

test("what was fetched becomes part of the site, without what is kept about it", () => {
  const to = join(folder, "site/data");
  expect(copyReported(from, to)).toBe(false);
  write(from, "reported/sources.json", "{}");
  write(from, "reported/.state.json", "kept");
  write(from, "reported/.arriving/r", "half");
  write(from, "observed/a.csv", "a");
  write(folder, "outside", "secret");
  symlinkSync(join(folder, "outside"), join(from, "observed/link.csv"));
  expect(copyReported(from, to)).toBe(true);
  expect(readdirSync(to, { recursive: true, encoding: "utf8" }).sort()).toEqual([
    "observed",
    join("observed", "a.csv"),
    "reported",
    join("reported", "sources.json"),
  ]);
  write(from, "observed/a.csv", "newer");
  copyReported(from, to);
  expect(readFileSync(join(to, "observed/a.csv"), "utf8")).toBe("newer");
});

test("what was fetched into the site itself stays", () => {
  const to = join(folder, "own");
  write(to, "reported/sources.json", "own");
  write(to, "reported/.state.json", "{}");
  write(from, "reported/sources.json", "{}");
  expect(copyReported(from, to)).toBe(true);
  expect(readFileSync(join(to, "reported/sources.json"), "utf8")).toBe("own");
  expect(existsSync(join(to, "observed"))).toBe(false);
});
