import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EndedRun } from "@episcope/runner";
import { afterAll, expect, test } from "vitest";
import { SweepLog } from "./sweepLog.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-sweep-log-"));
afterAll(() => rmSync(folder, { recursive: true }));

function ended(runId: string, result: EndedRun["result"], error?: unknown): EndedRun {
  const source = {
    ...{ battery: "city/a", text: "", changes: {} },
    shared: { calibration: "", regimes: {} },
  };
  const job = { battery: "city/a", runId, member: 1, stamp: "", files: new Map(), source };
  return { job, result, seconds: 12.3456, error };
}

function makeLog(name: string) {
  let seconds = 100;
  const files = { runLog: join(folder, name, "runs.jsonl"), summary: join(folder, name, "s.json") };
  const log = new SweepLog({
    ...files,
    part: { number: 1, count: 8 },
    gauge: {
      date: () => new Date("2026-11-19T12:00:00Z"),
      seconds: () => seconds,
      memory: () => 5e8,
      mostMemory: () => 7e8,
    },
  });
  const wait = () => {
    seconds += 60;
  };
  const lines = () =>
    readFileSync(files.runLog, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return { log, wait, lines, summary: () => JSON.parse(readFileSync(files.summary, "utf8")) };
}

const time = "2026-11-19T12:00:00.000Z";

test("every run has a line with time and memory; the summary names what failed", () => {
  const { log, wait, lines, summary } = makeLog("whole");
  log.run(ended("sz1", "computed"));
  log.run(ended("sz2", "failed", new Error("no such strain")));
  wait();
  log.end({ computed: 1, found: 0, failed: 1, wasStopped: false });
  const part = { time, part: 2, parts: 8 };
  const line = { ...part, battery: "city/a", seconds: 12.35, memory: 5e8 };
  expect(lines()).toEqual([
    { ...line, run: "sz1", result: "computed" },
    { ...line, run: "sz2", result: "failed", reason: "no such strain" },
  ]);
  expect(summary()).toEqual({
    ...part,
    ...{ computed: 1, found: 0, stopped: false, exitCode: 1, seconds: 60, memory: 7e8 },
    failed: [{ battery: "city/a", run: "sz2", reason: "no such strain" }],
  });
});

test("a task that starts again goes on in its log; an error that ends everything is told", () => {
  makeLog("again").log.run(ended("sz1", "computed"));
  const { log, lines, summary } = makeLog("again");
  log.run(ended("sz1", "found"));
  log.end(new Error("The disk is full."));
  expect(lines().map(({ result }) => result)).toEqual(["computed", "found"]);
  expect(summary()).toMatchObject({ reason: "The disk is full.", exitCode: 1, failed: [] });
});

test("a place that cannot be written is told before anything is computed", () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const part = { number: 0, count: 1 };
  expect(() => new SweepLog({ summary: join(file, "s.json"), part })).toThrow(
    /s\.json cannot be written to\. Choose another file with --summary\./,
  );
});
