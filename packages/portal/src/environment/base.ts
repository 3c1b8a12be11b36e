// Where the portal lies on its host: at the root, or below a path. All scripts lie in one folder of
// it, so each of them knows.

const here: string = import.meta.url;

/** With slashes around. While developing, scripts lie elsewhere and the portal at the root. */
export const base = /\/assets\/[^/]+$/.test(here) ? new URL("../", here).pathname : "/";

/** A file of the site by its path from the root of the portal. */
export function siteUrl(path: string): string {
  return base + path.replace(/^\//, "");
}

/** The address inside of the portal. */
export function withoutBase(pathname: string): string {
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
}
