// Responses that break off, lie about their length or range, or arrive in small chunks.
import type { Answer, PendingRequest } from "./faultyHost.ts";

interface Sent {
  readonly bytes: Uint8Array;
  /** The announced length; without it the body is chunked. */
  readonly announced?: number;
}

/** Sends bytes as the whole file, then ends the connection. */
function sends({ bytes, announced }: Sent, end: (asked: PendingRequest) => unknown): Answer {
  return (asked) => {
    const length = announced === undefined ? {} : { "content-length": String(announced) };
    asked.response.writeHead(200, { "cache-control": "no-store", ...length });
    // They must be sent before the connection ends.
    asked.response.write(bytes, () => end(asked));
  };
}

const hangUp = ({ response }: PendingRequest) => response.socket?.end();
const reset = ({ response }: PendingRequest) => response.socket?.resetAndDestroy();

/** Incomplete files that the browser can detect. */
export function incomplete(file: Uint8Array): Readonly<Record<string, Answer>> {
  const bytes = file.subarray(0, file.length / 2);
  return {
    "cut off": sends({ bytes, announced: file.length }, hangUp),
    "shorter than announced": sends({ bytes: file, announced: file.length + 100 }, hangUp),
    "reset in the middle": sends({ bytes, announced: file.length }, reset),
    "chunks without an end": sends({ bytes }, hangUp),
  };
}

/** The browser takes as much as was announced and cannot notice. */
export function longerThanAnnounced(file: Uint8Array): Answer {
  return sends({ bytes: file, announced: Math.floor(file.length / 2) }, hangUp);
}

interface Part {
  /** The range that is sent; the end is exclusive. */
  readonly start: number;
  readonly end: number;
  /** The range that is announced. */
  readonly contentRange?: string;
}

/** A server whose partial responses may be wrong. Whole files are right. */
export function parts(file: Uint8Array, partFor: (start: number, end: number) => Part): Answer {
  return ({ request: { headers, method }, response }) => {
    response.setHeader("cache-control", "no-store").setHeader("etag", '"1"');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
    if (from === undefined) {
      response.writeHead(200, { "content-length": String(file.length) });
      response.end(method === "HEAD" ? undefined : file);
      return;
    }
    const last = Math.min(file.length, Number(to) + 1);
    const { start, end, contentRange } = partFor(Number(from), last);
    const rangeHeader = contentRange ?? `bytes ${start}-${end - 1}/${file.length}`;
    response.writeHead(206, { "content-range": rangeHeader }).end(file.subarray(start, end));
  };
}

/** Arrives in chunks, each when the test wants it to. */
export function trickle(file: Uint8Array): {
  readonly answer: Answer;
  /** Number of requests that wait for the next chunk. */
  waiting(): number;
  send(bytes: number): void;
  sendRest(): void;
} {
  const open = new Set<{ readonly asked: PendingRequest; sent: number }>();
  const send = (bytes: number) => {
    for (const each of open) {
      const end = Math.min(file.length, each.sent + bytes);
      each.asked.response.write(file.subarray(each.sent, end));
      each.sent = end;
      if (end === file.length) each.asked.response.end();
    }
  };
  return {
    answer(asked) {
      const each = { asked, sent: 0 };
      open.add(each);
      asked.response.on("close", () => open.delete(each));
      asked.response.writeHead(200, { "content-length": String(file.length) }).flushHeaders();
    },
    waiting: () => open.size,
    send,
    sendRest: () => send(file.length),
  };
}
