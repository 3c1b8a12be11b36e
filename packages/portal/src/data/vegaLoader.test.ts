import { afterEach, expect, test, vi } from "vitest";
import { addressBelow, ForbiddenAddress, vegaLoader } from "./vegaLoader.ts";

const dataRoot = "https://data.example/public/";
const baseUrl = "https://data.example/public/battery/a/b/";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["cases.csv", "https://data.example/public/battery/a/b/cases.csv"],
  ["../c/x y.json", "https://data.example/public/battery/a/c/x%20y.json"],
  ["/public/original-data/x.csv", "https://data.example/public/original-data/x.csv"],
  ["https://data.example/public/x.csv?v=1", "https://data.example/public/x.csv?v=1"],
  ["//data.example/public/x.csv", "https://data.example/public/x.csv"],
])("%s is below the data root", (address, url) => {
  expect(addressBelow(dataRoot, baseUrl, address)).toBe(url);
});

const outside = [
  "https://evil.example/public/x.csv",
  "//evil.example/public/x.csv",
  "http://data.example/public/x.csv",
  "https://data.example:8443/public/x.csv",
  "https://data.example/publicity/x.csv",
  "https://data.example/x.csv",
  "https://user:secret@data.example/public/x.csv",
  "https://data.example@evil.example/public/x.csv",
  "../../../../x.csv",
  "../../../%2e%2e/x.csv",
  "..%2f..%2f..%2f..%2fx.csv",
  "..\\..\\..\\..\\x.csv",
  "..%5c..%5cx.csv",
  "data:text/csv,a%0A1",
  "file:///etc/passwd",
  "blob:https://data.example/5f1c",
  "javascript:alert(1)",
  " java\nscript:alert(1)",
  "ftp://data.example/public/x.csv",
  "https://",
];

test.each(outside)("%j is not below the data root", (address) => {
  expect(addressBelow(dataRoot, baseUrl, address)).toBeUndefined();
});

test("an invalid data root allows nothing", () => {
  expect(addressBelow("", baseUrl, "x.csv")).toBeUndefined();
  expect(addressBelow("file:///data/", "file:///data/", "x.csv")).toBeUndefined();
});

test("other addresses are not requested", async () => {
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  const loader = vegaLoader({ baseUrl, dataRoot });
  for (const address of outside) {
    await expect(loader.load(address)).rejects.toThrow(ForbiddenAddress);
    await expect(loader.http(address, {})).rejects.toThrow(ForbiddenAddress);
    await expect(loader.sanitize(address, { context: "image" })).rejects.toThrow(ForbiddenAddress);
  }
  await expect(loader.file("/etc/passwd")).rejects.toThrow(ForbiddenAddress);
  expect(asked).not.toHaveBeenCalled();
});

test("images come from below the data root", async () => {
  const loader = vegaLoader({ baseUrl, dataRoot });
  expect(await loader.sanitize("a.png", { context: "image" })).toEqual({
    href: "https://data.example/public/battery/a/b/a.png",
  });
});

test("links lead only to the web", async () => {
  const loader = vegaLoader({ baseUrl, dataRoot });
  const open = { target: "_blank", rel: "noopener noreferrer" };
  expect(await loader.sanitize("https://example.org/a", { context: "href" })).toEqual({
    href: "https://example.org/a",
    ...open,
  });
  expect(await loader.sanitize("report.pdf", { context: "href" })).toEqual({
    href: "https://data.example/public/battery/a/b/report.pdf",
    ...open,
  });
  for (const address of [
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "data:text/html,a",
    "blob:x",
  ]) {
    const link = await loader.sanitize(address, { context: "href" });
    // Copied like Vega does: no field reaches the element.
    const copied: string[] = [];
    for (const name in link) copied.push(name);
    expect([link.href, copied]).toEqual(["", []]);
  }
});

function answer(body: BodyInit | null, init?: ResponseInit): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, init)));
}
async function faultOf(attempt: Promise<unknown>): Promise<unknown> {
  return await attempt.then(
    () => "none",
    (error: unknown) => (error instanceof Error ? error.message.replace(/: .*/, "") : error),
  );
}

test("the text of a file is loaded", async () => {
  const asked = vi.fn(() => Promise.resolve(new Response("day;n\n1;ü\n")));
  vi.stubGlobal("fetch", asked);
  expect(await vegaLoader({ baseUrl, dataRoot }).load("x.csv")).toBe("day;n\n1;ü\n");
  expect(asked).toHaveBeenCalledWith(
    "https://data.example/public/battery/a/b/x.csv",
    expect.objectContaining({ method: "GET" }),
  );
});

test("a character that is split between two chunks stays intact", async () => {
  const bytes = new TextEncoder().encode("aüb");
  answer(
    new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.slice(0, 2));
        controller.enqueue(bytes.slice(2));
        controller.close();
      },
    }),
  );
  expect(await vegaLoader({ baseUrl, dataRoot }).load("x.csv")).toBe("aüb");
});

test("a missing file, a page in its place and an empty answer are errors", async () => {
  const { load } = vegaLoader({ baseUrl, dataRoot });
  answer("not here", { status: 404 });
  expect(await faultOf(load("x.csv"))).toBe("missing");
  answer("<title>", { headers: { "content-type": "text/html; charset=utf-8" } });
  expect(await faultOf(load("x.csv"))).toBe("notText");
  answer(null);
  expect(await load("x.csv")).toBe("");
});

test("an endless file is an error", async () => {
  const megabyte = new Uint8Array(2 ** 20).fill(32);
  let sent = 0;
  answer(
    new ReadableStream({
      pull(controller) {
        sent++;
        controller.enqueue(megabyte);
      },
    }),
  );
  expect(await faultOf(vegaLoader({ baseUrl, dataRoot }).load("x.csv"))).toBe("tooLarge");
  expect(sent).toBeLessThan(25);
});

test("aborting ends the request", async () => {
  const stop = new AbortController();
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    stop.abort(new Error("gone"));
    return Promise.reject(signal?.reason);
  });
  const { load } = vegaLoader({ baseUrl, dataRoot, signal: stop.signal });
  await expect(load("x.csv")).rejects.toThrow("gone");
});
