import { spelled, spelledResult } from "@episcope/common/fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import { writeZip } from "../../zip/writeZip.ts";
import { encode, inPieces } from "./fixtures/publishedFixture.ts";
import { readNetwork } from "./readNetwork.ts";

const zipped = (json: string, name = "network.json") =>
  writeZip([
    { name: "read me", bytes: encode("roads") },
    { name, bytes: encode(json) },
  ]);

async function read(json: string, name?: string) {
  return readNetwork(inPieces(await zipped(json, name), 999), { file: "network.zip" });
}

async function networkOf(json: string) {
  const result = await read(json);
  if (result.kind === "broken") throw new Error(spelled(result.faults)[0]?.reason);
  return result.value;
}

const node = (id: string, x: number, y: number) => ({
  x: 4_595_000 + x,
  y: 5_820_000 + y,
  node_id: id,
});
const link = (from: string, to: string) => ({ from_node: from, to_node: to });
const nodes = [node("10", 0, 0), node("20", 3, -4), node("unused", 9, 9), node("30", 1000, 2000)];

test("keeps each pair of nodes once in either direction; drops loops and unused nodes", async () => {
  const links = [
    link("20", "10"),
    link("10", "20"),
    link("10", "20"),
    link("30", "30"),
    link("20", "30"),
  ];
  const expected = {
    segments: Float32Array.of(0, 0, 3, -4, 3, -4, 1000, 2000),
    nodeCount: 4,
    usedNodeCount: 3,
    linkCount: 5,
  };
  expect(await networkOf(JSON.stringify({ nodes, links }))).toEqual(expected);
  // Fields may come in any order, with whitespace, and with unknown ones between them.
  expect(
    await networkOf(JSON.stringify({ links, crs: { epsg: [31_468] }, nodes }, null, 1)),
  ).toEqual(expected);
});

// Check values of visualisations specification 1.4.
test("reads a network of the published size", async () => {
  const [nodeCount, usedCount, segmentCount, linkCount] = [101_372, 73_689, 91_723, 159_039];
  const all = Array.from({ length: nodeCount }, (_, n) => node(String(100_027_768 + 7 * n), n, -n));
  const idOf = (n: number) => String(100_027_768 + 7 * (n % usedCount));
  const links = Array.from({ length: linkCount }, (_, n) => {
    const segment = n % segmentCount;
    const step = segment < usedCount ? 1 : 2;
    const [from, to] = [idOf(segment), idOf(segment + step)];
    return n < segmentCount ? link(from, to) : link(to, from);
  });
  const network = await networkOf(JSON.stringify({ nodes: all, links }));
  expect([network.nodeCount, network.linkCount]).toEqual([nodeCount, linkCount]);
  expect([network.usedNodeCount, network.segments.length / 4]).toEqual([usedCount, segmentCount]);
});

test("links to unknown nodes are counted, bad nodes are reported with their position", async () => {
  const json = `{"nodes":[
{"x":4595000,"y":5820000,"node_id":"1"},
{"x":4595001,"y":5820000,"node_id":"2"},
  {"x":4595001,"y":5820000,"node_id":"1"},
{"x":0,"y":5820000,"node_id":"4"},
{"x":4595000,"y":5820000}],
"links":[{"from_node":"1","to_node":"2"},{"from_node":"4","to_node":"2"},{"from_node":"1"}]}`;
  const result = await read(json);
  expect(result.kind === "read" && [...result.value.segments]).toEqual([0, 0, 1, 0]);
  const inside = { file: "network.zip/network.json" };
  const place = (line: number, column: number) => ({ ...inside, line, column });
  expect(spelled(result.faults)).toEqual([
    { ...inside, reason: "2 links lead to unknown nodes" },
    { ...place(4, 39), reason: "the id stands already further up" },
    { ...place(5, 1), reason: "a place is missing or lies too far away" },
    { ...place(6, 1), reason: "the field node_id is missing" },
  ]);
});

test.each([
  ['{"nodes":[]}', "the field links is missing"],
  ['{"links":[]}', "the field nodes is missing"],
  ["[]", "this is not JSON of the expected form"],
  ['{"nodes":[{"x":1,"y":2', "the JSON ends too early"],
  ['{"nodes":5,"links":[]}', "this is not JSON of the expected form"],
  ['{"nodes":[{"x":null}],"links":[]}', "this is not JSON of the expected form"],
  ['{"nodes":[{"node_id":7}],"links":[]}', "this is not JSON of the expected form"],
  ['{"nodes":[{"node_id":""}],"links":[]}', "node_id must be a plain text of 1 to 64 characters"],
  ['{"nodes":[],"links":[]}{}', "this is not JSON of the expected form"],
  [`{"nodes":[],"links":[],"x":${"[".repeat(1e6)}}`, "the file is nested deeper than 64 levels"],
])("%.60s is unusable", async (json, reason) => {
  expect(spelledResult(await read(json))).toMatchObject({ kind: "broken", faults: [{ reason }] });
});

test("archives that are truncated, lack the entry or are not zip files are refused", async () => {
  expect(spelledResult(await read("{}", "roads.json"))).toMatchObject({
    kind: "broken",
    faults: [{ reason: "network.json is missing" }],
  });
  const zip = await zipped(JSON.stringify({ nodes, links: [] }));
  const reasonOf = async (bytes: Uint8Array) => {
    const result = await readNetwork(inPieces(bytes), { file: "network.zip" });
    return result.kind === "broken" ? spelled(result.faults)[0]?.reason : undefined;
  };
  const noZip = "this is not a zip archive, or its end is missing";
  expect(await reasonOf(zip)).toBeUndefined();
  expect(await reasonOf(zip.subarray(0, -30))).toBe(noZip);
  expect(await reasonOf(new Uint8Array())).toBe(noZip);
  const damaged = zip.slice();
  const at = zip.length - 200;
  damaged[at] = (damaged[at] ?? 0) ^ 0xff;
  expect(await reasonOf(damaged)).toMatch(/network\.json/);
});

test("an abort is not a fault", async () => {
  const signal = AbortSignal.abort(new Error("no longer wanted"));
  const reading = readNetwork(inPieces(await zipped("{}")), { file: "network.zip", signal });
  await expect(reading).rejects.toThrow("no longer wanted");
});

test("damaged networks give segments between known nodes, or a fault", async () => {
  const text = encode(JSON.stringify({ nodes, links: [link("10", "20"), link("30", "20")] }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(text.length - 1), fc.integer({ min: 32, max: 126 })), {
        minLength: 1,
        maxLength: 3,
      }),
      async (changes) => {
        const bytes = text.slice();
        for (const [at, value] of changes) bytes[at] = value;
        const result = await read(new TextDecoder().decode(bytes));
        if (result.kind === "broken") expect(result.faults.length).toBeGreaterThan(0);
        else expect(result.value.segments.every((value) => Math.abs(value) <= 1e6)).toBe(true);
      },
    ),
    { numRuns: 150 },
  );
});
