// Health and metrics for operators, on their own port, by default only on the local machine.
import { createServer, type Server } from "node:http";
import { type Metrics, metricsType } from "./metrics.ts";

export interface OperationsOptions {
  readonly metrics: Metrics;
  /** False as soon as the server is told to stop, so that no new visitors are sent to it. */
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
