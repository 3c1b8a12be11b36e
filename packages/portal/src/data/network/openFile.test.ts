import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ByteSource } from "@episcope/battery";
import { afterEach, describe, expect, test, vi } from "vitest";
import { FetchError } from "./fetchError.ts";
import { fetchText } from "./fetchText.ts";
import { openFile } from "./openFile.ts";
import { type RequestOptions, request } from "./request.ts";

type Handler = (request: IncomingMessage, response: ServerResponse, number: number) => void;

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

/** A server on a free port; the handler gets the number of the request, starting at 1. */
async function serve(handler: Handler): Promise<{ url: string; seen: IncomingMessage[] }> {
  const seen: IncomingMessage[] = [];
  const started = createServer((request, response) => {
    seen.push(request);
    handler(request, response, seen.length);
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(started.address() as AddressInfo).port}/file`, seen };
}

const file = Uint8Array.from({ length: 50_000 }, (_, index) => index % 251);

/** Answers like a server with range support. */
function answerRange(request: IncomingMessage, response: ServerResponse, headers = {}): void {
  const match = /^bytes=(\d*)-(\d+)$/.exec(request.headers.range ?? "");
  if (!match) {
    response.writeHead(200, { "content-length": file.length, ...headers });
    response.end(request.method === "HEAD" ? undefined : file);
    return;
  }
  const isSuffix = match[1] === "";
  const start = isSuffix ? file.length - Number(match[2]) : Number(match[1]);
  const part = file.subarray(start, isSuffix ? file.length : Number(match[2]) + 1);
  response.writeHead(206, {
    "content-range": `bytes ${start}-${start + part.length - 1}/${file.length}`,
    "content-length": part.length,
    ...headers,
  });
  response.end(part);
}

const shortTimeout: RequestOptions = { retryPolicy: { timeoutMilliseconds: 2000, pauses: [1, 1] } };

async function open(url: string, options = shortTimeout): Promise<ByteSource> {
  const opened = await openFile(url, options);
  if (opened.kind !== "file") throw new Error("the file is still computed");
  return opened.source();
}

async function faultOf(attempt: Promise<unknown>): Promise<string> {
  const error = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof FetchError ? error.fault : String(error);
}

test("with range support the file is read in parts", async () => {
  const { url, seen } = await serve((request, response) => answerRange(request, response));
  const source = await open(url);
  expect(source.size).toBe(50_000);
  expect(await source.read(10, 20)).toEqual(file.subarray(10, 20));
  expect(seen).toHaveLength(1);
  expect(await source.read(49_990, 60_000)).toEqual(file.subarray(49_990));
  expect(seen.map((request) => request.headers.range)).toEqual([
    "bytes=0-8191",
    "bytes=49990-49999",
  ]);
  expect(await source.read(60_000, 60_010)).toEqual(new Uint8Array());
});

test("on the same site the end is requested first, which also tells the size", async () => {
  const { url, seen } = await serve((request, response) => answerRange(request, response));
  const opened = await openFile(url, shortTimeout, true);
  if (opened.kind !== "file") throw new Error("the file is still computed");
  const source = opened.source();
  expect(source.size).toBe(50_000);
  expect(await source.read(49_000, 50_000)).toEqual(file.subarray(49_000));
  expect(seen.map((request) => request.headers.range)).toEqual(["bytes=-8192"]);
  expect(await source.read(41_000, 42_000)).toEqual(file.subarray(41_000, 42_000));
  expect(seen).toHaveLength(2);
});

test("a server without suffix ranges is asked for the start", async () => {
  const { url, seen } = await serve((request, response) => {
    if (request.headers.range?.startsWith("bytes=-")) response.writeHead(416).end();
    else answerRange(request, response);
  });
  const opened = await openFile(url, shortTimeout, true);
  expect(opened).toMatchObject({ kind: "file", size: 50_000 });
  expect(seen).toHaveLength(2);
});

test("without range support the whole file is read", async () => {
  const { url, seen } = await serve((_request, response) => response.end(file));
  const source = await open(url);
  expect(await source.read(40_000, 40_010)).toEqual(file.subarray(40_000, 40_010));
  expect(seen).toHaveLength(1);
});

test("a hidden size is requested with HEAD", async () => {
  const { url, seen } = await serve((request, response) =>
    answerRange(
      request,
      response,
      request.method === "HEAD" ? {} : { "content-range": "none of your business" },
    ),
  );
  const source = await open(url);
  expect(source.size).toBe(50_000);
  expect(seen.map(({ method }) => method)).toEqual(["GET", "HEAD"]);
});

test("a run that is being computed reports its progress", async () => {
  const bodies = ['{"progress":0.4}', "soon", '{"progress":7}'];
  const { url } = await serve((_request, response, number) => {
    response.writeHead(202);
    response.end(bodies[number - 1]);
  });
  expect(await openFile(url, shortTimeout)).toEqual({ kind: "computing", progress: 0.4 });
  expect(await openFile(url, shortTimeout)).toEqual({ kind: "computing", progress: undefined });
  expect(await openFile(url, shortTimeout)).toEqual({ kind: "computing", progress: undefined });
});

test("temporary server errors are retried, permanent ones are reported", async () => {
  const { url, seen } = await serve((request, response, number) => {
    if (number < 3) response.writeHead(503).end();
    else answerRange(request, response);
  });
  expect((await open(url)).size).toBe(50_000);
  expect(seen).toHaveLength(3);
  const always = await serve((_request, response) => response.writeHead(500).end());
  expect(await faultOf(open(always.url))).toBe("server");
  expect(always.seen).toHaveLength(3);
});

test("a missing file is requested only once", async () => {
  const { url, seen } = await serve((_request, response) => response.writeHead(404).end());
  expect(await faultOf(open(url))).toBe("missing");
  expect(await faultOf(fetchText(url, shortTimeout))).toBe("missing");
  expect(seen).toHaveLength(2);
});

test("a refused connection is retried, a truncated response is reported", async () => {
  const { url } = await serve((request, response, number) => {
    if (number === 1) request.socket.destroy();
    else answerRange(request, response);
  });
  expect((await open(url)).size).toBe(50_000);
  const cut = await serve((_request, response) => {
    response.writeHead(200, { "content-length": 1000 });
    response.write("half");
    setImmediate(() => response.destroy());
  });
  expect(await faultOf(open(cut.url))).toBe("truncated");
  expect(await faultOf(fetchText(cut.url, shortTimeout))).toBe("truncated");
});

test("a response that does not arrive in time is an error", async () => {
  const { url } = await serve(() => {});
  const asked = vi.spyOn(globalThis, "fetch");
  const tinyTimeout = { retryPolicy: { timeoutMilliseconds: 50, pauses: [1] } };
  expect(await faultOf(open(url, tinyTimeout))).toBe("timeout");
  // Counted in the client: on a busy machine the server may not even have seen them.
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
});

test("parts of a file that has changed are not mixed", async () => {
  const { url } = await serve((request, response, number) =>
    answerRange(request, response, { etag: `"${number}"` }),
  );
  const source = await open(url);
  expect(await faultOf(source.read(20_000, 20_010))).toBe("changed");
});

test("a part of the wrong length is refused", async () => {
  const { url } = await serve((request, response, number) => {
    if (number === 1) answerRange(request, response);
    else response.writeHead(206).end("short");
  });
  expect(await faultOf((await open(url)).read(20_000, 20_010))).toBe("truncated");
});

describe("wrong range responses", () => {
  /** The first request is answered correctly, the second with this part. */
  async function readingPart(contentRange: string, body: Uint8Array): Promise<string> {
    const { url } = await serve((request, response, number) => {
      if (number === 1) answerRange(request, response);
      else response.writeHead(206, { "content-range": contentRange }).end(body);
    });
    return await faultOf((await open(url)).read(20_000, 20_010));
  }

  test("a part at another position is refused", async () => {
    const body = file.subarray(30_000, 30_010);
    expect(await readingPart("bytes 30000-30009/50000", body)).toBe("server");
  });

  test("a part of a file with another size is refused", async () => {
    const body = file.subarray(20_000, 20_010);
    expect(await readingPart("bytes 20000-20009/50001", body)).toBe("changed");
  });

  test("a part shorter than announced is refused", async () => {
    const body = file.subarray(20_000, 20_005);
    expect(await readingPart("bytes 20000-20009/50000", body)).toBe("truncated");
  });

  test("a whole file of another size is refused", async () => {
    const { url } = await serve((request, response, number) => {
      if (number === 1) answerRange(request, response);
      else response.end(file.subarray(100));
    });
    expect(await faultOf((await open(url)).read(20_000, 20_010))).toBe("changed");
  });

  test("a first part shorter than announced is refused", async () => {
    const { url } = await serve((_request, response) => {
      const headers = { "content-range": "bytes 41808-49999/50000" };
      response.writeHead(206, headers).end(file.subarray(46_000));
    });
    expect(await faultOf(openFile(url, shortTimeout, true))).toBe("truncated");
  });

  test("a first part shorter than the size from HEAD is refused", async () => {
    const { url } = await serve((request, response) => {
      if (request.method === "HEAD") answerRange(request, response);
      else response.writeHead(206).end(file.subarray(0, 5000));
    });
    expect(await faultOf(open(url))).toBe("truncated");
  });

  test("the start instead of the end is used at its position", async () => {
    const { url } = await serve((request, response) => {
      const range = request.headers.range?.replace("bytes=-8192", "bytes=0-8191");
      request.headers.range = range ?? "";
      answerRange(request, response);
    });
    const opened = await openFile(url, shortTimeout, true);
    if (opened.kind !== "file") throw new Error("the file is still computed");
    expect(await opened.source().read(0, 10)).toEqual(file.subarray(0, 10));
    expect(await opened.source().read(49_000, 50_000)).toEqual(file.subarray(49_000));
  });
});

test("a response that has begun in time may take longer", async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
  let finish = () => {};
  const { url } = await serve((_request, response) => {
    response.writeHead(200, { "content-length": "8" }).write("half");
    finish = () => response.end("half");
  });
  const response = await request(url);
  late.abort();
  finish();
  expect(await response.text()).toBe("halfhalf");
  timeout.mockRestore();
});

test("aborting ends the response and further attempts", async () => {
  const { url, seen } = await serve((_request, response) => response.writeHead(500).end());
  const abort = new AbortController();
  const retryPolicy = { timeoutMilliseconds: 2000, pauses: [5000] };
  const opening = openFile(url, { signal: abort.signal, retryPolicy });
  await expect.poll(() => seen.length).toBe(1);
  abort.abort();
  await expect(opening).rejects.toThrow("aborted");
  expect(seen).toHaveLength(1);
});

test("reading is aborted by the reader's signal, not by that of opening", async () => {
  const { url, seen } = await serve((request, response, number) => {
    if (number !== 2) answerRange(request, response, { etag: '"1"' });
  });
  const opening = new AbortController();
  const opened = await openFile(url, { ...shortTimeout, signal: opening.signal });
  if (opened.kind !== "file") throw new Error("the file is still computed");
  expect(opened.version).toBe('50000 "1"');
  opening.abort();
  const reading = new AbortController();
  const stopped = opened.source(reading.signal).read(20_000, 20_010);
  await expect.poll(() => seen.length).toBe(2);
  reading.abort(new Error("enough"));
  await expect(stopped).rejects.toThrow("enough");
  expect(await opened.source().read(20_000, 20_010)).toEqual(file.subarray(20_000, 20_010));
});

test("an HTML page in place of a file is refused", async () => {
  const { url } = await serve((_request, response, number) =>
    response
      .writeHead(number === 1 ? 200 : 404, { "content-type": "text/html" })
      .end("<html></html>"),
  );
  expect(await faultOf(open(url))).toBe("notText");
  expect(await faultOf(open(url))).toBe("missing");
});

test("an endless text is refused", async () => {
  const block = new Uint8Array(1024 * 1024);
  const { url } = await serve((_request, response, number) => {
    if (number === 1) {
      response.writeHead(200, { "content-length": 65 * 1024 * 1024 }).flushHeaders();
      return;
    }
    response.on("error", () => {});
    const more = () => {
      if (response.destroyed) return;
      if (response.write(block)) setImmediate(more);
      else response.once("drain", more);
    };
    more();
  });
  expect(await faultOf(fetchText(url, shortTimeout))).toBe("tooLarge");
  expect(
    await faultOf(fetchText(url, { retryPolicy: { timeoutMilliseconds: 15_000, pauses: [] } })),
  ).toBe("tooLarge");
});

test("an HTML page in place of a text is refused", async () => {
  const { url } = await serve((_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<html></html>"),
  );
  expect(await faultOf(fetchText(url, shortTimeout))).toBe("notText");
});

test("an empty file is read", async () => {
  const { url } = await serve((_request, response) => response.writeHead(416).end());
  expect((await open(url)).size).toBe(0);
});
