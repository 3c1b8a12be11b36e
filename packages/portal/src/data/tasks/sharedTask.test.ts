import { expect, test } from "vitest";
import { deferred } from "./fixtures/deferred.ts";
import { type ReportProgress, SharedTask } from "./sharedTask.ts";

function startTask() {
  const { promise, resolve, reject } = deferred<string>();
  let signal = new AbortController().signal;
  let report: ReportProgress = () => {};
  const task = new SharedTask<string>((ownSignal, ownReport) => {
    signal = ownSignal;
    report = ownReport;
    ownSignal.addEventListener("abort", () => reject(ownSignal.reason));
    return promise;
  });
  return { task, resolve, reject, signal, report: (progress?: number) => report(progress) };
}

test("all callers get the result", async () => {
  const { task, resolve } = startTask();
  const joined = [task.join(), task.join(new AbortController().signal)];
  resolve("done");
  expect(await Promise.all(joined)).toEqual(["done", "done"]);
  expect([task.isRunning, task.hasFailed]).toEqual([false, false]);
  expect(await task.join()).toBe("done");
});

test("it is aborted when the last caller has aborted, and each gets its own reason", async () => {
  const { task, signal } = startTask();
  const [first, second] = [new AbortController(), new AbortController()];
  const joined = [task.join(first.signal), task.join(second.signal)];
  first.abort("first");
  await expect(joined[0]).rejects.toBe("first");
  expect([signal.aborted, task.isRunning]).toEqual([false, true]);
  second.abort("second");
  expect([signal.aborted, task.isRunning, task.hasFailed]).toEqual([true, false, true]);
  await expect(joined[1]).rejects.toBe("second");
});

test("a caller that has the result cannot abort it any more", async () => {
  const { task, resolve, signal } = startTask();
  const abort = new AbortController();
  const joined = task.join(abort.signal);
  resolve("done");
  await joined;
  abort.abort();
  expect([signal.aborted, task.hasFailed]).toEqual([false, false]);
});

test("a caller that is already aborted does not join", async () => {
  const { task, resolve, signal } = startTask();
  await expect(task.join(AbortSignal.abort("late"))).rejects.toBe("late");
  expect(signal.aborted).toBe(false);
  resolve("done");
  expect(await task.join()).toBe("done");
});

test("a failure reaches all callers, and is silent without any", async () => {
  const { task, reject } = startTask();
  const joined = task.join();
  reject(new Error("broken"));
  await expect(joined).rejects.toThrow("broken");
  expect(task.hasFailed).toBe(true);
  const alone = startTask();
  alone.reject(new Error("nobody cares"));
  await alone.task.done;
  expect(alone.task.hasFailed).toBe(true);
});

test("progress reaches all callers, also late ones, and none that has left", async () => {
  const { task, report, resolve } = startTask();
  const heard: string[] = [];
  const abort = new AbortController();
  const first = task.join(abort.signal, (progress) => heard.push(`first ${progress}`));
  report(0.25);
  const second = task.join(undefined, (progress) => heard.push(`second ${progress}`));
  report();
  abort.abort();
  await expect(first).rejects.toThrow();
  report(0.5);
  resolve("done");
  await second;
  expect(heard).toEqual([
    "first 0.25",
    "second 0.25",
    "first undefined",
    "second undefined",
    "second 0.5",
  ]);
});
