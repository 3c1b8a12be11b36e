import { type PackedPlace, writePackedIndex } from "@episcope/battery";
import { afterEach, expect, test, vi } from "vitest";
import { FetchError } from "./fetchError.ts";
import { type FakeHost, hostUrl, startHost } from "./fixtures/host.ts";
import { openFile } from "./openFile.ts";
import { requestRunFile } from "./requestRunFile.ts";

afterEach(() => vi.unstubAllGlobals());

const encode = (text: string) => new TextEncoder().encode(text);
const archive = encode("....first file....second");
const at = (offset: number, bytes: number, changes: Partial<PackedPlace> = {}): PackedPlace => ({
  ...{ archive: "a.zip", offset, bytes, crc: 7 },
  ...changes,
});
let folders = 0;

/** Tables are kept for the visit, so each test has a folder of its own. */
function packedHost(places: Record<string, PackedPlace> = { "sz1.zip": at(4, 10) }): {
  readonly host: FakeHost;
  readonly folder: string;
  readonly ask: (
    name: string,
    headers?: Record<string, string>,
    method?: "GET" | "HEAD",
  ) => Promise<Response>;
} {
  const folder = `/data/b${folders++}/s/`;
  const host = startHost({
    [`${folder}packed/index.csv`]: writePackedIndex(new Map(Object.entries(places))),
    [`${folder}packed/a.zip`]: archive,
    [`${folder}sz9.zip`]: encode("by itself"),
  });
  const packed = `${hostUrl}${folder}packed/`;
  const ask = (name: string, headers = {}, method: "GET" | "HEAD" = "GET") =>
    requestRunFile(hostUrl + folder + name, { packed, headers, method });
  return { host, folder, ask };
}

test("a packed file is one range; the table is asked for once, a single file by its address", async () => {
  const { host, folder, ask } = packedHost();
  const [first] = await Promise.all([ask("sz1.zip"), ask("sz1.zip")]);
  expect([first.status, await first.text()]).toEqual([200, "first file"]);
  expect(await (await ask("sz9.zip")).text()).toBe("by itself");
  expect(host.seen).toEqual([
    `GET ${folder}packed/index.csv`,
    `GET ${folder}packed/a.zip bytes=4-13`,
    `GET ${folder}packed/a.zip bytes=4-13`,
    `GET ${folder}sz9.zip`,
  ]);
});

test.each([
  ["bytes=0-4", "first", "bytes 0-4/10"],
  ["bytes=6-", "file", "bytes 6-9/10"],
  ["bytes=-4", "file", "bytes 6-9/10"],
  ["bytes=-8192", "first file", "bytes 0-9/10"],
  ["bytes=8-999", "le", "bytes 8-9/10"],
])("%s is a range of the file, never of its neighbours", async (range, text, position) => {
  const { ask } = packedHost();
  const response = await ask("sz1.zip", { range });
  expect([response.status, response.headers.get("content-range")]).toEqual([206, position]);
  expect(await response.text()).toBe(text);
});

test("whether it is there is known without asking for the archive", async () => {
  const { host, ask } = packedHost();
  const response = await ask("sz1.zip", {}, "HEAD");
  expect([response.status, response.headers.get("content-length")]).toEqual([200, "10"]);
  expect(host.seen).toHaveLength(1);
  expect((await ask("sz1.zip", { range: "bytes=10-20" })).status).toBe(416);
});

test("a server without ranges sends the archive, of which the file is cut out", async () => {
  const { host, folder, ask } = packedHost();
  host.files.set(`${folder}packed/a.zip`, () => new Response(archive));
  expect(await (await ask("sz1.zip", { range: "bytes=0-4" })).text()).toBe("first");
});

test("runs that were packed again during the visit are found in their new archive", async () => {
  const { host, folder, ask } = packedHost();
  await ask("sz1.zip");
  host.files.delete(`${folder}packed/a.zip`);
  const moved = new Map([["sz1.zip", at(0, 3, { archive: "b.zip" })]]);
  host.files.set(`${folder}packed/index.csv`, writePackedIndex(moved));
  host.files.set(`${folder}packed/b.zip`, encode("new, and more"));
  expect(await (await ask("sz1.zip")).text()).toBe("new");
});

test("without table or archive, the file by itself is asked for", async () => {
  const { host, folder, ask } = packedHost({ "sz9.zip": at(0, 3, { archive: "lost.zip" }) });
  expect(await (await ask("sz9.zip")).text()).toBe("by itself");
  const other = packedHost();
  other.host.files.delete(`${other.folder}packed/index.csv`);
  expect(await (await other.ask("sz9.zip")).text()).toBe("by itself");
  expect(host.seen).toContain(`GET ${folder}sz9.zip`);
});

test("an opened file reads ranges, and tells when it has been replaced", async () => {
  const size = 20_000;
  const { host, folder } = packedHost({ "sz1.zip": at(4, size) });
  host.files.set(`${folder}packed/a.zip`, encode(`....${"a".repeat(size)}....`));
  const packed = `${hostUrl}${folder}packed/`;
  const file = await openFile(`${hostUrl}${folder}sz1.zip`, { packed });
  if (file.kind !== "file") throw new Error("it is being computed");
  expect(file.size).toBe(size);
  expect(await file.source().read(size - 3, size + 9)).toEqual(encode("aaa"));
  host.files.delete(`${folder}packed/a.zip`);
  const moved = new Map([["sz1.zip", at(0, size, { archive: "b.zip", crc: 8 })]]);
  host.files.set(`${folder}packed/index.csv`, writePackedIndex(moved));
  host.files.set(`${folder}packed/b.zip`, encode("b".repeat(size)));
  await expect(file.source().read(size - 3, size)).rejects.toEqual(
    new FetchError("changed", `${hostUrl}${folder}sz1.zip`),
  );
});
