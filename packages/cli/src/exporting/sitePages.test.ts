import { expect, test } from "vitest";
import { parseSiteAddress } from "./siteAddress.ts";
import { headersFile, rebasedPage, robots, sitemap } from "./sitePages.ts";

test("parses site addresses", () => {
  expect(parseSiteAddress("/")).toEqual({ base: "/", url: undefined });
  expect(parseSiteAddress("/a/b")).toEqual({ base: "/a/b/", url: undefined });
  expect(parseSiteAddress("https://example.org/a?b#c")).toEqual({
    base: "/a/",
    url: "https://example.org/a/",
  });
  for (const broken of ["a/b", "https://", "ftp://example.org/"]) {
    expect(() => parseSiteAddress(broken)).toThrow("neither a path");
  }
});

const policy = "default-src 'none'; script-src 'self'; frame-ancestors *";

test("a page links to its files from the new root and contains the policy", () => {
  const page = [
    '<head><meta charset="utf-8" />',
    '<meta property="og:image" content="/art/social.jpg" />',
    '<link href="/assets/a.css" /><script src="/boot.js"></script>',
    '<a href="https://example.org/b">x</a><a href="//c.org/">y</a><a href="">z</a>',
  ].join("\n");
  expect(rebasedPage(page, parseSiteAddress("https://example.org/sub/"), policy)).toBe(
    [
      '<head><meta charset="utf-8" />',
      "    <meta http-equiv=\"content-security-policy\" content=\"default-src 'none'; script-src 'self'\" />",
      '<meta property="og:image" content="https://example.org/sub/art/social.jpg" />',
      '<link href="/sub/assets/a.css" /><script src="/sub/boot.js"></script>',
      '<a href="https://example.org/b">x</a><a href="//c.org/">y</a><a href="">z</a>',
    ].join("\n"),
  );
});

test("writes files for search engines and hosts", () => {
  const address = parseSiteAddress("https://example.org/sub");
  expect(sitemap(["", "v3?a&b"], "https://example.org/sub/")).toContain(
    "<loc>https://example.org/sub/v3?a&#38;b</loc>",
  );
  expect(robots(address)).toBe(
    "User-agent: *\nDisallow: /sub/data/\nSitemap: https://example.org/sub/sitemap.xml\n",
  );
  expect(headersFile({ "x-content-type-options": "nosniff" }, address)).toBe(
    [
      "/sub/*",
      "  x-content-type-options: nosniff",
      "  cache-control: no-cache",
      "/sub/assets/*",
      "  cache-control: public, max-age=31536000, immutable",
      "/sub/data/*",
      "  access-control-allow-origin: *",
      "  access-control-expose-headers: Content-Location, Content-Range, ETag, Link, Retry-After",
      "  cross-origin-resource-policy: cross-origin",
      "",
    ].join("\n"),
  );
});
