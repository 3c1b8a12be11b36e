import { expect, test } from "vitest";
import { makeLog } from "./log.ts";

test("writes one line of JSON per event, down to the chosen level", () => {
  const lines: string[] = [];
  const now = () => new Date("2026-11-15T12:00:00Z");
  const log = makeLog("warn", (line) => lines.push(line), now);
  log.info("answer", { status: 200 });
  log.warn("queue full", { waiting: 64 });
  log.error("a\nline", { path: '/"' });
  expect(lines).toEqual([
    '{"time":"2026-11-15T12:00:00.000Z","level":"warn","event":"queue full","waiting":64}\n',
    '{"time":"2026-11-15T12:00:00.000Z","level":"error","event":"a\\nline","path":"/\\""}\n',
  ]);
  makeLog("off", (line) => lines.push(line)).error("nothing");
  expect(lines.length).toBe(2);
});
