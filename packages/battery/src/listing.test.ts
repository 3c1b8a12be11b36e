import fc from "fast-check";
import { expect, test } from "vitest";
import { type FolderListing, parseListing, writeListing } from "./listing.ts";

const html = (text: string) => parseListing(text, "text/html; charset=utf-8");
const json = (value: unknown) => parseListing(JSON.stringify(value), "application/json");
const nothing: FolderListing = { folders: [], files: [] };

/** What every server below lists. */
const shown: FolderListing = { folders: ["munich", "a b&c"], files: ["chart-1.yaml", "ä.md"] };

const expectListing = (read: FolderListing, expected: FolderListing) =>
  expect(read).toStrictEqual(expected);

test("Subversion", () => {
  const page = `<html><head><title>repos - Revision 7: /battery</title></head>
<body>
 <h2>repos - Revision 7: /battery</h2>
 <ul>
  <li><a href="../">..</a></li>
  <li><a href="munich/">munich/</a></li>
  <li><a href="a%20b&amp;c/">a b&amp;c/</a></li>
  <li><a href="chart-1.yaml">chart-1.yaml</a></li>
  <li><a href="%C3%A4.md">ä.md</a></li>
 </ul>
 <hr noshade><em>Powered by <a href="http://subversion.apache.org/">Subversion</a>.</em>
</body></html>`;
  expectListing(html(page), shown);
  expectListing(html(page.replaceAll("\n", "\r\n")), shown);
  expectListing(html(`\ufeff${page}`), shown);
  expectListing(parseListing(page, ""), shown);
});

test("Python http.server", () => {
  const page = `<!DOCTYPE HTML>
<html lang="en"><head><title>Directory listing for /</title></head>
<body><h1>Directory listing for /</h1><hr>
<ul>
<li><a href="munich/">munich/</a></li>
<li><a href="a%20b%26c/">a b&amp;c/</a></li>
<li><a href="chart-1.yaml">chart-1.yaml</a></li>
<li><a href="%C3%A4.md">ä.md</a></li>
</ul><hr></body></html>`;
  expectListing(html(page), shown);
});

test("Apache, plain list", () => {
  const page = `<html><body><h1>Index of /battery</h1>
<ul><li><a href="/"> Parent Directory</a></li>
<li><a href="munich/"> munich/</a></li>
<li><a href="a%20b%26c/"> a b&amp;c/</a></li>
<li><a href="chart-1.yaml"> chart-1.yaml</a></li>
<li><a href="%c3%a4.md"> ä.md</a></li>
</ul><address>Apache <a href="manual.html">manual</a></address></body></html>`;
  expectListing(html(page), shown);
});

test("Apache, table with sort links", () => {
  const row = (link: string) =>
    `<tr><td valign="top"><img src="/icons/f.gif" alt="[ ]"></td><td><a href="${link}">x</a></td><td>1K</td></tr>`;
  const page = `<table>
<tr><th valign="top"><img src="/icons/blank.gif" alt="[ICO]"></th><th><a href="?C=N;O=D">Name</a></th><th><a href="?C=M;O=A">Last modified</a></th></tr>
<tr><td><img src="/icons/back.gif"></td><td><a href="/battery/">Parent Directory</a></td></tr>
${["munich/", "a%20b%26c/", "chart-1.yaml", "%c3%a4.md"].map(row).join("\n")}
</table>`;
  expectListing(html(page), shown);
});

test("Apache, preformatted with sort links", () => {
  const page = `<pre><img src="/icons/blank.gif"> <a href="?C=N;O=D">Name</a> <a href="?C=S;O=A">Size</a><hr>
<img src="/icons/back.gif"> <a href="/">Parent Directory</a>   -
<img src="/icons/folder.gif"> <a href="munich/">munich/</a>   -
<img src="/icons/folder.gif"> <a href="a%20b%26c/">a b&amp;c/</a>   -
<img src="/icons/f.gif"> <a href="chart-1.yaml">chart-1.yaml</a>  1K
<img src="/icons/f.gif"> <a href="%c3%a4.md">ä.md</a>  1K
<hr></pre>`;
  expectListing(html(page), shown);
});

test("nginx", () => {
  const page = `<html>\r\n<head><title>Index of /</title></head>\r\n<body>\r
<h1>Index of /</h1><hr><pre><a href="../">../</a>\r
<a href="munich/">munich/</a>          01-Feb-2021 10:00    -\r
<a href="a%20b%26c/">a b&amp;c/</a>    01-Feb-2021 10:00    -\r
<a href="chart-1.yaml">chart-1.yaml</a> 01-Feb-2021 10:00   12\r
<a href="%C3%A4.md">ä.md</a>           01-Feb-2021 10:00   12\r
</pre><hr></body>\r\n</html>`;
  expectListing(html(page), shown);
});

test("lighttpd", () => {
  const row = (link: string) => `<tr><td class="n"><a href="${link}">x</a></td><td>-</td></tr>`;
  const page = `<?xml version="1.0"?><!DOCTYPE html><style>td a{}</style><div class="list">
<table summary="Directory Listing"><thead><tr><th class="n">Name</th></tr></thead><tbody>
${["../", "munich/", "a%20b%26c/", "chart-1.yaml", "%C3%A4.md"].map(row).join("\n")}
</tbody></table></div>
<script>document.write('<td><a href="sorted.html">')</script>`;
  expectListing(html(page), shown);
  expectListing(parseListing(page, "application/xhtml+xml"), shown);
});

test("nginx as JSON, where names are not encoded", () => {
  const entries = [
    { name: "munich", type: "directory", mtime: "Mon, 01 Feb 2021 10:00:00 GMT" },
    { name: "100%25&amp;.yaml", type: "file", mtime: "", size: 12 },
    { name: "socket", type: "other" },
    { name: 5, type: "file" },
    "text",
    null,
  ];
  expectListing(json(entries), { folders: ["munich"], files: ["100%25&amp;.yaml"] });
});

test("our own index.json", () => {
  expect(writeListing({ folders: ["munich"], files: ["chart-1.yaml"] })).toBe(
    '{\n  "folders": [\n    "munich"\n  ],\n  "files": [\n    "chart-1.yaml"\n  ]\n}\n',
  );
  const text = '\ufeff{"folders": ["b", "a", "b"],\r\n "files": ["x.yaml", 7, null, "../y", ""]}';
  for (const contentType of ["application/json", "text/plain", "application/octet-stream", ""])
    expectListing(parseListing(text, contentType), { folders: ["b", "a"], files: ["x.yaml"] });
  expectListing(json({ folders: "ab", files: { a: 1 } }), nothing);
  expectListing(json({ files: ["a"] }), { folders: [], files: ["a"] });
});

test.each([
  ["..", "../", "./", ".", "", "%2e%2e/", "..?C=N", "?C=N;O=D", "#top"],
  ["/a", "/a/", "//host/a", "https://example.org/a", "mailto:a@b", "a:b", "javascript:a"],
  ["a/b", "a/b/", "../a", "a%2Fb", "a%5Cb", "a//", "\\a", "a&#47;b"],
  ["a%00", "a%0Ab", "a%7F", "a&#10;b", "%C2%85", "a\nb"],
  ["%E4.md", "100%.md", "%ED%A0%80", "a&#xD800;"],
])("links that are not entries: %j etc.", (...links) => {
  for (const link of links) expectListing(html(`<li><a href="${link}">x</a></li>`), nothing);
});

test.each([
  [`<LI><A CLASS=x HREF='A.yaml'>`, "A.yaml"],
  [`<li><a data-href="no" href = "a.yaml">`, "a.yaml"],
  [`<li><a href="./a:b.yaml">`, "a:b.yaml"],
  [`<li><a href="a%3Ab.yaml">`, "a:b.yaml"],
  [`<li><a href="a.yaml?p=7">`, "a.yaml"],
  [`<li><a href=" a%2520b.yaml ">`, "a%20b.yaml"],
  [`<li><a href="a&#39;&#x27;&quot;&amp;lt;.yaml">`, `a''"&lt;.yaml`],
  [`<li><a href="a&nope;&#1114112;b">`, undefined],
  [`<li><a href="a&nope;b">`, "a&nope;b"],
  [`<li><a href="a">a</a><li><a href="a">a</a>`, "a"],
  [`<li><abbr href="a"></abbr><a name="b">`, undefined],
  [`<!-- <li><a href="a"> --><li><b><a href="b">`, "b"],
])("unusual links: %s", (text, file) => {
  expectListing(html(text), { folders: [], files: file === undefined ? [] : [file] });
});

test.each([
  ["", "text/html"],
  ["", "application/json"],
  ["<p>Not found. <a href='start.html'>Start</a></p>", "text/html"],
  ["<li><a href='a'>", "application/json"],
  ['{"files": ["a"]}', "text/html"],
  ['{"files": ["a"]}', "image/png"],
  ['{"files": ["a"', "application/json"],
  ["null", "application/json"],
  ["just text", "text/plain"],
])("not a listing: %j as %s", (text, contentType) => {
  expectListing(parseListing(text, contentType), nothing);
});

const name = fc
  .string({ unit: "grapheme", minLength: 1 })
  .filter((text) => text !== "." && text !== ".." && !/[/\\\p{Cc}]/u.test(text));
const names = fc.uniqueArray(name);

test("what is written reads back, and so does an HTML page with the same names", () => {
  const item = (link: string) => `<li><a href="${link}">x</a></li>`;
  fc.assert(
    fc.property(names, names, (folders, files) => {
      expectListing(parseListing(writeListing({ folders, files }), ""), { folders, files });
      const links = folders.map((folder) => `${encodeURIComponent(folder)}/`);
      const page = [...links, ...files.map(encodeURIComponent)].map(item).join("\n");
      expectListing(html(page), { folders, files });
    }),
  );
});

test("huge pages are read in linear time", () => {
  for (const piece of ["<a", "<li><a ", "<script", "<!--", '<a href="', "&#", "<li "])
    expectListing(html(piece.repeat(300_000)), nothing);
});
