import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeLog } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { operationsServer } from "./operations.ts";
import { createServer } from "./server.ts";
import { stopServer } from "./stop.ts";
import { watchServer } from "./watch.ts";

let folder: string;
let server: FastifyInstance;
let metrics: Metrics;
let lines: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "episcope-watch-"));
  mkdirSync(join(folder, "data"));
  for (const [name, text] of [
    ["index.html", "home"],
    ["404.html", "other"],
    ["config.json", '{"dataRoot":"/data/"}'],
  ] as const) {
    writeFileSync(join(folder, name), text);
  }
  lines = [];
  server = await createServer({ siteFolder: folder, dataRoot: undefined });
  metrics = watchServer(
    server,
    makeLog("info", (line) => lines.push(line)),
    undefined,
  );
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test("responses are counted by kind and status", async () => {
  await server.inject("/");
  await server.inject("/");
  await server.inject("/data/none.csv");
  const text = metrics.text();
  expect(text).toContain('episcope_http_answers_total{kind="page",method="GET",code="200"} 2\n');
  expect(text).toContain('episcope_http_answers_total{kind="data",method="GET",code="404"} 1\n');
  expect(text).toContain('episcope_http_answer_seconds_count{kind="page"} 2\n');
  expect(text).toMatch(/\nprocess_resident_memory_bytes \d{7,}\n/);
});

test("the log contains neither visitors nor their choices", async () => {
  await server.inject({
    url: "/2020-06-05?work=0.5",
    remoteAddress: "203.0.113.7",
    headers: { "user-agent": "Somebody", referer: "https://example.org/a", cookie: "b=c" },
  });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-/),
      level: "info",
      event: "answer",
      method: "GET",
      path: "/2020-06-05",
      status: 200,
      milliseconds: expect.any(Number),
    },
  ]);
});

async function ask(url: string): Promise<readonly [number | undefined, string]> {
  const [response] = await once(get(url, { agent: false }), "response");
  let text = "";
  for await (const part of response.setEncoding("utf8")) text += part;
  return [response.statusCode, text];
}

test("health and metrics have their own port", async () => {
  let isReady = true;
  const operations = operationsServer({ metrics, isReady: () => isReady });
  await once(operations.listen(0, "127.0.0.1"), "listening");
  const address = operations.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  expect(await ask(`${url}/healthz`)).toEqual([200, "ok\n"]);
  expect((await ask(`${url}/metrics`))[1]).toContain("# TYPE episcope_http_answers_total counter");
  expect((await ask(`${url}/`))[0]).toBe(404);
  isReady = false;
  expect(await ask(`${url}/healthz`)).toEqual([503, "stopping\n"]);
  operations.close();
  // Visitors cannot reach them.
  expect((await server.inject("/metrics")).body).toBe("other");
});

test("on shutdown it finishes responses and accepts nothing new", async () => {
  let finish = () => {};
  server.get("/slow", async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return "done";
  });
  const url = await server.listen({ port: 0, host: "127.0.0.1" });
  const asked = once(server.server, "request");
  const slow = ask(`${url}/slow`);
  await asked;
  const stopped = stopServer(server, 60_000);
  await expect(ask(`${url}/`)).rejects.toThrow("ECONNREFUSED");
  finish();
  expect(await slow).toEqual([200, "done"]);
  await stopped;
});

test("connections that stay open are closed after the grace period", async () => {
  server.get("/never", () => new Promise(() => {}));
  const url = await server.listen({ port: 0, host: "127.0.0.1" });
  const asked = once(server.server, "request");
  const never = expect(ask(`${url}/never`)).rejects.toThrow("socket hang up");
  await asked;
  await stopServer(server, 1);
  await never;
});
