// Writes the built portal as files for another address, with the extra files that static hosts use.
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { scenariosFolder } from "@episcope/runner";
import type { DataRoot } from "../dataRoot.ts";
import { hasReported } from "../reportedOptions.ts";
import { embeddedHeaders, securityHeaders } from "../serving/securityHeaders.ts";
import type { SiteAddress } from "./siteAddress.ts";
import { headersFile, rebasedPage, robots, sitemap } from "./sitePages.ts";

export function writeSite(
  built: string,
  out: string,
  address: SiteAddress,
  data: DataRoot | undefined,
): void {
  cpSync(built, out, { recursive: true });
  if (data?.kind === "folder") cpSync(data.folder, join(out, "data"), { recursive: true });
  const dataRoot = data?.kind === "url" ? data.url : undefined;
  // A static host cannot tell pages with one plot from others, so all may be framed.
  const headers = embeddedHeaders(securityHeaders(dataRoot?.origin));
  const policy = headers["content-security-policy"] ?? "";
  const pages = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );
  for (const name of pages) {
    const file = join(out, name);
    write(file, rebasedPage(readFileSync(file, "utf8"), address, policy));
  }
  write(
    join(out, "config.json"),
    JSON.stringify({
      dataRoot: dataRoot?.href ?? `${address.base}data/`,
      // Unless the data come from elsewhere, browsers compute missing runs.
      ...(hasReported(join(out, "data")) && { reported: true }),
      ...(!data && { scenarios: `${address.base}data/${scenariosFolder}/` }),
    }),
  );
  write(join(out, "robots.txt"), robots(address));
  write(join(out, "_headers"), headersFile(headers, address));
  // Tells GitHub Pages to serve names that begin with an underscore.
  write(join(out, ".nojekyll"), "");
  if (address.url) write(join(out, "sitemap.xml"), sitemap(pathsOf(pages), address.url));
}

/** Removes compressed variants of the old content. */
function write(file: string, text: string): void {
  writeFileSync(file, text);
  for (const ending of [".br", ".gz"]) rmSync(file + ending, { force: true });
}

function pathsOf(pages: readonly string[]): readonly string[] {
  return pages
    .filter((name) => name.endsWith("index.html"))
    .map((name) => name.replaceAll("\\", "/").replace(/\/?index\.html$/, ""))
    .sort();
}

const compressible = /\.(html|js|css|svg|json|md|txt|xml|csv|yaml|webmanifest)$/;
/** Smaller files fit into one network packet anyway. */
const minBytes = 860;

/** Adds compressed variants to all text files that have none. */
export async function compressSite(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const known = new Set(names);
  for (const name of names) {
    const file = join(folder, name);
    if (!compressible.test(name) || known.has(`${name}.br`)) continue;
    if (!statSync(file).isFile() || statSync(file).size < minBytes) continue;
    const source = await readFile(file);
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      promisify(gzip)(source, { level: 9 }),
    ]);
    await writeFile(`${file}.br`, brotli);
    await writeFile(`${file}.gz`, gzipped);
  }
}
