// Answers with a file that is read by ranges, wherever it is kept: whole, a part of it (RFC 9110,
// 14), or not modified.
import { createHash } from "node:crypto";
import { extname } from "node:path/posix";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RunFile } from "../../machines/reading/dataSource.ts";
import { isKnownTag } from "../requestHeaders.ts";

const types: Readonly<Record<string, string>> = {
  ".csv": "text/csv; charset=utf-8",
  ".gz": "application/gzip",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".yaml": "text/yaml; charset=utf-8",
  ".zip": "application/zip",
};

/** Read at a time. */
const pieceBytes = 1024 * 1024;

export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, version, source }: RunFile,
): FastifyReply {
  const hash = createHash("sha256").update(version).digest("base64url").slice(0, 22);
  const etag = `"${hash}"`;
  reply.header("cache-control", "no-cache").header("accept-ranges", "bytes").header("etag", etag);
  if (isKnownTag(request, etag)) return reply.code(304).send();
  const { size } = source;
  const condition = request.headers["if-range"];
  const isCurrent = condition === undefined || condition === etag;
  const range = isCurrent ? rangeOf(request.headers.range, size) : "all";
  if (range === "none") {
    reply.code(416).header("content-range", `bytes */${size}`);
    return reply.type("text/plain; charset=utf-8").send("416\n");
  }
  const [start, end] = range === "all" ? [0, size] : range;
  if (range !== "all") reply.code(206).header("content-range", `bytes ${start}-${end - 1}/${size}`);
  reply.type(types[extname(path)] ?? "application/octet-stream");
  reply.header("content-length", String(end - start));
  if (request.method === "HEAD") return reply.send();
  return reply.send(Readable.from(pieces(source, start, end)));
}

/** Several ranges at once are answered with the whole file, which every client accepts. */
function rangeOf(header: string | undefined, size: number): "all" | "none" | [number, number] {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return "all";
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size : Math.min(size, Number(last) + 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return "all";
  return start < end ? [start, end] : "none";
}

async function* pieces(
  source: RunFile["source"],
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; at += pieceBytes) {
    const piece = await source.read(at, Math.min(end, at + pieceBytes));
    // Its length was promised.
    if (piece.length === 0) throw new Error("A file has become shorter while it was sent.");
    yield piece;
  }
}
