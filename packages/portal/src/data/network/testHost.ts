// For tests: a web server in memory, put in the place of fetch.
import { vi } from "vitest";

type Answer = string | Uint8Array<ArrayBuffer> | ((number: number) => Response);

export interface TestHost {
  /** Method and path of each request, and the range that it asked for. */
  readonly seen: string[];
  /** Paths of requests that were given up. */
  readonly stopped: string[];
  /** Answers by path; may be changed meanwhile. Without an entry: 404. */
  readonly files: Map<string, Answer>;
}

export const hostUrl = "http://host.test";

interface HostOptions {
  /** Answers every unknown address with this page and status 200, as hosts of single-page apps do. */
  readonly fallbackPage?: string;
  /** Content types that differ from those of the ending. */
  readonly types?: Readonly<Record<string, string>>;
}

/** A path whose value is this never gets an answer. */
export const silence = "(silence)";
/** A path whose value is this is cut off. */
export const brokenLine = "(broken line)";

export function startHost(
  files: Readonly<Record<string, Answer>>,
  { fallbackPage, types = {} }: HostOptions = {},
): TestHost {
  const host: TestHost = { seen: [], stopped: [], files: new Map(Object.entries(files)) };
  const counts = new Map<string, number>();
  vi.stubGlobal("fetch", (address: string, options: RequestInit): Promise<Response> => {
    const { origin, pathname } = new URL(address, hostUrl);
    const path = decodeURIComponent(pathname);
    const range = new Headers(options.headers).get("range");
    host.seen.push([options.method, path, range].filter(Boolean).join(" "));
    const number = (counts.get(path) ?? 0) + 1;
    counts.set(path, number);
    const file = host.files.get(path);
    if (origin !== hostUrl || file === brokenLine) return Promise.reject(new TypeError("no line"));
    if (file === silence) return untilStopped(options.signal, () => host.stopped.push(path));
    if (typeof file === "function") return Promise.resolve(file(number));
    if (file === undefined && fallbackPage === undefined) {
      return Promise.resolve(new Response("404", { status: 404 }));
    }
    const type = types[path] ?? (file === undefined ? "text/html" : typeOf(path));
    return Promise.resolve(answer(file ?? fallbackPage ?? "", type, options.method, range));
  });
  return host;
}

function untilStopped(
  signal: AbortSignal | null | undefined,
  onStop: () => void,
): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => {
      onStop();
      reject(signal.reason);
    });
  });
}

function typeOf(path: string): string {
  if (path.endsWith("/")) return "text/html; charset=utf-8";
  if (path.endsWith(".json")) return "application/json";
  return path.endsWith(".yaml") ? "text/yaml" : "text/plain";
}

function answer(
  file: string | Uint8Array<ArrayBuffer>,
  type: string,
  method: string | undefined,
  range: string | null,
): Response {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  const headers = { "content-type": type };
  if (method === "HEAD") return new Response(null, { headers });
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? [];
  if (first === undefined || last === undefined) return new Response(bytes, { headers });
  const part = bytes.slice(Number(first), Number(last) + 1);
  const contentRange = `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`;
  return new Response(part, {
    status: 206,
    headers: { ...headers, "content-range": contentRange, etag: `"${sumOf(bytes)}"` },
  });
}

function sumOf(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 0);
}
