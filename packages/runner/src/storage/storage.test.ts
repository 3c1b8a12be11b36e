import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { StorageError } from "../files/storageError.ts";
import { emptyFolder } from "../fixtures/runFixtures.ts";
import { bucket, type S3Server, startS3Server } from "./fixtures/s3Server.ts";
import { folderStorage } from "./folderStorage.ts";
import { parseS3Address } from "./s3Address.ts";
import { s3Storage } from "./s3Storage.ts";
import { parseS3Error, parseS3List } from "./s3Xml.ts";
import { readTextAt, readWhole, type Storage } from "./storage.ts";

const encode = (text: string) => new TextEncoder().encode(text);
let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.stop());
afterEach(() => {
  server.disturb = undefined;
  server.seen.length = 0;
});

let folders = 0;
function s3(
  changes: Readonly<Record<string, string>> = {},
  where = `s3://${bucket}/a b/${folders++}/`,
  pageSize?: number,
): Promise<Storage> {
  const address = parseS3Address(where, { ...server.environment, ...changes });
  if (typeof address === "string") throw new Error(address);
  return s3Storage({ ...address, pauses: [1, 1], ...(pageSize !== undefined && { pageSize }) });
}

describe.each([
  ["a folder", async () => folderStorage(emptyFolder())],
  ["a bucket", () => s3()],
])("%s", (_name, open) => {
  test("keeps files, lists folders, reads ranges, removes", async () => {
    const storage = await open();
    expect(await storage.list("")).toEqual({ folders: [], files: new Map() });
    expect(await storage.stat("x/a.zip")).toBeUndefined();
    await storage.put("x/a.zip", [encode("one "), encode("two")]);
    await storage.put("x/ü & (1)*.csv", encode("n\n"));
    await storage.put("x/y/z.txt", encode("deep"));
    await storage.put("x/.hidden", encode("hidden"));
    await storage.put("xy.txt", encode(""));
    expect((await storage.stat("x/a.zip"))?.size).toBe(7);
    expect(await storage.read("x/a.zip", 4, 99)).toEqual(encode("two"));
    expect(await storage.read("x/a.zip", 0, 3)).toEqual(encode("one"));
    expect(await readTextAt(storage, "x/ü & (1)*.csv")).toBe("n\n");
    expect(await readWhole(storage, "xy.txt")).toEqual(new Uint8Array());
    const { folders, files } = await storage.list("x");
    expect(folders).toEqual(["y"]);
    expect([...files].map(([name, { size }]) => [name, size])).toEqual([
      ["a.zip", 7],
      ["ü & (1)*.csv", 2],
    ]);
    expect((await storage.list("")).folders).toEqual(["x"]);
    const before = await storage.stat("x/a.zip");
    await storage.put("x/a.zip", encode("three, longer"));
    expect((await storage.stat("x/a.zip"))?.version).not.toBe(before?.version);
    await storage.remove("x/a.zip");
    await storage.remove("x/a.zip");
    expect(await storage.stat("x/a.zip")).toBeUndefined();
    await expect(storage.read("x/a.zip", 0, 1)).rejects.toThrow();
  });
});

test("a listing has as many pages as it needs", async () => {
  const storage = await s3({}, undefined, 3);
  const names = Array.from({ length: 8 }, (_, number) => `${number}.zip`);
  for (const name of names) await storage.put(`runs/${name}`, encode(name));
  await storage.put("runs/x/y.zip", encode(""));
  server.seen.length = 0;
  const { folders, files } = await storage.list("runs");
  expect([[...files.keys()], folders]).toEqual([names, ["x"]]);
  expect(server.seen).toHaveLength(3);
});

test.each([
  ["a wrong key", { AWS_ACCESS_KEY_ID: "NOBODY" }, undefined, /refuses access.*Check AWS_/],
  ["no such bucket", {}, "s3://nothing-here/a", /There is no bucket nothing-here at 127\.0\.0\.1/],
])("%s is told at once, and further files would fail, too", async (_name, changes, where, told) => {
  const error = await s3(changes, where).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(StorageError);
  expect(error).toMatchObject({ message: expect.stringMatching(told), isFull: true });
  expect(server.seen).toHaveLength(1);
});

test("a server that is busy is asked a few times more", async () => {
  const storage = await s3();
  const busy = (times: number) => {
    let left = times;
    server.disturb = (incoming, outgoing) => {
      if (left-- <= 0) return undefined;
      incoming.resume();
      outgoing.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");
      return true;
    };
  };
  busy(2);
  await storage.put("a.txt", encode("a"));
  expect(await readTextAt(storage, "a.txt")).toBe("a");
  busy(99);
  server.seen.length = 0;
  await expect(storage.put("a.txt", encode("b"))).rejects.toMatchObject({
    message: expect.stringMatching(/has no time \(SlowDown\), after 3 attempts/),
    isFull: false,
  });
  expect(server.seen).toHaveLength(3);
  server.disturb = undefined;
  expect(await readTextAt(storage, "a.txt")).toBe("a");
});

test("a line that is cut in the middle of a file leaves what was there before", async () => {
  const storage = await s3();
  await storage.put("a.bin", encode("before"));
  server.disturb = (incoming) => {
    if (incoming.method !== "PUT") return undefined;
    incoming.once("data", () => incoming.socket.destroy());
    return true;
  };
  await expect(storage.put("a.bin", randomBytes(4_000_000))).rejects.toThrow(
    /The connection to 127\.0\.0\.1:\d+ failed, after 3 attempts/,
  );
  server.disturb = undefined;
  expect(await readTextAt(storage, "a.bin")).toBe("before");
});

test("an answer that is cut off is asked for again", async () => {
  const storage = await s3();
  await storage.put("a.txt", encode("all of it"));
  let isFirst = true;
  server.disturb = (_incoming, outgoing) => {
    if (!isFirst) return undefined;
    isFirst = false;
    outgoing.writeHead(206, { "content-length": "9" });
    outgoing.write("all", () => outgoing.destroy());
    return true;
  };
  expect(await storage.read("a.txt", 0, 9)).toEqual(encode("all of it"));
});

test("a refusal in the middle is told, and nothing is tried again", async () => {
  const storage = await s3();
  server.disturb = (incoming, outgoing) => {
    incoming.resume();
    outgoing.writeHead(403).end("<Error><Code>ExpiredToken</Code></Error>");
    return true;
  };
  server.seen.length = 0;
  await expect(storage.put("a.txt", encode("a"))).rejects.toMatchObject({
    message: expect.stringMatching(/refuses access to the bucket sweeps \(ExpiredToken\)/),
    isFull: true,
  });
  expect(server.seen).toHaveLength(1);
});

test.each([
  ["s3://", {}, /no address such as/],
  ["s3://B_/x", {}, /no address such as/],
  ["s3://bucket/../x", {}, /no address such as/],
  ["s3://bucket", { AWS_ENDPOINT_URL: "file:///etc" }, /not a web address/],
  ["s3://bucket", { AWS_ACCESS_KEY_ID: "a" }, /belong together/],
])("%s is refused in a sentence", (text, environment, sentence) => {
  expect(parseS3Address(text, environment)).toMatch(sentence);
});

test("addresses are those of the environment, or of Amazon", () => {
  expect(parseS3Address("s3://bucket/a//b/", { AWS_REGION: "eu-central-1" })).toMatchObject({
    ...{ bucket: "bucket", prefix: "a/b", region: "eu-central-1", credentials: undefined },
    host: "Amazon S3",
  });
});

test("answers with anything in them give names, numbers or nothing", () => {
  const list = parseS3List(
    "<Contents><Key>a&amp;b&#x2F;c&bogus;</Key><Size>3</Size></Contents><Contents><Key>x</Key><Size>-1</Size></Contents><Contents><Key>cut",
  );
  expect(list.files).toEqual([{ key: "a&b/c&bogus;", size: 3, etag: "" }]);
  expect(parseS3List("<html>")).toEqual({ files: [], prefixes: [], next: undefined });
  expect(parseS3Error("<Code>No Such\nThing</Code>")).toBeUndefined();
});
