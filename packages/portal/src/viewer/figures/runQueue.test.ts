import { expect, test } from "vitest";
import { type Deferred, deferred } from "../../data/tasks/fixtures/deferred.ts";
import { type Fetching, nothingFetched, RunQueue } from "./runQueue.ts";

/** A queue in which the test ends every fetch. */
function startQueue() {
  const turns: { readonly runId: string; readonly signal: AbortSignal; end: Deferred<void> }[] = [];
  const heard: Fetching[] = [];
  const queue = new RunQueue(
    (runId, signal) => {
      const end = deferred<void>();
      turns.push({ runId, signal, end });
      return end.promise;
    },
    (fetching) => heard.push(fetching),
  );
  const last = () => {
    const { requested, waiting } = heard.at(-1) ?? nothingFetched;
    return { requested: [...requested].join(""), waiting: [...waiting].join("") };
  };
  const order = () => turns.map(({ runId }) => runId).join("");
  const end = async (turn: number) => {
    const count = heard.length;
    turns[turn]?.end.resolve();
    await expect.poll(() => heard.length).toBeGreaterThan(count);
  };
  return { queue, turns, heard, last, order, end };
}

test("runs are fetched one after another, and later requests wait without cancelling earlier ones", async () => {
  const { queue, turns, last, order, end } = startQueue();
  queue.add(["a", "b"]);
  queue.add(["c", "b"]);
  expect(order()).toBe("a");
  expect(last()).toEqual({ requested: "abc", waiting: "abc" });
  await end(0);
  expect(order()).toBe("ab");
  expect(last()).toEqual({ requested: "abc", waiting: "bc" });
  await end(1);
  await end(2);
  expect(order()).toBe("abc");
  expect(last()).toEqual({ requested: "abc", waiting: "" });
  expect(turns.some(({ signal }) => signal.aborted)).toBe(false);
});

test("a failed fetch does not block the next one, and the run can be requested again", async () => {
  const { queue, turns, last, order, end } = startQueue();
  queue.add(["a", "b"]);
  turns[0]?.end.reject(new Error("no network"));
  await expect.poll(order).toBe("ab");
  expect(last()).toEqual({ requested: "ab", waiting: "b" });
  queue.add(["a"]);
  expect(last()).toEqual({ requested: "ab", waiting: "ba" });
  await end(1);
  await expect.poll(order).toBe("aba");
});

test("after the queue has been empty, counting starts again", async () => {
  const { queue, last, order, end } = startQueue();
  queue.add(["a"]);
  await end(0);
  queue.add(["b", "c"]);
  expect(last()).toEqual({ requested: "bc", waiting: "bc" });
  expect(order()).toBe("ab");
  queue.add([]);
  expect(last()).toEqual({ requested: "bc", waiting: "bc" });
});

test("stopping cancels all requests, and the queue accepts new ones", async () => {
  const { queue, turns, last, order, end } = startQueue();
  queue.add(["a", "b"]);
  queue.stop();
  expect(turns[0]?.signal.aborted).toBe(true);
  expect(last()).toEqual({ requested: "", waiting: "" });
  queue.add(["c"]);
  expect(order()).toBe("ac");
  turns[0]?.end.reject(new Error("stopped"));
  await end(1);
  expect(order()).toBe("ac");
  expect(last()).toEqual({ requested: "c", waiting: "" });
});

test("pausing cancels the current fetch, which is the first again", async () => {
  const { queue, turns, last, order, end } = startQueue();
  queue.add(["a", "b"]);
  queue.pause();
  expect(turns[0]?.signal.aborted).toBe(true);
  turns[0]?.end.reject(new Error("cancelled"));
  queue.add(["c"]);
  expect(order()).toBe("a");
  expect(last()).toEqual({ requested: "abc", waiting: "abc" });
  queue.resume();
  queue.resume();
  expect(order()).toBe("aa");
  await end(1);
  expect(order()).toBe("aab");
  expect(turns[2]?.signal.aborted).toBe(false);
});

test("what somebody looks at comes next, after the current one", async () => {
  const { queue, last, order, end } = startQueue();
  queue.prefer(["a"]);
  queue.add(["a", "b", "c", "d"]);
  queue.prefer(["d", "x", "c"]);
  expect(last()).toEqual({ requested: "abcd", waiting: "adcb" });
  await end(0);
  expect(order()).toBe("ad");
});
