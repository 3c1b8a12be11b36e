// The path of the portal on its host: the root, or a subfolder. All scripts are in one folder of
// it, so each can find out.

const here: string = import.meta.url;

/**
 * With leading and trailing slash. In development, scripts are elsewhere and the portal is at the
 * root.
 */
export const base = /\/assets\/[^/]+$/.test(here) ? new URL("../", here).pathname : "/";

/** Address of a file by its path from the root of the portal. */
export function siteUrl(path: string): string {
  return base + path.replace(/^\//, "");
}

/** The path within the portal. */
export function withoutBase(pathname: string): string {
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
}
