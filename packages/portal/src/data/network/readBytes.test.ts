import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FetchError } from "./fetchError.ts";
import { readBytes } from "./readBytes.ts";

const url = "http://host.test/table.csv";

function answer(body: BodyInit, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, { headers: { ...headers } });
}

function faultOf(reading: Promise<Uint8Array>): Promise<string> {
  return reading.then(
    (bytes) => `${bytes.length} bytes`,
    (error: unknown) => (error instanceof FetchError ? error.fault : String(error)),
  );
}

describe("the announced length", () => {
  const read = (headers: Readonly<Record<string, string>>) =>
    faultOf(readBytes(url, answer("12345", headers), { largest: 100 }));

  test("it must be that of the body", async () => {
    expect(await read({})).toBe("5 bytes");
    expect(await read({ "content-length": "5" })).toBe("5 bytes");
    expect(await read({ "content-length": "9" })).toBe("truncated");
    expect(await read({ "content-length": "0" })).toBe("truncated");
  });

  test("it is that of the compressed body if the response is compressed", async () => {
    expect(await read({ "content-length": "9", "content-encoding": "gzip" })).toBe("5 bytes");
  });

  test("it may be that of a compressed body on another site, which can hide the encoding", async () => {
    const other = answer("12345", { "content-length": "9" });
    Object.defineProperty(other, "type", { value: "cors" });
    expect(await faultOf(readBytes(url, other, { largest: 100 }))).toBe("5 bytes");
  });
});

describe("a slow body", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function slowBody() {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const onCancel = vi.fn();
    const stream = new ReadableStream<Uint8Array>({
      start(its) {
        controller = its;
      },
      cancel: onCancel,
    });
    const send = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
    return { response: new Response(stream), send, end: () => controller?.close(), onCancel };
  }

  test("it is read as long as data arrive", async () => {
    const { response, send, end } = slowBody();
    const reading = faultOf(readBytes(url, response, { largest: 100 }));
    for (let minute = 0; minute < 4; minute++) {
      await vi.advanceTimersByTimeAsync(15_000);
      send("x");
    }
    end();
    expect(await reading).toBe("4 bytes");
  });

  test("it is cancelled with its connection when no more data arrive", async () => {
    const { response, send, onCancel } = slowBody();
    const reading = faultOf(readBytes(url, response, { largest: 100 }));
    send("x");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await reading).toBe("timeout");
    expect(onCancel).toHaveBeenCalledOnce();
  });

  test("it leaves no timer behind", async () => {
    const { response, send, end } = slowBody();
    const reading = faultOf(readBytes(url, response, { largest: 100 }));
    send("x");
    end();
    expect(await reading).toBe("1 bytes");
    expect(vi.getTimerCount()).toBe(0);
  });
});
