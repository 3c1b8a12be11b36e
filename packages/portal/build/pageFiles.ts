// The files that a page of the built site is sure to need, so that they load in parallel with the
// entry.
import type { Rollup } from "vite";
import { kindOfPath, type PageKind, pageFolders } from "../src/site/addresses/addresses.ts";

type Bundle = Rollup.OutputBundle;

export interface PageFiles {
  readonly scripts: readonly string[];
  /** Those of the page itself come last, in the bundler's order. */
  readonly stylesheets: readonly string[];
  /** The banner is the largest image of the pages that have one. */
  readonly hasBanner: boolean;
  readonly readsData: boolean;
}

/** Modules that a page nearly always imports dynamically, by the end of their path. */
const laterModules: Partial<Record<PageKind, readonly string[]>> = {
  mobilityCounties: ["/areas-data/germany.json"],
};

/** Without files of the entry. */
export function pageFiles(
  bundle: Bundle,
  path: string,
  importsOf: (module: string) => readonly string[],
): PageFiles {
  const kind = kindOfPath(path);
  const page = chunkOf(bundle, `/pages/${pageFolders[kind]}/index.tsx`);
  const entries = Object.values(bundle).filter((file) => file.type === "chunk" && file.isEntry);
  const known = reachable(
    entries.map(({ fileName }) => fileName),
    (name) => partsOf(bundle, name),
  );
  const later = (laterModules[kind] ?? []).map((ending) => chunkOf(bundle, ending).fileName);
  const files = reachable([page.fileName, ...later], (name) => partsOf(bundle, name));
  const fresh = [...files].filter((name) => !known.has(name));
  const modules = [...reachable([page.facadeModuleId ?? ""], importsOf)];
  const hasModule = (ending: string) => modules.some((id) => id.endsWith(ending));
  return {
    scripts: fresh.filter((name) => !isStylesheet(name)),
    stylesheets: fresh.filter(isStylesheet),
    hasBanner: hasModule("/site/frames/ContentPage.tsx"),
    readsData: hasModule("/data/config.ts"),
  };
}

function chunkOf(bundle: Bundle, ending: string): Rollup.OutputChunk {
  const chunk = Object.values(bundle).find(
    (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(ending),
  );
  if (chunk?.type !== "chunk") throw new Error(`${ending} has no chunk`);
  return chunk;
}

/** Imports of a script, and its stylesheets. */
function partsOf(bundle: Bundle, fileName: string): readonly string[] {
  const file = bundle[fileName];
  return file?.type === "chunk" ? [...file.imports, ...(file.viteMetadata?.importedCss ?? [])] : [];
}

/** All names reachable from the given ones, each after those that it needs. */
function reachable(
  from: readonly string[],
  next: (name: string) => readonly string[],
): ReadonlySet<string> {
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    for (const other of next(name)) visit(other);
    found.add(name);
  };
  for (const name of from) visit(name);
  return found;
}

function isStylesheet(name: string): boolean {
  return name.endsWith(".css");
}
