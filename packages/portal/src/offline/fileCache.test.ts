import { beforeEach, expect, test } from "vitest";
import { type FileCache, find, forgetOldest, store } from "./fileCache.ts";

/** The part of a browser's cache that is used. */
class FakeCache implements FileCache {
  readonly #entries = new Map<string, Response>();

  async put(key: RequestInfo | URL, answer: Response): Promise<void> {
    if (answer.status === 206) throw new TypeError("partial answers cannot be kept");
    // The body is read to its end before anything is stored.
    const whole = new Response(await answer.arrayBuffer(), { headers: answer.headers });
    this.#entries.delete(urlOf(key));
    this.#entries.set(urlOf(key), whole);
  }

  async match(key: RequestInfo | URL): Promise<Response | undefined> {
    return this.#entries.get(urlOf(key))?.clone();
  }

  async matchAll(key?: RequestInfo | URL, options?: CacheQueryOptions): Promise<Response[]> {
    const keys = await this.keys(key, options);
    return Promise.all(keys.map(async ({ url }) => (await this.match(url)) ?? new Response()));
  }

  async keys(key?: RequestInfo | URL, options?: CacheQueryOptions): Promise<Request[]> {
    const wanted = key && urlOf(key);
    const plain = (url: string) => (options?.ignoreSearch ? url.split("?", 1)[0] : url);
    return [...this.#entries.keys()]
      .filter((url) => wanted === undefined || plain(url) === plain(wanted))
      .map((url) => new Request(url));
  }

  async delete(key: RequestInfo | URL): Promise<boolean> {
    return this.#entries.delete(urlOf(key));
  }
}

function urlOf(key: RequestInfo | URL): string {
  return key instanceof Request ? key.url : String(key);
}

const url = "https://example.org/data/battery/a/summaries/sz1.zip";
const file = Uint8Array.from({ length: 100 }, (_, at) => at);

function ask(range?: string, address = url): Request {
  return new Request(address, range === undefined ? {} : { headers: { range: `bytes=${range}` } });
}

function part(start: number, end: number, etag = '"1"'): Response {
  return new Response(file.slice(start, end), {
    status: 206,
    headers: { "content-range": `bytes ${start}-${end - 1}/100`, etag },
  });
}

async function bytesOf(answer: Response | undefined): Promise<number[] | undefined> {
  return answer && [...new Uint8Array(await answer.arrayBuffer())];
}

let files: FileCache;
beforeEach(() => {
  files = new FakeCache();
});

test("a part is found again, as it was or as a subrange", async () => {
  await store(files, ask("-20"), part(80, 100));
  const same = await find(files, ask("-20"));
  expect(same?.status).toBe(206);
  expect(same?.headers.get("content-range")).toBe("bytes 80-99/100");
  expect(await bytesOf(same)).toEqual([...file.slice(80)]);
  const piece = await find(files, ask("85-89"));
  expect(piece?.headers.get("content-range")).toBe("bytes 85-89/100");
  expect(await bytesOf(piece)).toEqual([85, 86, 87, 88, 89]);
  expect(await find(files, ask("79-89"))).toBeUndefined();
  expect(await find(files, ask())).toBeUndefined();
});

test("several parts are cached side by side", async () => {
  await store(files, ask("0-9"), part(0, 10));
  await store(files, ask("50-59"), part(50, 60));
  expect(await bytesOf(await find(files, ask("3-4")))).toEqual([3, 4]);
  expect(await bytesOf(await find(files, ask("58-59")))).toEqual([58, 59]);
});

test("a whole file answers range requests, too", async () => {
  await store(files, ask(), new Response(file, { headers: { etag: '"1"' } }));
  expect(await bytesOf(await find(files, ask("97-")))).toEqual([97, 98, 99]);
  expect((await find(files, ask()))?.status).toBe(200);
});

test("parts of two versions are never mixed", async () => {
  await store(files, ask("0-9"), part(0, 10, '"1"'));
  await store(files, ask("50-59"), part(50, 60, 'W/"1"'));
  await store(files, ask("90-99"), part(90, 100, '"2"'));
  expect(await find(files, ask("0-9"))).toBeUndefined();
  expect(await find(files, ask("50-59"))).toBeUndefined();
  expect(await bytesOf(await find(files, ask("98-99")))).toEqual([98, 99]);
});

test("pending, missing and failed responses are not cached", async () => {
  for (const status of [202, 404, 500]) await store(files, ask(), new Response("x", { status }));
  await store(files, ask("0-9"), new Response("x", { status: 206 }));
  expect(await files.keys()).toEqual([]);
});

test("another query is another file", async () => {
  await store(files, ask(undefined, `${url}?a=1`), new Response("one", { headers: { etag: "1" } }));
  await store(files, ask(undefined, `${url}?a=2`), new Response("two", { headers: { etag: "2" } }));
  expect(await (await find(files, ask(undefined, `${url}?a=1`)))?.text()).toBe("one");
});

test("the oldest entries are evicted first", async () => {
  for (const name of ["a", "b", "c"]) {
    await store(files, ask(undefined, `https://example.org/${name}`), new Response(name));
  }
  await store(files, ask(undefined, "https://example.org/a"), new Response("again"));
  await forgetOldest(files, 2);
  const left = (await files.keys()).map((request) => request.url);
  expect(left).toEqual(["https://example.org/c", "https://example.org/a"]);
});

test("a truncated response leaves earlier entries intact", async () => {
  const broken = (status: number, headers: Readonly<Record<string, string>>) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(file.slice(0, 10));
        controller.error(new TypeError("the connection broke"));
      },
    });
    return new Response(body, { status, headers: { etag: '"2"', ...headers } });
  };
  await store(files, ask("-20"), part(80, 100));
  const range = { "content-range": "bytes 80-99/100" };
  await expect(store(files, ask("-20"), broken(206, range))).rejects.toThrow("broke");
  await expect(store(files, ask(), broken(200, {}))).rejects.toThrow("broke");
  expect(await bytesOf(await find(files, ask("-20")))).toEqual([...file.slice(80)]);
});
