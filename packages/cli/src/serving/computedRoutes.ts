// Routes for files that the server computes itself.
import { Readable } from "node:stream";
import type { DataAnswer, OpenComputedData } from "@episcope/runner";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isKnownTag, isPrefetch } from "./requestHeaders.ts";

interface ComputedRoutesOptions {
  readonly computed: OpenComputedData;
  /** Path of the data root, with leading and trailing slash. */
  readonly prefix: string;
  /** Handles what is not computed: files of the site. */
  readonly fallback: (request: FastifyRequest, reply: FastifyReply) => unknown;
  /** The path of an address; undefined if it leads upwards or cannot be decoded. */
  readonly decodePath: (url: string) => string | undefined;
}

export function addComputedRoutes(server: FastifyInstance, options: ComputedRoutesOptions): void {
  const { computed, prefix, fallback, decodePath } = options;
  server.route({
    method: ["GET", "HEAD"],
    url: `${prefix}*`,
    handler: async (request, reply) => {
      const path = decodePath(request.url)?.slice(prefix.length);
      const isAsking = request.method === "GET" && !isPrefetch(request);
      const { data } = computed;
      const answer: DataAnswer =
        path === undefined
          ? { kind: "missing" }
          : await (isAsking ? data.ask(path) : data.peek(path));
      if (answer.kind === "missing") return fallback(request, reply);
      return send(answer, request, reply, computed.folder);
    },
  });
  server.addHook("onClose", () => computed.close());
}

function send(
  answer: Exclude<DataAnswer, { readonly kind: "missing" }>,
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
): FastifyReply {
  if (answer.kind === "file") return reply.sendFile(answer.name, folder);
  if (answer.kind === "text") return sendText(answer.file, request, reply);
  reply.header("cache-control", "no-store");
  switch (answer.kind) {
    case "computable":
      // The file can be computed, but its size is unknown.
      if (request.method === "HEAD") return reply.code(200).type(answer.type).send();
      return reply.code(202).send({ progress: 0 });
    case "computing":
      return reply.code(202).send({ progress: answer.progress, secondsLeft: answer.secondsLeft });
    case "busy":
      return sendPlain(
        reply.header("retry-after", String(answer.retrySeconds)),
        503,
        "Too many runs wait to be computed. Please try again in a moment.",
      );
    case "failed":
      return sendPlain(reply, 500, answer.message);
  }
}

function sendText(
  { bytes, type, etag }: Extract<DataAnswer, { readonly kind: "text" }>["file"],
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header("cache-control", "no-cache").header("etag", etag);
  if (isKnownTag(request, etag)) return reply.code(304).send();
  reply.type(type).header("content-length", String(bytes.length));
  // A stream, so that it is compressed like files.
  return reply.send(request.method === "HEAD" ? undefined : Readable.from([bytes]));
}

function sendPlain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type("text/plain; charset=utf-8").send(`${text}\n`);
}
