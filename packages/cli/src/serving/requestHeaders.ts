import type { FastifyRequest } from "fastify";

/**
 * A page that prefetches must not keep the server busy (header of Resource Hints, also sent by our
 * pages).
 */
export function isPrefetch({ headers }: FastifyRequest): boolean {
  return /\bprefetch\b/.test(`${headers["sec-purpose"] ?? ""} ${headers.purpose ?? ""}`);
}

/** Whether the client has this version already. */
export function isKnownTag({ headers }: FastifyRequest, etag: string): boolean {
  const known = String(headers["if-none-match"] ?? "").split(/\s*,\s*/);
  return known.some((each) => each === "*" || each.replace(/^W\//, "") === etag);
}
