// A static host: existing files, and 404.html (with status 404) for everything else. It has no
// redirects.
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import type { RunningServer } from "./startServer.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".woff2": "font/woff2",
  ".md": "text/markdown; charset=utf-8",
  ".webp": "image/webp",
};

interface StaticHostOptions {
  /** Everything outside of this path is missing. */
  readonly base?: string;
  /** Whether it answers ranges, as most hosts do. */
  readonly hasRanges?: boolean;
}

export async function startStaticHost(
  site: string,
  { base = "/", hasRanges = true }: StaticHostOptions = {},
): Promise<RunningServer> {
  const server = createServer((request, response) => {
    const asked = decoded(new URL(request.url ?? "/", "http://host").pathname);
    if (!asked.startsWith(base)) {
      response.writeHead(404).end();
      return;
    }
    const path = asked.slice(base.length);
    const isFile = (file: string) =>
      !file.includes("\0") && (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false);
    const file = [join(site, path), join(site, path, "index.html")].find(isFile);
    const sent = file ?? join(site, "404.html");
    const headers = { "content-type": types[extname(sent)] ?? "text/plain" };
    const bytes = readFileSync(sent);
    const [first, last] = rangeOf(
      file && hasRanges ? request.headers.range : undefined,
      bytes.length,
    );
    if (first === undefined || last === undefined) {
      response.writeHead(file ? 200 : 404, { ...headers, "content-length": bytes.length });
      response.end(bytes);
      return;
    }
    const contentRange = `bytes ${first}-${last}/${bytes.length}`;
    response.writeHead(206, {
      ...headers,
      "content-range": contentRange,
      "content-length": last + 1 - first,
    });
    response.end(bytes.subarray(first, last + 1));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** First and last byte; empty if the whole file, or no part of it, is requested. */
function rangeOf(header: string | undefined, size: number): readonly number[] {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return [];
  if (first === "") return [Math.max(0, size - Number(last)), size - 1];
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return Number(first) <= end ? [Number(first), end] : [];
}

/** Unchanged if it cannot be decoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
