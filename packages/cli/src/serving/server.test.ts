import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DataRoot } from "../dataRoot.ts";
import { acceptedEncoding } from "./compression.ts";
import { createServer } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-server-"));
const siteFolder = join(folder, "site");
const table = "date,cases\n".repeat(500);

function write(path: string, content: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

let server: FastifyInstance;
beforeAll(async () => {
  write("site/index.html", "home");
  write("site/404.html", "other");
  write("site/imprint/index.html", "imprint");
  write("site/config.json", '{"dataRoot":"/data/"}');
  write("site/assets/app-abc123.js", "script");
  write("site/assets/app-abc123.js.gz", gzipSync("script"));
  write("site/reports/report-2020-04-08.md", "text");
  write("data/battery/2020-06-05/_info.txt", table);
  write("data/battery/2020-06-05/metadata.yaml", "city: berlin\n");
  write("secret.txt", "secret");
  server = await serve({ kind: "folder", folder: join(folder, "data") });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function serve(dataRoot: DataRoot | undefined): Promise<FastifyInstance> {
  return createServer({ siteFolder, dataRoot });
}

describe("pages", () => {
  test.each([
    ["/", "home"],
    ["/imprint", "imprint"],
    ["/imprint/", "imprint"],
    ["/imprint?x=1", "imprint"],
    ["/cologne/2022-11-23/variants", "other"],
    ["/2021-04-09/bmbf-1.8", "other"],
    ["/a//b", "other"],
    ["/%E0%A4%A", "other"],
    ["/a%00b", "other"],
  ])("%s", async (url, body) => {
    const answer = await server.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
    expect(answer.headers["content-type"]).toMatch(/^text\/html/);
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });
});

describe("missing files", () => {
  test.each([
    "/data/battery/none/metadata.yaml",
    "/data/",
    "/reports/report-1999-01-01.md",
    "/assets/old-123.js",
    "/favicon.ico",
    "/missing.js",
  ])("%s answers 404 without a page", async (url) => {
    const answer = await server.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([404, "404 Not Found\n"]);
  });

  test.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/data/../../secret.txt",
    "/data/%2e%2e/%2e%2e/secret.txt",
    "/data/..%2fsecret.txt",
    "/data/..%5csecret.txt",
    "/reports/..%2f..%2fsecret.txt",
    "/data/%252e%252e/secret.txt",
  ])("%s stays inside its root", async (url) => {
    expect((await server.inject(url)).body).not.toContain("secret");
  });
});

test("hashed files are cached for ever and sent compressed", async () => {
  const answer = await server.inject({
    url: "/assets/app-abc123.js",
    headers: { "accept-encoding": "gzip" },
  });
  expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(answer.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(answer.rawPayload).toString()).toBe("script");
});

describe("data files", () => {
  const url = "/data/battery/2020-06-05/_info.txt";

  test.each([
    ["bytes=0-3", 206, "date", "bytes 0-3/5500"],
    ["bytes=-6", 206, "cases\n", "bytes 5494-5499/5500"],
    ["bytes=5499-", 206, "\n", "bytes 5499-5499/5500"],
  ])("range %s", async (range, status, body, contentRange) => {
    const answer = await server.inject({ url, headers: { range, "accept-encoding": "gzip, br" } });
    expect([answer.statusCode, answer.body]).toEqual([status, body]);
    expect(answer.headers["content-range"]).toBe(contentRange);
    expect(answer.headers["content-encoding"]).toBeUndefined();
  });

  test("a range beyond the end answers 416", async () => {
    const answer = await server.inject({ url, headers: { range: "bytes=9999-" } });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers["content-range"]).toBe("bytes */5500");
  });

  test("an unchanged file answers 304", async () => {
    const { etag } = (await server.inject(url)).headers;
    expect(etag).toBeTruthy();
    const answer = await server.inject({ url, headers: { "if-none-match": String(etag) } });
    expect([answer.statusCode, answer.body]).toEqual([304, ""]);
  });

  test("text is compressed on the fly, small text is not", async () => {
    const brotli = await server.inject({ url, headers: { "accept-encoding": "gzip, br" } });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(table);
    expect(brotli.headers.vary).toContain("Accept-Encoding");
    const gzip = await server.inject({ url, headers: { "accept-encoding": "gzip" } });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(table);
    const plain = await server.inject({ url, headers: { "accept-encoding": "identity" } });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body).toBe(table);
    const small = await server.inject({
      url: "/data/battery/2020-06-05/metadata.yaml",
      headers: { "accept-encoding": "br" },
    });
    expect(small.headers["content-encoding"]).toBeUndefined();
  });

  test("HEAD sends the size and no body", async () => {
    const answer = await server.inject({ url, method: "HEAD" });
    expect([answer.statusCode, answer.headers["content-length"], answer.body]).toEqual([
      200,
      "5500",
      "",
    ]);
  });
});

test.each([
  ["gzip, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["BR;q=0.5", "br"],
  ["*", "gzip"],
  ["identity", undefined],
  ["", undefined],
])("of the encodings %j, %s is chosen", (header, expected) => {
  expect(acceptedEncoding(header)).toBe(expected);
});

describe("headers", () => {
  test.each(["/", "/data/none", "/config.json", "/%E0%A4%A"])("of %s are strict", async (url) => {
    const { headers } = await server.inject(url);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("unsafe");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBeTruthy();
    expect(headers["permissions-policy"]).toBeTruthy();
  });

  test("methods that write are refused", async () => {
    const answer = await server.inject({ url: "/", method: "POST" });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });
});

describe("data root", () => {
  test("a folder is served as /data/", async () => {
    expect((await server.inject("/config.json")).json()).toEqual({ dataRoot: "/data/" });
  });

  test("another site is named in config.json and allowed by the policy", async () => {
    const other = await serve({ kind: "url", url: new URL("https://data.example.org/public/") });
    const answer = await other.inject("/config.json");
    expect(answer.json()).toEqual({ dataRoot: "https://data.example.org/public/" });
    expect(answer.headers["content-security-policy"]).toContain(
      "connect-src 'self' https://data.example.org;",
    );
    await other.close();
  });

  test("without one, the site's own setting applies and /data/ is empty", async () => {
    const bare = await serve(undefined);
    expect((await bare.inject("/config.json")).json()).toEqual({ dataRoot: "/data/" });
    expect((await bare.inject("/data/battery/x/metadata.yaml")).statusCode).toBe(404);
    await bare.close();
  });
});

test("a missing build is reported in one clear sentence", async () => {
  await expect(createServer({ siteFolder: folder, dataRoot: undefined })).rejects.toThrow(
    "The portal is not built yet: run npm run build first.",
  );
});

describe("folder listings of the data root", () => {
  test("are generated if there is no index.json, without hidden files", async () => {
    write("data/battery/2020-06-05/.draft", "x");
    const answer = await server.inject("/data/battery/2020-06-05/index.json");
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { folders: [], files: ["_info.txt", "metadata.yaml"] },
    ]);
    expect((await server.inject("/data/battery/index.json")).json()).toEqual({
      folders: ["2020-06-05"],
      files: [],
    });
  });
  test("an existing index.json has precedence", async () => {
    write("data/battery/listed/index.json", '{"folders":["a"],"files":[]}');
    expect((await server.inject("/data/battery/listed/index.json")).json().folders).toEqual(["a"]);
  });
  test.each([
    "/data/nothing/index.json",
    "/data/../index.json",
    "/data/battery/2020-06-05/_info.txt/index.json",
  ])("%s does not exist", async (url) => {
    expect((await server.inject(url)).body).not.toContain("folders");
  });
});

describe("frames", () => {
  test("only the page of one plot may be framed by another site", async () => {
    const page = await server.inject("/cologne/x?leis=1.0");
    expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    expect(page.headers["x-frame-options"]).toBe("SAMEORIGIN");
    const plot = await server.inject("/cologne/x?leis=1.0&embed=casCom");
    expect(plot.headers["content-security-policy"]).toContain("frame-ancestors *");
    expect(plot.headers["x-frame-options"]).toBeUndefined();
    expect((await server.inject("/cologne/x?embed=")).headers["x-frame-options"]).toBe(
      "SAMEORIGIN",
    );
  });
});
