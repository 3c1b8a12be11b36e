import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writePackedIndex } from "@episcope/battery";
import { evenlySpread, type Verdict } from "@episcope/runner";
import { expect, test } from "vitest";
import { archivesAt, exitCodeOf, sentence, summary } from "./verifyCommand.ts";

const same: Verdict = { kind: "same", isWhole: true };
const differs: Verdict = { kind: "differs", files: ["sz1.strains.tsv", "own.csv"] };
const unknown: Verdict = { kind: "unknown", reason: "It was made by an older version." };

test("what differs weighs more than what cannot be checked", () => {
  expect(exitCodeOf([same, same])).toBe(0);
  expect(exitCodeOf([same, unknown])).toBe(2);
  expect(exitCodeOf([unknown, differs, same])).toBe(1);
});

test("says it in a sentence", () => {
  expect([same, { ...same, isWhole: false }, differs, unknown].map(sentence)).toEqual([
    "the same, byte by byte.",
    "everything in it is the same, byte by byte; it is packed otherwise.",
    "differs: sz1.strains.tsv, own.csv",
    "not checked. It was made by an older version.",
  ]);
  const grid: Verdict = { kind: "same", isWhole: false, runs: { checked: 5, all: 1920 } };
  expect(sentence(grid)).toBe("5 of its 1920 runs are the same, byte by byte.");
  expect(summary([same, same])).toBe("2 the same.");
  expect(summary([same, unknown, differs])).toBe("1 the same, 1 differ, 1 not checked.");
});

test("a sample is spread over the whole list", () => {
  const all = Array.from({ length: 11 }, (_, index) => index);
  expect(evenlySpread(all, 3)).toEqual([0, 5, 10]);
  expect(evenlySpread(all, 1)).toEqual([0]);
  expect(evenlySpread(all, 99)).toEqual(all);
  expect(new Set(evenlySpread(all, 7)).size).toBe(7);
});

test("archives are found below a folder; nothing there is told", async () => {
  const folder = mkdtempSync(join(tmpdir(), "episcope-verify-"));
  try {
    await expect(archivesAt(folder)).rejects.toThrow(/no archive or animation/);
    await expect(archivesAt(join(folder, "none"))).rejects.toThrow(/There is nothing at/);
    mkdirSync(join(folder, "a/summaries"), { recursive: true });
    for (const name of ["a/summaries/sz2.zip", "a/summaries/sz1.zip", "a/notes.md"])
      writeFileSync(join(folder, name), "");
    const names = ["sz1.zip", "sz2.zip"].map((name) => join(folder, "a/summaries", name));
    expect(await archivesAt(folder)).toEqual(names);
    expect(await archivesAt(names[0] ?? "")).toEqual(names.slice(0, 1));
    const packed = join(folder, "a/summaries/sz3.zip");
    mkdirSync(join(folder, "a/summaries/packed"));
    writeFileSync(join(folder, "a/summaries/packed/a.zip"), "");
    const place = { archive: "a.zip", offset: 0, bytes: 0, crc: 0 };
    const index = writePackedIndex(new Map([["sz3.zip", place]]));
    writeFileSync(join(folder, "a/summaries/packed/index.csv"), index);
    expect(await archivesAt(folder)).toEqual([...names, packed]);
    expect(await archivesAt(packed)).toEqual([packed]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
