import { assert, constantFrom, jsonValue, oneof, property, string } from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hostUrl, startHost } from "./network/fixtures/host.ts";
import { parseAttributions } from "./reportedFiles.ts";

const source = {
  attribution: { en: "Institute, modified", de: "Institut, bearbeitet" },
  files: ["reported/germany.json", "observed/a.csv"],
};
const text = JSON.stringify({
  sources: [source, { attribution: { en: "Other" }, files: ["observed/a.csv"] }],
});

beforeEach(() => void vi.stubGlobal("location", { origin: hostUrl }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function start(files: Readonly<Record<string, string>>) {
  const host = startHost(files);
  return { host, reported: await import("./reportedFiles.ts") };
}

test("whose figures are in a file, in the language of the page or another", async () => {
  const { host, reported } = await start({
    "/config.json": '{"reported":true}',
    "/data/reported/sources.json": text,
  });
  expect(reported.attributionsOf("observed/a.csv", "de")).toEqual([]);
  await Promise.all([reported.loadAttributions(), reported.loadAttributions()]);
  expect(reported.attributionsOf("observed/a.csv", "de")).toEqual([
    "Institut, bearbeitet",
    "Other",
  ]);
  expect(reported.attributionsOf("reported/germany.json", "en")).toEqual(["Institute, modified"]);
  expect(reported.attributionsOf("constructor", "en")).toEqual([]);
  expect(host.seen).toHaveLength(2);
});

test("nothing is asked for where nothing was fetched", async () => {
  const { host, reported } = await start({ "/config.json": "{}" });
  await reported.loadAttributions();
  expect(await reported.fetchReportedFile("reported/germany.json")).toBeUndefined();
  expect(host.seen).toHaveLength(1);
});

test("any file is read, and gives texts only", () => {
  const values = oneof(jsonValue(), constantFrom(source, { ...source, files: [1, null] }));
  assert(
    property(
      oneof(
        string(),
        values.map((value) => JSON.stringify({ sources: [value] })),
      ),
      (file) => {
        for (const [path, texts] of parseAttributions(file)) {
          expect(typeof path).toBe("string");
          for (const one of texts.flatMap((each) => Object.values(each)))
            expect(one.length).toBeLessThanOrEqual(400);
        }
      },
    ),
  );
});
