// Compresses text responses that have no precompressed file on disk (files of a data folder).
// Ranges are not compressed: they count bytes of the file itself.
import { Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const textTypes = /^(text\/|application\/(json|yaml|xml|javascript)\b|image\/svg)/;
const minBytes = 1024;

export function compressAnswers(server: FastifyInstance): void {
  server.addHook("onSend", async (request, reply, payload) => {
    const encoding = encodingFor(request, reply);
    if (!encoding || !(payload instanceof Readable)) return payload;
    reply.removeHeader("content-length");
    reply.removeHeader("accept-ranges");
    reply.header("content-encoding", encoding);
    const compressor =
      encoding === "br"
        ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
        : createGzip();
    // A broken source must end the response, not leave it hanging.
    payload.on("error", (error) => compressor.destroy(error));
    reply.raw.on("close", () => payload.destroy());
    return payload.pipe(compressor);
  });
}

function encodingFor(request: FastifyRequest, reply: FastifyReply): "br" | "gzip" | undefined {
  const type = String(reply.getHeader("content-type") ?? "");
  if (!textTypes.test(type)) return undefined;
  reply.header("vary", "Accept-Encoding");
  const length = Number(reply.getHeader("content-length") ?? 0);
  const isWhole = reply.statusCode === 200 && request.method === "GET";
  if (!isWhole || length < minBytes || reply.getHeader("content-encoding")) return undefined;
  return acceptedEncoding(String(request.headers["accept-encoding"] ?? ""));
}

/** The best encoding that a client accepts; q=0 refuses one. */
export function acceptedEncoding(header: string): "br" | "gzip" | undefined {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(",")
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ""))
      .map(([name]) => name),
  );
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") || accepted.has("*") ? "gzip" : undefined;
}
