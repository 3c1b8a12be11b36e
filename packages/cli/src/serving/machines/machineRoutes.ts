// Sends answers to machines: with ETags, links and leave for pages of other sites to read them.
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { MachineAnswer } from "../../machines/answering/machineAnswer.ts";
import type { MachineAnswers } from "../../machines/answering/machineAnswers.ts";
import { isKnownTag, isPrefetch } from "../requestHeaders.ts";

interface MachineRoutesOptions {
  readonly answers: MachineAnswers;
  /** Path of the data root, with leading and trailing slash. */
  readonly prefix: string;
  readonly decodePath: (url: string) => string | undefined;
}

/** Before any other route, but after the limits of requests. */
export function addMachineRoutes(server: FastifyInstance, options: MachineRoutesOptions): void {
  const { answers, prefix, decodePath } = options;
  server.addHook("onRequest", async (request, reply) => {
    const path = decodePath(request.url);
    if (!path?.startsWith(prefix)) return undefined;
    const answer = await answers.answer({
      path: path.slice(prefix.length),
      query: new URLSearchParams(request.url.split("?").slice(1).join("?")),
      isAsking: request.method === "GET" && !isPrefetch(request),
    });
    return answer && send(answer, request, reply);
  });
}

function send(answer: MachineAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { type, body, links = [], retryAfter, location } = answer;
  const isHead = request.method === "HEAD";
  // The table can be computed, but its size is unknown.
  const status = isHead && answer.status === 202 ? 200 : answer.status;
  if (links.length > 0) reply.header("link", links.join(", "));
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
  if (location !== undefined) reply.header("content-location", location);
  if (answer.status !== 200) {
    reply.code(status).type(type).header("cache-control", "no-store");
    return reply.send(isHead ? undefined : body);
  }
  const bytes = typeof body === "string" ? Buffer.from(body) : Buffer.from(body);
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  reply.header("cache-control", "no-cache").header("etag", etag);
  if (isKnownTag(request, etag)) return reply.code(304).send();
  reply.code(200).type(type).header("content-length", String(bytes.length));
  // A stream, so that it is compressed like files.
  return reply.send(isHead ? undefined : Readable.from([bytes]));
}
