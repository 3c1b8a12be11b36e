import { expect, test } from "vitest";
import { deferred } from "../tasks/fixtures/deferred.ts";
import { PriorityQueue } from "./priorityQueue.ts";

test("one task at a time, the lowest rank first, equal ones in their order", async () => {
  const queue = new PriorityQueue();
  const gate = deferred<void>();
  const done: string[] = [];
  const add = (rank: number, name: string, until?: Promise<void>) =>
    queue.add(rank, async () => {
      await until;
      done.push(name);
      return name;
    });
  const all = [add(5, "running", gate.promise), add(2, "b"), add(1, "a"), add(2, "c")];
  gate.resolve();
  expect(await Promise.all(all)).toEqual(["running", "b", "a", "c"]);
  expect(done).toEqual(["running", "a", "b", "c"]);
});

test("a task that fails stops no other", async () => {
  const queue = new PriorityQueue();
  const failing = queue.add(1, () => Promise.reject(new Error("lost")));
  const next = queue.add(1, async () => 1);
  await expect(failing).rejects.toThrow("lost");
  expect(await next).toBe(1);
});
