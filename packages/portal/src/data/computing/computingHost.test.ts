import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CallOptions } from "../calls/calls.ts";
import { FetchError } from "../network/fetchError.ts";
import { hostUrl, startHost } from "../network/fixtures/host.ts";
import { deferred } from "../tasks/fixtures/deferred.ts";
import { type ComputingConfig, ComputingHost } from "./computingHost.ts";

const dataRoot = `${hostUrl}/data/`;
const index = JSON.stringify({
  program: "v1",
  scenarios: {
    a: { stamp: "s", runs: ["sz1-4"] },
    "ä & b": { stamp: "t", runs: ["x1-1"] },
  },
});
const file = `${dataRoot}battery/a/summaries/sz1.zip`;
const labFile = (member: number) =>
  `${dataRoot}battery/lab/summaries/lab1_berlin_0890db-1.member${member}.zip`;
const bytes = Uint8Array.of(1, 2, 3);

/** The test answers each call. */
function startComputing(config: Partial<ComputingConfig> = {}) {
  // A new folder each time: the published index is fetched once per folder.
  const scenarios = `${dataRoot}scenarios-${startComputing.count++}/`;
  startHost({ [`${new URL(scenarios).pathname}index.json`]: index });
  const calls: {
    readonly path: string;
    readonly computer: number;
    readonly options: CallOptions;
    readonly answer: ReturnType<typeof deferred<Uint8Array | undefined>>;
  }[] = [];
  const computers = [0, 1, 2].map((computer) => ({
    call: (_method: "compute", { path }: { readonly path: string }, options: CallOptions = {}) => {
      const answer = deferred<Uint8Array | undefined>();
      calls.push({ path, computer, options, answer });
      options.signal?.addEventListener("abort", () => answer.reject(options.signal?.reason));
      // The only method.
      return answer.promise as never;
    },
  }));
  const host = new ComputingHost(async () => ({ dataRoot, scenarios, ...config }), computers);
  return { host, calls };
}
startComputing.count = 0;

/** Waits for the answer, at most for the time that one may take. */
async function answerOf(answer: Promise<Response | undefined>): Promise<Response | undefined> {
  await vi.advanceTimersByTimeAsync(300);
  return await answer;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("members are spread over all computers, each always to the same one", async () => {
  const { host, calls } = startComputing();
  const member = (number: number) => file.replace(".zip", `.member${number}.zip`);
  const urls = [file, ...[2, 3, 4, 5].map(member), member(2)];
  await Promise.all(urls.map((url) => answerOf(host.answer(url, {}))));
  expect(calls.map(({ computer }) => computer)).toEqual([0, 1, 2, 0, 1]);
});

test("members of the lab are spread over two computers: each has a city of its own", async () => {
  const { host, calls } = startComputing();
  const urls = [1, 2, 3, 4].map((number) => `${labFile(number)}`);
  await Promise.all(urls.map((url) => answerOf(host.answer(url, {}))));
  expect(calls.map(({ computer }) => computer)).toEqual([0, 1, 0, 1]);
});

test("whoever abandons a file stops its computation at once, and only that one", async () => {
  const { host, calls } = startComputing();
  await Promise.all([1, 2].map((number) => answerOf(host.answer(labFile(number), {}))));
  await host.abandon(labFile(1));
  expect(calls.map(({ options }) => options.signal?.aborted)).toEqual([true, false]);
  // Nothing runs there, and nothing is computed at such an address.
  await host.abandon(labFile(1));
  await host.abandon(`${dataRoot}battery/lab/notes.md`);
  expect(calls[1]?.options.signal?.aborted).toBe(false);
  // Whoever asks again is not told of what was stopped.
  expect((await answerOf(host.answer(labFile(1), {})))?.status).toBe(202);
  expect(calls).toHaveLength(3);
});

test("it answers 202 with progress until the file is ready, computes once, then uses the cache", async () => {
  const { host, calls } = startComputing();
  const first = await answerOf(host.answer(file, {}));
  expect(first?.status).toBe(202);
  expect(await first?.json()).toEqual({ pause: 50 });
  calls[0]?.options.onProgress?.(0.5);
  const second = await answerOf(host.answer(file, {}));
  expect(await second?.json()).toEqual({ progress: 0.5, pause: 50 });
  calls[0]?.answer.resolve(bytes);
  for (const _ of [1, 2]) {
    const third = await answerOf(host.answer(file, {}));
    expect(third?.status).toBe(200);
    expect(new Uint8Array((await third?.arrayBuffer()) ?? [])).toEqual(bytes);
  }
  expect(calls.map(({ path }) => path)).toEqual(["battery/a/summaries/sz1.zip"]);
});

test("the time lapse of a run is computed like the run", async () => {
  const { host, calls } = startComputing();
  expect((await answerOf(host.answer(file.replace(".zip", ".epan"), {})))?.status).toBe(202);
  expect(calls.map(({ path }) => path)).toEqual(["battery/a/summaries/sz1.epan"]);
});

test("names with special characters are found", async () => {
  const { host, calls } = startComputing();
  const odd = `${dataRoot}battery/${encodeURIComponent("ä & b")}/summaries/x1.zip`;
  expect((await answerOf(host.answer(odd, {})))?.status).toBe(202);
  expect(calls[0]?.path).toBe("battery/ä & b/summaries/x1.zip");
});

test("prefetch requests compute nothing", async () => {
  const { host, calls } = startComputing();
  expect((await host.answer(file, { method: "HEAD" }))?.status).toBe(200);
  expect((await host.answer(file, { headers: { purpose: "prefetch" } }))?.status).toBe(202);
  expect(calls).toEqual([]);
});

test.each([
  ["a run that does not exist", `${dataRoot}battery/a/summaries/sz5.zip`],
  ["another battery", `${dataRoot}battery/b/summaries/sz1.zip`],
  ["no run", `${dataRoot}battery/a/notes.de.md`],
  ["nonsense", `${dataRoot}battery/a/summaries/%zz.zip`],
  ["another place", "http://other.test/battery/a/summaries/sz1.zip"],
])("nothing is computed for %s", async (_, url) => {
  const { host, calls } = startComputing();
  expect(await host.answer(url, {})).toBeUndefined();
  expect(calls).toEqual([]);
});

test("a site without scenarios computes nothing", async () => {
  const { host } = startComputing({ scenarios: undefined });
  expect(await host.answer(file, {})).toBeUndefined();
});

test("an abandoned computation is aborted, and can be requested again", async () => {
  const { host, calls } = startComputing();
  await answerOf(host.answer(file, {}));
  await vi.advanceTimersByTimeAsync(4000);
  expect(calls[0]?.options.signal?.aborted).toBe(false);
  await answerOf(host.answer(file, {}));
  await vi.advanceTimersByTimeAsync(7000);
  expect(calls[0]?.options.signal?.aborted).toBe(true);
  expect((await answerOf(host.answer(file, {})))?.status).toBe(202);
  expect(calls).toHaveLength(2);
});

test("a failure rejects those who wait, and the next request tries again", async () => {
  const { host, calls } = startComputing();
  await answerOf(host.answer(file, {}));
  const asked = host.answer(file, {});
  const told = expect(asked).rejects.toMatchObject({ fault: "server" });
  calls[0]?.answer.reject(new Error("no memory"));
  await told;
  const lost = host.answer(file, {});
  const lostTold = expect(lost).rejects.toEqual(new FetchError("network", "x"));
  await vi.advanceTimersByTimeAsync(0);
  calls[1]?.answer.reject(new FetchError("network", "x"));
  await lostTold;
});

test("a run that the computer does not know is missing", async () => {
  const { host, calls } = startComputing();
  const asked = host.answer(file, {});
  await vi.advanceTimersByTimeAsync(0);
  calls[0]?.answer.resolve(undefined);
  expect(await asked).toBeUndefined();
});
