// Sends a file of the site: compressed, in part, or as 304.
import type { FastifyReply, FastifyRequest } from "fastify";
import { partOf, type SiteFile, variantFor } from "./siteFiles.ts";

const forever = "public, max-age=31536000, immutable";

/** Hashed files never change; everything else is revalidated and mostly answered with 304. */
export function sendSiteFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  isHashed: boolean,
): FastifyReply {
  const { headers, method } = request;
  const range = method === "GET" ? headers.range : undefined;
  const variant = variantFor(file, String(headers["accept-encoding"] ?? ""), range !== undefined);
  const { bytes, etag, encoding } = variant;
  reply.header("cache-control", isHashed ? forever : "no-cache").header("etag", etag);
  if (file.br || file.gzip) reply.header("vary", "Accept-Encoding");
  if (isKnown(file, String(headers["if-none-match"] ?? ""))) return reply.code(304).send();
  reply.type(file.type).header("accept-ranges", "bytes");
  const condition = headers["if-range"];
  const part =
    range === undefined || (condition !== undefined && condition !== etag)
      ? undefined
      : partOf(range, bytes.length);
  if (part === "none") {
    return reply.code(416).header("content-range", `bytes */${bytes.length}`).send();
  }
  if (part) {
    const { start, end } = part;
    reply.code(206).header("content-range", `bytes ${start}-${end - 1}/${bytes.length}`);
    return reply.send(bytes.subarray(start, end));
  }
  if (encoding) reply.header("content-encoding", encoding);
  return reply.header("content-length", String(bytes.length)).send(method === "HEAD" ? "" : bytes);
}

function isKnown({ whole, br, gzip }: SiteFile, known: string): boolean {
  const tags = known.split(/\s*,\s*/).map((tag) => tag.replace(/^W\//, ""));
  return [whole, br, gzip].some((variant) => variant && tags.includes(variant.etag));
}
