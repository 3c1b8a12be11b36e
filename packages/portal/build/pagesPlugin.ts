// Creates a page with its own head for each published address from index.html, and 404.html, with
// which a static host (or `episcope serve`) answers every other address. Also boot.js, which must
// run before the modules, and sw.js, the service worker.
import { createHash } from "node:crypto";
import { sourceLanguage, type WrittenLanguage, writtenLanguages } from "@episcope/common";
import { build, type Plugin, type Rollup, type UserConfig } from "vite";
import { type PageHead, pageHead } from "../src/site/addresses/pageHead.ts";
import { storyCards } from "../src/site/addresses/storyCards.ts";
import { formatsOf } from "../src/text/format.ts";
import type { Content } from "./content/loadContent.ts";
import { type PageFiles, pageFiles } from "./pageFiles.ts";
import { arrivingText } from "./plain/arriving.ts";
import { datasetData } from "./plain/datasetData.ts";
import { escapeHtml } from "./plain/escapeHtml.ts";
import { loadFailure } from "./plain/loadFailure.ts";
import { plainText, reportPage } from "./plain/plainText.ts";
import { reportDocument } from "./plain/reportDocument.ts";
import { publishedPaths } from "./publishedPaths.ts";
import type { StoryPage } from "./stories/pageStory.ts";

interface PagesOptions {
  content(): Content;
  stories(): readonly StoryPage[];
  /** Whether there is a scenario of this path, without a slash in front. */
  hasScenario(path: string): boolean;
  readonly bootEntry: string;
  readonly serviceWorkerEntry: string;
}

type Bundle = Rollup.OutputBundle;

const unknownPage = "404.html";

export function pagesPlugin({
  content,
  stories,
  hasScenario,
  bootEntry,
  serviceWorkerEntry,
}: PagesOptions): Plugin {
  let serviceWorker = "";
  let define: UserConfig["define"];
  return {
    name: "episcope-pages",
    enforce: "post",
    configResolved(config) {
      define = config.define;
    },
    async buildStart() {
      const source = await bundleScript(bootEntry, define);
      this.emitFile({ type: "asset", fileName: "boot.js", source });
      serviceWorker = await bundleScript(serviceWorkerEntry, define);
    },
    transformIndexHtml: (html) => html.replace("<!--load-failure-->", loadFailure),
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const { site, calculators, runs, visualizations, questions } = content();
        const { template, parts } = entryPage(bundle);
        const cards = [...visualizations, ...calculators, ...runs, ...storyCards(stories())];
        const fonts = Object.keys(bundle).filter((name) => name.endsWith(".woff2"));
        const importsOf = (module: string) => this.getModuleInfo(module)?.importedIds ?? [];
        const emit = (fileName: string, head: string, path: string) => {
          const files = pageFiles(bundle, path, importsOf);
          const page = { ...files, scripts: [...parts, ...files.scripts] };
          const isKnown = fileName !== unknownPage;
          const hints = [...fileHints(page), ...lateHints(page, isKnown)];
          const source = template
            .replace("<!--plain-->", () => plainText(path, content(), stories()))
            .replace("<!--arriving-->", () =>
              arrivingText(isKnown ? path : undefined, content(), cards),
            )
            .replace("<!--head-->", () => head)
            .replace("</head>", () => `${linesOf(fontHints(fonts))}</head>`)
            .replace("</body>", () => `${linesOf(hints)}</body>`);
          if (fileName === "index.html") setText(bundle, fileName, source);
          else this.emitFile({ type: "asset", fileName, source });
        };
        for (const path of publishedPaths(content(), stories())) {
          const head = pageHead(path, sourceLanguage, {
            ...{ site, cards },
            questions: questions.questions,
          });
          const fileName = path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
          const scenarios = [path.slice(1), `legacy${path}`];
          const data = datasetData(path, head, site, scenarios.some(hasScenario));
          emit(fileName, [headHtml(head, site.publicUrl, path), data].join("\n    ").trim(), path);
        }
        const unknown = { title: site.name, description: site.description[sourceLanguage] };
        // Nearly every other address is a run page.
        emit(unknownPage, headHtml(unknown, site.publicUrl), "/other");
        for (const { fileName, source } of reportPages(content(), entryStyles(bundle))) {
          this.emitFile({ type: "asset", fileName, source });
        }
        const source = serviceWorker.replace("__EPISCOPE_BUILD__", fingerprint(bundle));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

/** Report summaries for readers without scripts. */
function reportPages(
  { reports, reportTexts, site }: Content,
  stylesheets: readonly string[],
): readonly { readonly fileName: string; readonly source: string }[] {
  return reports.flatMap((report) =>
    writtenLanguages.flatMap((language) => {
      const fileName = reportPage(report.date, language).slice(1);
      const text = reportTexts.get(fileName.replace(/^reports\/|\.html$/g, ""));
      if (text === undefined) return [];
      const source = reportDocument({ report, language, text, siteName: site.name, stylesheets });
      return [{ fileName, source }];
    }),
  );
}

/**
 * The entry's page without the scripts that it imports, which the bundler announces in the head:
 * they would come before the text.
 */
function entryPage(bundle: Bundle): { readonly template: string; readonly parts: string[] } {
  const html = textOf(bundle, "index.html");
  const announced = /^\s*<link rel="modulepreload"[^>]* href="\/([^"]+)"[^>]*>\n/gm;
  return {
    template: html.replace(announced, ""),
    parts: [...html.matchAll(announced)].map(([, name = ""]) => name),
  };
}

/** The entry's: fonts, colours, headings. */
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

/** A single script without modules. */
async function bundleScript(entry: string, define: UserConfig["define"]): Promise<string> {
  const result = await build({
    configFile: false,
    ...(define && { define }),
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

function openGraphLocale(language: WrittenLanguage): string {
  return formatsOf(language).locale.replace("-", "_");
}

/** Image of shared links, below public/. */
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
    meta("property", "og:locale", openGraphLocale(sourceLanguage)),
    ...writtenLanguages
      .filter((language) => language !== sourceLanguage)
      .map((language) => meta("property", "og:locale:alternate", openGraphLocale(language))),
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

/** Must match the request in data/config.ts. */
const configLink = '<link rel="preload" as="fetch" href="/config.json" crossorigin />';

/** Must match theme.css. */
const bannerLinks = [
  '<link rel="preload" as="image" href="/art/banner.webp" media="(min-width: 641px)" />',
  '<link rel="preload" as="image" href="/art/banner-narrow.webp" media="(max-width: 640px)" />',
];

function linesOf(hints: readonly string[]): string {
  return hints.map((hint) => `  ${hint}\n  `).join("");
}

/** In the head, but after the stylesheet: a font that comes after the first text is not used. */
function fontHints(fonts: readonly string[]): readonly string[] {
  return fonts.map(
    (name) => `<link rel="preload" as="font" type="font/woff2" href="/${name}" crossorigin />`,
  );
}

/** Last: on a slow line, nothing of these may delay the stylesheets. */
function lateHints({ hasBanner, readsData }: PageFiles, isKnown: boolean): readonly string[] {
  return [
    ...(hasBanner ? bannerLinks : []),
    // An unknown address may need no data, and browsers warn about unused preloads.
    ...(readsData && isKnown ? [configLink] : []),
  ];
}

/**
 * At the end of the body, so that they do not delay the text above them; scripts wait for the
 * stylesheets. The entry's stylesheet comes first, as when the page is loaded later: the rules of a
 * page win.
 */
function fileHints({ scripts, stylesheets }: PageFiles): readonly string[] {
  return [
    ...stylesheets.map((name) => `<link rel="stylesheet" href="/${name}" />`),
    ...scripts.map((name) => `<link rel="modulepreload" href="/${name}" crossorigin />`),
  ];
}
