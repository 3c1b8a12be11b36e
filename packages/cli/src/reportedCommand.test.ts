import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { InvalidArgumentError } from "commander";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { reportedCommand } from "./reportedCommand.ts";
import { hasReported, parseTime } from "./reportedOptions.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-reported-"));
afterAll(() => rmSync(folder, { recursive: true }));
const before = process.exitCode;
afterEach(() => {
  process.exitCode = before;
  vi.restoreAllMocks();
});

function run(...parameters: readonly string[]): Promise<unknown> {
  return reportedCommand()
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .parseAsync([...parameters], { from: "user" });
}

test("sources that cannot be had: a line for each, and 2", async () => {
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  const from = mkdtempSync(join(folder, "from-"));
  const to = join(folder, "to");
  await run("--from", from, "--to", to, "--only", "r,sari");
  expect(process.exitCode).toBe(2);
  const lines = said.mock.calls.map(([line]) => String(line).replace(/ +/, " "));
  expect(lines).toEqual([
    expect.stringMatching(/^sari missing, because .*\.tsv does not exist$/),
    expect.stringMatching(/^r missing, because .*\.csv does not exist$/),
  ]);
  expect(hasReported(to)).toBe(false);
  expect(readdirSync(to)).toEqual(["reported"]);
});

test.each([
  [["--only", "r,nothing"], "There is no source nothing."],
  [["--from", "/no/such/folder"], "This is not a folder."],
  [["--from", "ftp://a.example/"], "This is not a web address"],
])("%j is refused", async (parameters, reason) => {
  await expect(run(...parameters)).rejects.toThrow(reason);
});

test("times", () => {
  expect(["15m", "24h", "7d"].map(parseTime)).toEqual([900_000, 86_400_000, 604_800_000]);
  for (const text of ["24", "1m", "0h", "25d", "h", "-1h", "1.5h"])
    expect(() => parseTime(text)).toThrow(InvalidArgumentError);
});
