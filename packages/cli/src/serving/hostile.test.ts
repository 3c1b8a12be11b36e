// Hostile clients over real connections.
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServer } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-hostile-"));

function write(path: string, content: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

let server: FastifyInstance;
let port: number;
beforeAll(async () => {
  write("site/index.html", "home");
  write("site/404.html", "other");
  write("site/config.json", '{"dataRoot":"/data/"}');
  write("data/battery/a.txt", "inside");
  write("secret/key.txt", "secret");
  symlinkSync(join(folder, "secret"), join(folder, "data/link"));
  symlinkSync(join(folder, "secret/key.txt"), join(folder, "data/key.txt"));
  symlinkSync(join(folder, "data/battery"), join(folder, "data/inner"));
  symlinkSync(join(folder, "secret/key.txt"), join(folder, "site/key.txt"));
  server = await createServer({
    siteFolder: join(folder, "site"),
    dataRoot: { kind: "folder", folder: join(folder, "data") },
    headersTimeout: 200,
  });
  await server.listen({ port: 0, host: "127.0.0.1" });
  const address = server.server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Everything that the server sends until it closes the connection. */
async function responseTo(...parts: readonly string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let reply = "";
  socket.setEncoding("latin1").on("data", (text: string) => {
    reply += text;
  });
  // Writing to a closed connection fails.
  socket.on("error", () => {});
  for (const part of parts) socket.write(part, "latin1");
  await once(socket, "close");
  return reply;
}

const ask = (path: string, headers = "") =>
  responseTo(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${headers}\r\n`);

function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
}

describe("symbolic links", () => {
  test.each(["/data/link/key.txt", "/data/key.txt", "/key.txt", "/data/link/"])(
    "%s does not lead out of its folder",
    async (path) => {
      const answer = await ask(path);
      expect(answer).not.toContain("secret");
      expect(statusOf(answer)).toBe(404);
    },
  );

  test("may lead anywhere inside of the folder", async () => {
    expect(await ask("/data/inner/a.txt")).toContain("\r\n\r\ninside");
  });
});

describe("addresses", () => {
  test.each([
    "/data/../../secret/key.txt",
    "/data/%2e%2e/%2e%2e/secret/key.txt",
    "/data/%252e%252e%252fsecret/key.txt",
    "/data/..%c0%afsecret/key.txt",
    "/data/battery/a.txt%00.html",
    "/data//../../secret/key.txt",
    "//127.0.0.1/../secret/key.txt",
    "/data/....//secret/key.txt",
    "\\..\\secret\\key.txt",
    "/data/%5c..%5c..%5csecret%5ckey.txt",
    "http://elsewhere/data/../../secret/key.txt",
  ])("%s", async (path) => {
    const answer = await ask(path);
    expect(answer).not.toContain("secret\n");
    expect(answer).not.toMatch(/\r\n\r\nsecret/);
    expect([200, 400, 404]).toContain(statusOf(answer));
    if (statusOf(answer) === 200) expect(answer).toMatch(/\r\n\r\nother$/);
  });

  test("that are too long are refused", async () => {
    const answer = await ask(`/?${"a".repeat(9000)}`);
    expect(statusOf(answer)).toBe(414);
    expect(answer).toContain("x-content-type-options: nosniff");
    expect(statusOf(await ask(`/?${"a".repeat(7000)}`))).toBe(200);
  });
});

describe("requests", () => {
  test("with endless headers are refused", async () => {
    const answer = await ask("/", `x: ${"a".repeat(20_000)}\r\n`);
    expect(statusOf(answer)).toBe(431);
    expect(answer).toContain("connection: close");
  });

  test.each([
    ["nonsense", "hello\r\n\r\n"],
    ["a method that nobody knows", "BREW / HTTP/1.1\r\nhost: a\r\n\r\n"],
    ["two lengths", "GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n"],
    [
      "length and chunks",
      "GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
  ])("%s", async (_what, text) => {
    expect(statusOf(await responseTo(text))).toBe(400);
  });

  test("that are never finished are closed", async () => {
    expect(statusOf(await responseTo("GET / HTTP/1.1\r\nhost: a\r\nx-slow: "))).toBe(408);
  });

  test.each(["POST", "PUT", "DELETE", "PATCH"])("%s is not for this server", async (method) => {
    const answer = await responseTo(
      `${method} /data/battery/a.txt HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
    );
    expect(statusOf(answer)).toBe(405);
    expect(answer).toContain("allow: GET, HEAD");
  });

  test("hundreds of idle connections do not keep others out", async () => {
    const idle = Array.from({ length: 300 }, () =>
      connect(port, "127.0.0.1").on("error", () => {}),
    );
    expect(statusOf(await ask("/"))).toBe(200);
    for (const socket of idle) socket.destroy();
  });
});
