// What whoever runs the server may ask: whether it is well, and its figures. On an address of its
// own, which is the machine itself unless somebody says otherwise.
import { createServer, type Server } from "node:http";
import { type Metrics, metricsType } from "./metrics.ts";

export interface OperationsOptions {
  readonly metrics: Metrics;
  /** False from the moment it is told to stop: no new visitors, please. */
  isReady(): boolean;
}

export function operationsServer({ metrics, isReady }: OperationsOptions): Server {
  return createServer({ requestTimeout: 5000 }, (request, response) => {
    const plain = (status: number, type: string, text: string) => {
      response.writeHead(status, {
        "content-type": type,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      });
      response.end(request.method === "HEAD" ? undefined : text);
    };
    const text = "text/plain; charset=utf-8";
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("allow", "GET, HEAD");
      plain(405, text, "405 Method Not Allowed\n");
    } else if (request.url === "/healthz") {
      if (isReady()) plain(200, text, "ok\n");
      else plain(503, text, "stopping\n");
    } else if (request.url === "/metrics") plain(200, metricsType, metrics.text());
    else plain(404, text, "404 Not Found\n");
  });
}
