// How much and how slowly a client may send, and the response if it exceeds that.
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** The longest addresses are those of run pages with all options set: about 2 KB. */
const maxAddressLength = 8 * 1024;
const maxHeaderBytes = 16 * 1024;

/** Milliseconds after which idle connections close. */
const idleTimeout = 60_000;

/** Milliseconds for the headers of a request; the whole request may take twice as long. */
export function limitsOf(headersTimeout = 10_000) {
  return {
    requestTimeout: 2 * headersTimeout,
    connectionTimeout: idleTimeout,
    keepAliveTimeout: idleTimeout,
    bodyLimit: 1024,
    http: {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout,
      connectionsCheckingInterval: headersTimeout / 5,
    },
  };
}

/** Refuses what this server never answers, before any other handler. */
export function refuse(server: FastifyInstance): void {
  server.addHook("onRequest", async ({ method, originalUrl }, reply) => {
    if (method !== "GET" && method !== "HEAD") {
      reply.header("allow", "GET, HEAD");
      return reply.code(405).type("text/plain; charset=utf-8").send("405 Method Not Allowed\n");
    }
    if (originalUrl.length > maxAddressLength) {
      return reply.code(414).type("text/plain; charset=utf-8").send("414 URI Too Long\n");
    }
    return undefined;
  });
}

const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Malformed requests: the connection is closed after one plain response. */
export function refuseMalformed(error: Error & { readonly code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const status = refusals[error.code ?? ""] ?? "400 Bad Request";
  const body = `${status}\n`;
  const head = [
    `HTTP/1.1 ${status}`,
    "content-type: text/plain; charset=utf-8",
    "x-content-type-options: nosniff",
    "content-security-policy: default-src 'none'",
    "connection: close",
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
