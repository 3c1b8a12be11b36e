import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeLog } from "../log.ts";
import { keepReported } from "./keepReported.ts";

const lines: string[] = [];
const log = makeLog("info", (line) => lines.push(line));
const hour = 3_600_000;
let answers: (() => Promise<{ written: string[]; failed: string[] }>)[] = [];
const update = vi.fn(async () => {
  const answer = answers.shift();
  return answer ? await answer() : { written: [], failed: [] };
});

beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
  update.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  answers = [];
});

test("looks at once and then every time, whatever happens, until it is stopped", async () => {
  answers = [
    async () => ({ written: ["r"], failed: [] }),
    async () => ({ written: [], failed: ["r", "sari"] }),
    () => Promise.reject(new Error("the disk is full")),
  ];
  const stop = keepReported({ to: "folder", interval: 24 * hour, log, update });
  await vi.advanceTimersByTimeAsync(0);
  expect(update).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(23 * hour);
  expect(update).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(hour);
  expect(update).toHaveBeenCalledTimes(2);
  expect(lines.filter((line) => line.includes('"error"')).join()).toContain("r, sari");
  await vi.advanceTimersByTimeAsync(24 * hour);
  expect(lines.filter((line) => line.includes('"error"')).join()).toContain("the disk is full");
  await vi.advanceTimersByTimeAsync(24 * hour);
  expect(update).toHaveBeenCalledTimes(4);
  stop();
  await vi.advanceTimersByTimeAsync(100 * hour);
  expect(update).toHaveBeenCalledTimes(4);
});

test("an update that is under way is told to end, and no other follows", async () => {
  let finish = () => {};
  answers = [
    () =>
      new Promise((resolve) => {
        finish = () => resolve({ written: [], failed: [] });
      }),
  ];
  const stop = keepReported({ to: "folder", interval: hour, log, update });
  const [options] = update.mock.calls[0] as unknown as [{ signal: AbortSignal }];
  stop();
  expect(options.signal.aborted).toBe(true);
  finish();
  await vi.advanceTimersByTimeAsync(10 * hour);
  expect(update).toHaveBeenCalledTimes(1);
});
