import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { brokenLine, hostUrl, startHost } from "./network/fixtures/host.ts";

beforeEach(() => {
  vi.stubGlobal("location", { origin: hostUrl });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

async function readConfig() {
  return (await import("./config.ts")).readConfig();
}

async function faultOf(reading: Promise<unknown>): Promise<string> {
  const fault = reading.then(
    () => "none",
    (error: unknown) => (error instanceof Error && "fault" in error ? String(error.fault) : ""),
  );
  // Pauses between attempts.
  await vi.runAllTimersAsync();
  return await fault;
}

test("the configured data root is read once", async () => {
  const host = startHost({ "/config.json": '{"dataRoot":"https://data.test/public"}' });
  expect(await readConfig()).toEqual({ dataRoot: "https://data.test/public/" });
  expect(await readConfig()).toEqual({ dataRoot: "https://data.test/public/" });
  expect(host.seen).toHaveLength(1);
});

test("without a data root the portal's own data are used", async () => {
  startHost({});
  expect(await readConfig()).toEqual({ dataRoot: `${hostUrl}/data/` });
});

test("an HTML page or other content counts as no configuration", async () => {
  for (const files of [{}, { "/config.json": '{"other":1}' }]) {
    vi.resetModules();
    startHost(files, { fallbackPage: "<!doctype html>" });
    expect(await readConfig()).toEqual({ dataRoot: `${hostUrl}/data/` });
  }
});

test.each([
  ["network", brokenLine],
  ["server", () => new Response("", { status: 500 })],
  ["server", '{"dataRoot":"https://da'],
  ["truncated", () => new Response("{}", { headers: { "content-length": "90" } })],
])("%s: the own data are not shown instead, and the next call tries again", async (...of) => {
  const [fault, answer] = of;
  const host = startHost({ "/config.json": answer });
  expect(await faultOf(readConfig())).toBe(fault);
  host.files.set("/config.json", '{"dataRoot":"https://data.test/"}');
  expect(await readConfig()).toEqual({ dataRoot: "https://data.test/" });
});
