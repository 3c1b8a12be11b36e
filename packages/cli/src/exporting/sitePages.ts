// Adapts the pages of the built site to another address: paths from its root, the policy for hosts
// that send no headers, and full addresses for shared links.
import { openHeaders } from "../serving/crossOrigin.ts";
import type { SiteAddress } from "./siteAddress.ts";

/** The pages of the build have paths from the root of their host. */
export function rebasedPage(html: string, { base, url }: SiteAddress, policy: string): string {
  const rebased = html
    .replaceAll(/ (href|src)="\/(?!\/)/g, (_all, name: string) => ` ${name}="${base}`)
    .replaceAll(' content="/art/', ` content="${url ?? base}art/`);
  // Before everything it governs, and without directives that only work in a header.
  const metaPolicy = policy.replace(/;?\s*frame-ancestors [^;]*/, "");
  return rebased.replace(
    '<meta charset="utf-8" />',
    `<meta charset="utf-8" />\n    <meta http-equiv="content-security-policy" content="${metaPolicy}" />`,
  );
}

/** For search engines, which need full addresses. */
export function sitemap(paths: readonly string[], url: string): string {
  const rows = paths.map((path) => `  <url><loc>${escaped(url + path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join("")}</urlset>\n`;
}

export function robots({ base, url }: SiteAddress): string {
  const lines = ["User-agent: *", `Disallow: ${base}data/`];
  if (url) lines.push(`Sitemap: ${url}sitemap.xml`);
  return `${lines.join("\n")}\n`;
}

/** The file _headers that several static hosts read. Data may be read by pages of other sites. */
export function headersFile(
  headers: Readonly<Record<string, string>>,
  { base }: SiteAddress,
): string {
  const rows = (all: Readonly<Record<string, string>>) =>
    Object.entries(all).map(([name, value]) => `  ${name}: ${value}\n`);
  const forever = { "cache-control": "public, max-age=31536000, immutable" };
  return [
    `${base}*\n`,
    ...rows({ ...headers, "cache-control": "no-cache" }),
    `${base}assets/*\n`,
    ...rows(forever),
    `${base}data/*\n`,
    ...rows(openHeaders),
  ].join("");
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
