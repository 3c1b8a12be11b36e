import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hostUrl, startHost } from "./network/fixtures/host.ts";

beforeEach(() => void vi.stubGlobal("location", { origin: hostUrl }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function load(files: Readonly<Record<string, string>>) {
  const host = startHost(files);
  const { loadReported } = await import("./reported.ts");
  return { host, reported: await loadReported("germany", new AbortController().signal) };
}
const config = '{"reported":true}';
const series = '{"weeks":["2021-03-01"],"cases":[70]}';

test("reported series are asked for where there are any", async () => {
  const { reported } = await load({
    "/config.json": config,
    "/data/reported/germany.json": series,
  });
  expect(reported).toMatchObject({ kind: "read", series: { cases: [70] } });
});

test("where nothing was fetched, nothing is asked for", async () => {
  const { host, reported } = await load({ "/data/reported/germany.json": series });
  expect(reported).toEqual({ kind: "absent" });
  expect(host.seen).toHaveLength(1);
});

test("a region without a file, and a broken one", async () => {
  expect((await load({ "/config.json": config })).reported.kind).toBe("absent");
  vi.resetModules();
  const broken = await load({ "/config.json": config, "/data/reported/germany.json": "{" });
  expect(broken.reported).toEqual({ kind: "broken", file: "reported/germany.json" });
});
