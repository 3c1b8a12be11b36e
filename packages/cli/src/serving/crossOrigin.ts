// Published data may be read by pages of other sites. Nothing depends on who asks, and there are no
// cookies, so every site may.
import type { FastifyInstance } from "fastify";

const exposed = ["Content-Location", "Content-Range", "ETag", "Link", "Retry-After"];
const asked = ["If-Modified-Since", "If-None-Match", "If-Range", "Purpose", "Range"];

export const openHeaders: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": exposed.join(", "),
  "cross-origin-resource-policy": "cross-origin",
};

const preflightHeaders: Readonly<Record<string, string>> = {
  "access-control-allow-methods": "GET, HEAD, OPTIONS",
  "access-control-allow-headers": asked.join(", "),
  "access-control-max-age": "86400",
};

/** Of addresses below the prefix; before the limits, which refuse all methods that do not read. */
export function openToOthers(server: FastifyInstance, prefix: string): void {
  server.addHook("onRequest", async ({ method, url }, reply) => {
    if (!url.startsWith(prefix)) return undefined;
    reply.headers(openHeaders);
    if (method !== "OPTIONS") return undefined;
    return reply.code(204).headers(preflightHeaders).header("allow", "GET, HEAD, OPTIONS").send();
  });
}
