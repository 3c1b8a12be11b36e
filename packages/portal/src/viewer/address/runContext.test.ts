import { formatDay } from "@episcope/common";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { hostUrl, startHost } from "../../data/network/fixtures/host.ts";
import { loadRunContext } from "./runContext.ts";

vi.mock("../../data/reader/reader.ts", async () => {
  const { connectCalls } = await import("../../data/calls/fixtures/connection.ts");
  const { readerMethods } = await import("../../data/reader/methods.ts");
  return { reader: connectCalls(readerMethods) };
});

beforeEach(() => {
  vi.stubGlobal("location", { origin: hostUrl });
});
afterEach(() => vi.unstubAllGlobals());
afterAll(async () => {
  const { closeConnections } = await import("../../data/calls/fixtures/connection.ts");
  closeConnections();
});

const metadata = `city: berlin
zipFolder: summaries
startDate: 2020-03-01
offset: [0, 5]
optionGroups:
  - heading: Masks
    measures:
      - measure: mask
        title: Mask type
`;
const info = `RunScript;Config;RunId;Output;mask;offset
na;na;sz1;na;none;0
na;na;sz2;na;ffp2;5
`;

async function contextOf(runId: string, files: Readonly<Record<string, string>>) {
  startHost({ "/config.json": '{"dataRoot":"/data"}', ...files });
  const { signal } = new AbortController();
  const run = { battery: "x", runId };
  const { startDay, address, metadata: found } = await loadRunContext(run, signal);
  return [formatDay(startDay), address, found?.city];
}

const both = { "/data/battery/x/metadata.yaml": metadata, "/data/battery/x/_info.txt": info };

test("the context has the start of the run, shifted by its row, and its page", async () => {
  expect(await contextOf("sz1", both)).toEqual(["2020-03-01", "/x?mask=none", "berlin"]);
  expect(await contextOf("sz2", both)).toEqual(["2020-03-06", "/x?view-shift=5", "berlin"]);
});

test("the run without restrictions has no row", async () => {
  expect(await contextOf("sz0", both)).toEqual(["2020-03-01", "/x?view-base=1", "berlin"]);
});

test("without a run table or a description there is a default start", async () => {
  const [description] = Object.keys(both);
  expect(await contextOf("sz1", { [description ?? ""]: metadata })).toEqual([
    "2020-03-01",
    "/x",
    "berlin",
  ]);
  expect(await contextOf("sz1", {})).toEqual(["2020-02-25", "/x", undefined]);
  expect(await contextOf("sz1", { [description ?? ""]: "<html>" })).toEqual([
    "2020-02-25",
    "/x",
    undefined,
  ]);
});

test("a run of the lab leads back to its scenario, without any file", async () => {
  const host = startHost({});
  const { signal } = new AbortController();
  const code = "lab1_berlin_0890db_l0a1e0k0";
  const run = { battery: "lab-small", runId: `${code}-1` };
  expect(await loadRunContext(run, signal)).toMatchObject({
    address: `/lab?scenario=${code}`,
    members: 8,
    isStartKnown: true,
  });
  expect(await loadRunContext({ ...run, battery: "lab" }, signal)).toMatchObject({ members: 16 });
  expect(host.seen).toEqual([]);
});
