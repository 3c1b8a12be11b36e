// Published files on a web server. Redirects are followed only within a host, or to one that
// sources.yaml lists: what comes from elsewhere is not what the publisher gives.
import { SourceFault } from "../reading/csvRows.ts";
import type { FetchedSource } from "../sourceList.ts";
import {
  type Answer,
  mirrored,
  type Origin,
  type Question,
  resumable,
  type Version,
} from "./origin.ts";

interface WebOptions {
  /** A mirror; without it every source is asked for at its own addresses. */
  readonly mirror?: string | undefined;
  readonly hosts: readonly string[];
  /** Milliseconds without a byte. */
  readonly patience: number;
  readonly signal?: AbortSignal | undefined;
}

const mostRedirects = 5;
const redirects = [301, 302, 303, 307, 308];

export function webOrigin(options: WebOptions): Origin {
  const { mirror } = options;
  return {
    addressesOf: (source: FetchedSource) =>
      mirror === undefined ? source.addresses : mirrored(mirror, source),
    ask: (question) => ask(question, options),
  };
}

async function ask(question: Question, options: WebOptions): Promise<Answer> {
  const { hosts, patience, signal } = options;
  const waiting = new AbortController();
  signal?.addEventListener("abort", () => waiting.abort(), { once: true, signal: waiting.signal });
  const timer = setTimeout(() => waiting.abort(), patience);
  const response = await follow(question, hosts, waiting.signal).finally(() => clearTimeout(timer));
  const { status, headers } = response;
  const refuse = (reason: string): Answer => {
    // Otherwise the connection stays open.
    waiting.abort();
    return { kind: "absent", reason };
  };
  if (status === 304) return { kind: "unchanged" };
  if (status !== 200 && status !== 206) return refuse(`the server answers ${status}`);
  if (/^text\/html/i.test(headers.get("content-type") ?? ""))
    return refuse("it is a web page, not a table");
  const version = versionOf(headers);
  const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers.get("content-range") ?? "");
  if (status === 206 && !range) return refuse("the server sends a part that was not asked for");
  const start = status === 206 ? Number(range?.[1]) : 0;
  const length = headers.get("content-length") ?? "";
  const rest = /^\d+$/.test(length) ? Number(length) : undefined;
  const size = rest === undefined ? undefined : start + rest;
  return { kind: "bytes", version, start, size, bytes: bytesOf(response, waiting, patience) };
}

async function follow(
  { address, known, part }: Question,
  hosts: readonly string[],
  signal: AbortSignal,
): Promise<Response> {
  // A range of a compressed answer would be of no use.
  const headers: Record<string, string> = { "accept-encoding": "identity" };
  if (part && resumable(part.version)) {
    headers.range = `bytes=${part.length}-`;
    headers["if-range"] = resumable(part.version) ?? "";
  } else if (known) {
    if (known.etag) headers["if-none-match"] = known.etag;
    if (known.lastModified) headers["if-modified-since"] = known.lastModified;
  }
  const first = new URL(address);
  let url = first;
  for (let step = 0; step <= mostRedirects; step++) {
    const response = await request(url, headers, signal);
    if (!redirects.includes(response.status)) return response;
    await response.body?.cancel();
    const target = response.headers.get("location") ?? "";
    if (!URL.canParse(target, url.href)) throw new SourceFault("the server redirects to nowhere");
    const next = new URL(target, url);
    const isAllowed = next.host === first.host || hosts.includes(next.hostname);
    const isSafe = next.protocol === "https:" || next.protocol === first.protocol;
    if (!isAllowed || !isSafe || !/^https?:$/.test(next.protocol)) {
      throw new SourceFault(`the server redirects to ${next.host}, which is not listed`);
    }
    url = next;
  }
  throw new SourceFault("the server redirects in a circle");
}

async function request(
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(url, { headers, signal, redirect: "manual" });
  } catch {
    throw new SourceFault(`${url.host} cannot be reached`);
  }
}

function versionOf(headers: Headers): Version {
  return {
    etag: headers.get("etag") ?? undefined,
    lastModified: headers.get("last-modified") ?? undefined,
  };
}

async function* bytesOf(
  { body }: Response,
  waiting: AbortController,
  patience: number,
): AsyncGenerator<Uint8Array> {
  if (!body) return;
  let timer = setTimeout(() => waiting.abort(), patience);
  try {
    for await (const chunk of body) {
      clearTimeout(timer);
      yield chunk;
      timer = setTimeout(() => waiting.abort(), patience);
    }
  } finally {
    clearTimeout(timer);
    // Does nothing if everything has arrived.
    waiting.abort();
  }
}
