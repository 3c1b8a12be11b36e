// Where an exported site will be hosted: at the root of a host or below a path, and at which
// address, if known.
import { UserError } from "../userError.ts";

export interface SiteAddress {
  /** With leading and trailing slash. */
  readonly base: string;
  /** Address of the site with a trailing slash; undefined if only the path is known. */
  readonly url: string | undefined;
}

/** A path such as /episcope/, or a web address. */
export function parseSiteAddress(text: string): SiteAddress {
  const isUrl = /^https?:\/\//i.test(text);
  if (!URL.canParse(text, "https://x.org") || (!isUrl && !text.startsWith("/"))) {
    throw new UserError(`${text} is neither a path such as /episcope/ nor a web address.`);
  }
  const url = new URL(text, "https://x.org");
  const base = url.pathname.endsWith("/") ? url.pathname : `${url.pathname}/`;
  return { base, url: isUrl ? url.origin + base : undefined };
}
