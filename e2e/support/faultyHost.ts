// A proxy between the browser and the portal: passes everything on, except what a test answers
// wrongly, late or never. The reader does not wait before it tries again.
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readerScript, shortTimers } from "./impatientReader.ts";
import { test as base } from "./test.ts";

/** A request that a test answers itself. */
export interface PendingRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Requests for this file since the answer was set, counted from 1. */
  readonly number: number;
  /** Responds like the portal, optionally without the range. */
  passOn(options?: { readonly withoutRange?: boolean }): void;
}

export type Answer = (asked: PendingRequest) => void;

export interface FaultyHost {
  readonly url: string;
  /** Requests for files with this suffix: their ranges, or "all". */
  requestsFor(file: string): readonly string[];
  /** Sets the answer for all files with this suffix; the last one set counts. */
  answer(file: string, answer: Answer): void;
  /** The portal answers them again from now on. */
  repair(file: string): void;
}

export function status(code: number): Answer {
  return ({ response }) => response.writeHead(code, { "content-type": "text/plain" }).end();
}

export function content(body: string | Uint8Array, type: string): Answer {
  return ({ response }) => response.writeHead(200, { "content-type": type }).end(body);
}

/** A file in this version, in parts if the browser requests parts. */
export function version(bytes: Uint8Array, etag: string): Answer {
  return ({ request: { headers }, response }) => {
    const [, start = "", end = ""] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? "") ?? [];
    const from = start === "" ? Math.max(0, bytes.length - Number(end)) : Number(start);
    const part = start === "" ? bytes.subarray(from) : bytes.subarray(from, Number(end) + 1);
    const range = `bytes ${from}-${from + part.length - 1}/${bytes.length}`;
    // Not stored, because the browser's handling of old parts is not tested here.
    response
      .writeHead(206, { etag, "content-range": range, "cache-control": "no-store" })
      .end(part);
  };
}

/** Answers as usual, but only after release. */
export function held(): { readonly answer: Answer; release(): void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: ({ passOn }) => void released.then(() => passOn()), release };
}

export interface StartedHost extends FaultyHost {
  stop(): Promise<void>;
}

interface HostOptions {
  /** By default a free one. */
  readonly port?: number;
  /** Of every response. */
  readonly headers?: Readonly<Record<string, string>>;
}

export async function startHost(
  portal: string,
  { port: wanted = 0, headers = {} }: HostOptions = {},
): Promise<StartedHost> {
  const seen: { readonly path: string; readonly range: string }[] = [];
  const answers: { readonly file: string; readonly answer: Answer; count: number }[] = [];
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? "/", portal);
    seen.push({ path: pathname, range: incoming.headers.range ?? "all" });
    response.on("error", () => {});
    response.setHeaders(new Map(Object.entries(headers)));
    const passOn: PendingRequest["passOn"] = ({ withoutRange = false } = {}) =>
      forward(portal, incoming, response, withoutRange);
    const rule = answers.findLast(({ file }) => pathname.endsWith(file));
    if (rule) rule.answer({ request: incoming, response, number: ++rule.count, passOn });
    else if (readerScript.test(pathname)) void sendReader(new URL(pathname, portal), response);
    else passOn();
  });
  await new Promise<void>((resolve) => server.listen(wanted, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requestsFor: (file) => seen.filter(({ path }) => path.endsWith(file)).map(({ range }) => range),
    answer: (file, answer) => void answers.push({ file, answer, count: 0 }),
    repair(file) {
      for (let at = answers.length - 1; at >= 0; at--) {
        if (answers[at]?.file === file) answers.splice(at, 1);
      }
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function sendReader(url: URL, response: ServerResponse): Promise<void> {
  const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
  const { "content-length": _, ...headers } = Object.fromEntries(answer.headers);
  response.writeHead(answer.status, headers).end(`${shortTimers()}${await answer.text()}`);
}

function forward(
  portal: string,
  incoming: IncomingMessage,
  response: ServerResponse,
  withoutRange: boolean,
): void {
  const { range, ...rest } = incoming.headers;
  const headers = range === undefined || withoutRange ? rest : { ...rest, range };
  const url = new URL(incoming.url ?? "/", portal);
  const outgoing = request(url, { method: incoming.method ?? "GET", headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on("error", () => response.destroy());
  outgoing.end();
}

/** Browser tests whose page is loaded through such a host. */
export const test = base.extend<{ host: FaultyHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  host: async ({}, use) => {
    const host = await startHost(process.env.EPISCOPE_URL ?? "");
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.url),
});

export { expect } from "./test.ts";
