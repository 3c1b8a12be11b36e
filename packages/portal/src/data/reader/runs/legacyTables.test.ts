import { problem } from "@episcope/common";
import { afterEach, expect, test, vi } from "vitest";
import { brokenLine, hostUrl, startHost } from "../../network/fixtures/host.ts";
import { readLegacyIndex } from "./legacyTables.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const { signal } = new AbortController();
const file = { folder: `${hostUrl}/data/legacy/`, info: "v1-info.txt" };
const path = "/data/legacy/v1-info.txt";

test("the run table is read", async () => {
  startHost({ [path]: "RunScript;Config;RunId;Output;Close Workplaces\nr;c;snz1;o;1000\n" });
  expect(await readLegacyIndex(file, signal)).toEqual({
    index: { parameters: ["Close Workplaces"], runs: [{ runId: "snz1", values: ["1000"] }] },
    hasBaseRun: false,
    faults: [],
  });
});

test.each([
  ["missing", {}],
  ["a page instead", { "/other": "" }],
])("%s is a fault that names the file", async (_name, files) => {
  startHost(files, { fallbackPage: "<!doctype html>" });
  expect(await readLegacyIndex(file, signal)).toEqual({
    index: undefined,
    hasBaseRun: false,
    faults: [{ file: "v1-info.txt", ...problem("fileMissing") }],
  });
});

test("a lost connection is an error: the table may exist", async () => {
  startHost({ [path]: brokenLine });
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  await expect(readLegacyIndex(file, signal)).rejects.toMatchObject({ fault: "network" });
  vi.useRealTimers();
});
