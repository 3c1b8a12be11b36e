// A plain file host: existing files as they are, 404.html (with status 404) for everything else. It knows neither ranges nor redirects.
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

/** Below a path, everything outside of it is missing. */
export async function startStaticHost(site: string, base = "/"): Promise<RunningServer> {
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
    if (!asked.startsWith(base)) {
      response.writeHead(404).end();
      return;
    }
    const path = asked.slice(base.length);
    const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
    const file = [join(site, path), join(site, path, "index.html")].find(isFile);
    const sent = file ?? join(site, "404.html");
    response.writeHead(file ? 200 : 404, { "content-type": types[extname(sent)] ?? "text/plain" });
    response.end(readFileSync(sent));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
