// Files requested by an extra chart. Its author chooses the address, so only files below the data
// root are fetched.
import type { Loader } from "vega";
import { FetchError } from "./network/fetchError.ts";
import { readBytes } from "./network/readBytes.ts";
import { request } from "./network/request.ts";

export class ForbiddenAddress extends Error {
  /** Not "url": Vega would show the image at the url of an error. */
  readonly address: string;

  constructor(address: string) {
    super(`not below the data root: ${address}`);
    this.name = "ForbiddenAddress";
    this.address = address;
  }
}

interface VegaLoaderOptions {
  /** Base of relative addresses, with a trailing slash. */
  readonly baseUrl: string;
  /** With a trailing slash. */
  readonly dataRoot: string;
  readonly signal?: AbortSignal | undefined;
}

export function vegaLoader(options: VegaLoaderOptions): Loader {
  const load = (address: string) => fetchBelow(address, options);
  return {
    load,
    http: load,
    file: (name) => Promise.reject(new ForbiddenAddress(name)),
    sanitize: async (address, { context }) => {
      if (context === "href") return linkTo(address, options.baseUrl);
      return { href: allowedAddress(address, options) };
    },
  };
}

/** The absolute address of a file below the data root; undefined for any other. */
export function addressBelow(
  dataRoot: string,
  baseUrl: string,
  address: string,
): string | undefined {
  if (!URL.canParse(dataRoot) || !URL.canParse(address, baseUrl)) return undefined;
  const root = new URL(dataRoot);
  const url = new URL(address, baseUrl);
  const isFile =
    /^https?:$/.test(url.protocol) &&
    url.origin === root.origin &&
    url.username === "" &&
    url.password === "" &&
    url.pathname.startsWith(root.pathname) &&
    // A server may decode an encoded slash, and treat dots around it as the parent folder.
    !/%2f|%5c/i.test(url.pathname);
  return isFile ? url.href : undefined;
}

function allowedAddress(address: string, { dataRoot, baseUrl }: VegaLoaderOptions): string {
  const url = addressBelow(dataRoot, baseUrl, address);
  if (url === undefined) throw new ForbiddenAddress(address);
  return url;
}

/** A mark can be a link; it opens in a new tab without access to the page. */
interface Link {
  readonly href: string;
  readonly target: string;
  readonly rel: string;
}

/**
 * Vega copies the fields of a link one by one and fails on undefined; an accessor is not a field.
 */
class NoLink {
  get href(): string {
    return "";
  }
  set href(_: string) {}
}

function linkTo(address: string, baseUrl: string): Link | NoLink {
  const url = URL.canParse(address, baseUrl) ? new URL(address, baseUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return new NoLink();
  return { href: url.href, target: "_blank", rel: "noopener noreferrer" };
}

async function fetchBelow(address: string, options: VegaLoaderOptions): Promise<string> {
  const url = allowedAddress(address, options);
  const response = await request(url, { signal: options.signal });
  if (!response.ok) throw new FetchError("missing", url);
  // Some hosts answer an unknown address with a page instead of 404.
  const type = response.headers.get("content-type") ?? "";
  if (/^text\/html\b/i.test(type)) throw new FetchError("notText", url);
  // Counted while it arrives, because a small response can unpack to a huge one.
  const bytes = await readBytes(url, response, { signal: options.signal, largest: maxBytes });
  return new TextDecoder().decode(bytes);
}

/** Several hundred thousand cells; a browser cannot draw more anyway. */
const maxBytes = 20 * 2 ** 20;
