// From the one index.html: a page per published address with its own head, and 404.html, the page that a static host
// (or `episcope serve`) answers for every other address. Also boot.js, which has to run before the modules, and sw.js, the service worker.
import { createHash } from "node:crypto";
import { build, type Plugin, type Rollup } from "vite";
import { kindOfPath, pageFolders } from "../src/app/addresses.ts";
import { type PageHead, pageHead } from "../src/app/pageHead.ts";
import { languages } from "../src/text/catalogue.ts";
import type { Content } from "./content/loadContent.ts";
import { escapeHtml } from "./plain/escapeHtml.ts";
import { plainText, reportPage } from "./plain/plainText.ts";
import { reportDocument } from "./plain/reportDocument.ts";
import { publishedPaths } from "./publishedPaths.ts";

interface PagesOptions {
  content(): Content;
  readonly bootEntry: string;
  readonly serviceWorkerEntry: string;
}

type Bundle = Rollup.OutputBundle;

export function pagesPlugin({ content, bootEntry, serviceWorkerEntry }: PagesOptions): Plugin {
  let serviceWorker = "";
  return {
    name: "episcope-pages",
    enforce: "post",
    async buildStart() {
      this.emitFile({ type: "asset", fileName: "boot.js", source: await bundleScript(bootEntry) });
      serviceWorker = await bundleScript(serviceWorkerEntry);
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const { site, calculators, runs, visualizations } = content();
        const template = textOf(bundle, "index.html");
        const cards = [...visualizations, ...calculators, ...runs];
        const fonts = Object.keys(bundle).filter((name) => name.endsWith(".woff2"));
        const emit = (fileName: string, head: string, files: readonly string[], path: string) => {
          const source = template
            .replace("<!--plain-->", () => plainText(path, content()))
            .replace("<!--head-->", () => head + preloads(fonts, files))
            .replace("</head>", () => `${stylesheets(files)}</head>`);
          if (fileName === "index.html") setText(bundle, fileName, source);
          else this.emitFile({ type: "asset", fileName, source });
        };
        for (const path of publishedPaths(content())) {
          const head = pageHead(path, "en", { site, cards });
          const fileName = path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
          emit(fileName, headHtml(head, site.publicUrl, path), pageFiles(bundle, path), path);
        }
        const unknown = { title: site.name, description: site.description.en };
        // Nearly every other address is a run page.
        emit("404.html", headHtml(unknown, site.publicUrl), pageFiles(bundle, "/other"), "/other");
        for (const { fileName, source } of reportPages(content(), entryStyles(bundle))) {
          this.emitFile({ type: "asset", fileName, source });
        }
        const source = serviceWorker.replace("__EPISCOPE_BUILD__", fingerprint(bundle));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

/** Short versions of reports, for readers without scripts. */
function reportPages(
  { reports, reportTexts, site }: Content,
  stylesheets: readonly string[],
): readonly { readonly fileName: string; readonly source: string }[] {
  return reports.flatMap((report) =>
    languages.flatMap((language) => {
      const fileName = reportPage(report.date, language).slice(1);
      const text = reportTexts.get(fileName.replace(/^reports\/|\.html$/g, ""));
      if (text === undefined) return [];
      const source = reportDocument({ report, language, text, siteName: site.name, stylesheets });
      return [{ fileName, source }];
    }),
  );
}

/** Those of the entry: fonts, colours, headings. */
function entryStyles(bundle: Bundle): readonly string[] {
  const html = textOf(bundle, "index.html");
  return [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(
    ([, name = ""]) => name,
  );
}

/** Changes with every file of the portal. */
function fingerprint(bundle: Bundle): string {
  const hash = createHash("sha256");
  for (const name of Object.keys(bundle).sort()) {
    const file = bundle[name];
    hash.update(name).update(file?.type === "chunk" ? file.code : (file?.source ?? ""));
  }
  return hash.digest("hex").slice(0, 12);
}

/** One script without modules. */
async function bundleScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, lib: { entry, formats: ["iife"], name: "script" } },
  });
  const [{ output }] = [result].flat() as Rollup.RollupOutput[] as [Rollup.RollupOutput];
  return output[0].code;
}

function textOf(bundle: Bundle, fileName: string): string {
  const file = bundle[fileName];
  if (file?.type !== "asset") throw new Error(`${fileName} is not in the bundle`);
  return String(file.source);
}

function setText(bundle: Bundle, fileName: string, source: string): void {
  const file = bundle[fileName];
  if (file?.type === "asset") file.source = source;
}

/** Picture of shared links, below public/. */
const socialPicture = "/art/social.jpg";

function headHtml(head: PageHead, publicUrl: string, path?: string): string {
  const base = publicUrl.replace(/\/$/, "");
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta("name", "description", head.description),
    meta("property", "og:type", "website"),
    meta("property", "og:title", head.title),
    meta("property", "og:description", head.description),
    meta("property", "og:image", `${base}${socialPicture}`),
    meta("property", "og:locale", "en_GB"),
    meta("property", "og:locale:alternate", "de_DE"),
    meta("name", "twitter:card", "summary_large_image"),
  ];
  if (base && path) {
    tags.push(meta("property", "og:url", base + path));
    tags.push(`<link rel="canonical" href="${escapeHtml(base + path)}" />`);
  }
  return tags.join("\n    ");
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
}

/** As in theme.css. */
const bannerLinks = [
  '<link rel="preload" as="image" href="/art/banner.webp" media="(min-width: 641px)" />',
  '<link rel="preload" as="image" href="/art/banner-narrow.webp" media="(max-width: 640px)" />',
];

/** The files that a page needs next, so that they travel beside the entry instead of after it. */
function preloads(fonts: readonly string[], files: readonly string[]): string {
  const fontLinks = fonts.map(
    (name) => `<link rel="preload" as="font" type="font/woff2" href="/${name}" crossorigin />`,
  );
  const fileLinks = files
    .filter((name) => !isStylesheet(name))
    .map((name) => `<link rel="modulepreload" href="/${name}" crossorigin />`);
  // The banner is the largest thing on the pages that have one.
  const hasBanner = files.some((name) => name.includes("/ContentPage-"));
  const banner = hasBanner ? bannerLinks : [];
  return ["", ...fontLinks, ...banner, ...fileLinks].join("\n    ");
}

/** Behind the stylesheet of the entry, as when the page is loaded later: its rules win over those of every page. */
function stylesheets(files: readonly string[]): string {
  return files
    .filter(isStylesheet)
    .map((name) => `  <link rel="stylesheet" href="/${name}" />\n  `)
    .join("");
}

function isStylesheet(name: string): boolean {
  return name.endsWith(".css");
}

function pageFiles(bundle: Bundle, path: string): string[] {
  const module = `pages/${pageFolders[kindOfPath(path)]}/index.tsx`;
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const page = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module));
  if (!page) throw new Error(`${module} has no chunk`);
  const entry = chunks.find((chunk) => chunk.isEntry);
  const known = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
  const css = [...(page.viteMetadata?.importedCss ?? [])];
  return [...css, page.fileName, ...page.imports.filter((name) => !known.has(name))];
}
