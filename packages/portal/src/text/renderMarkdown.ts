// The only conversion from Markdown to HTML. Loaded on demand: markdown-it and DOMPurify are larger
// than most pages. There are two lines of defence: markdown-it refuses links with the schemes
// vbscript, javascript, file and data (except gif, png, jpeg and webp images) and stops at 100
// nested levels; DOMPurify allows only formatting elements.
import createPurifier from "dompurify";
import MarkdownIt from "markdown-it";
import { siteUrl } from "../environment/base.ts";

/**
 * Longer texts are cut: rendering them would block the page, and none of ours is nearly as long.
 */
export const maxSourceLength = 100_000;

const allowedTags = [
  ...["p", "br", "hr", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "code"],
  ...["ul", "ol", "li", "b", "i", "em", "strong", "s", "del", "sub", "sup", "a", "img"],
  ...["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ...["details", "summary"],
];
const allowedAttributes = [
  ...["href", "title", "src", "alt", "width", "height", "colspan", "rowspan", "scope", "span"],
  ...["start", "open", "target", "rel", "loading", "align"],
];

/** Control characters and spaces inside of a scheme, which browsers ignore. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
const ignoredInSchemes = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\ufeff]/g;

const markdown = new MarkdownIt({ html: true, linkify: false, maxNesting: 100 });
/**
 * In notes bare addresses become links, and quotes and dashes are typographic (run-data-format
 * specification 7.1).
 */
const notes = new MarkdownIt({ html: true, linkify: true, typographer: true, maxNesting: 100 });

/** The level of a text's first heading, so that it fits below the page's own headings. */
export type HeadingLevel = 1 | 2 | 3 | 4;

export interface RenderedMarkdown {
  readonly html: string;
  /** True if the source was too long and only its start is shown. */
  readonly isCut: boolean;
}

interface MarkdownOptions {
  /** For notes of a battery: the folder that their links and images are relative to. */
  readonly folder?: string | undefined;
  /** For tests; pages use the global one. */
  readonly window_?: Window & typeof globalThis;
}

export function renderMarkdown(
  source: string,
  topHeading: HeadingLevel,
  { folder, window_ = window }: MarkdownOptions = {},
): RenderedMarkdown {
  const renderer = folder === undefined ? markdown : notes;
  const isCut = source.length > maxSourceLength;
  const shown = isCut ? cutAtParagraph(source) : source;
  const tokens = renderer.parse(shown.replace(/^\ufeff/, ""), {});
  shiftHeadings(tokens, topHeading);
  const dirty = renderer.renderer.render(tokens, renderer.options, {});
  const short = cutElements(dirty);
  return { html: sanitise(limitNesting(short.html), window_, folder), isCut: isCut || short.isCut };
}

function cutAtParagraph(source: string): string {
  const head = source.slice(0, maxSourceLength);
  const paragraphEnd = head.lastIndexOf("\n\n");
  return paragraphEnd > maxSourceLength / 2 ? head.slice(0, paragraphEnd) : head;
}

function shiftHeadings(tokens: ReturnType<typeof markdown.parse>, topHeading: HeadingLevel): void {
  const headings = tokens.filter(({ type }) => type === "heading_open" || type === "heading_close");
  const levels = headings.map(({ tag }) => Number(tag.slice(1)));
  const shift = topHeading - Math.min(...levels);
  headings.forEach((token, index) => {
    token.tag = `h${Math.min(6, (levels[index] ?? 1) + shift)}`;
  });
}

/** One level of Markdown makes at most two elements, a list and its item. */
const deepestNesting = 2 * 100;
/**
 * More elements would block the page while they are checked and laid out (a fifth of a second for
 * these).
 */
const maxElements = 2500;
const voidTag = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

const anyTag = /<(\/?)([a-z][a-z0-9-]*)[^>]*>/gi;

/** Cuts a text with too many elements; the sanitiser closes open ones. */
function cutElements(html: string): RenderedMarkdown {
  let count = 0;
  for (const { 1: slash, index } of html.matchAll(anyTag)) {
    if (!slash && ++count > maxElements) return { html: html.slice(0, index), isCut: true };
  }
  return { html, isCut: false };
}

/** markdown-it does not count raw HTML: deeply nested tags are dropped before parsing. */
function limitNesting(html: string): string {
  let depth = 0;
  return html.replace(anyTag, (tag, slash: string, name: string) => {
    if (voidTag.test(name)) return tag;
    if (slash) {
      if (depth > 0) depth--;
      return depth >= deepestNesting ? "" : tag;
    }
    depth++;
    return depth > deepestNesting ? "" : tag;
  });
}

interface Sanitiser {
  readonly purifier: ReturnType<typeof createPurifier>;
  /** Folder of the current text. */
  folder: string | undefined;
}

/** Created once, because that takes longer than sanitising a short text. */
const sanitisers = new WeakMap<Window, Sanitiser>();

function sanitiserOf(window_: Window & typeof globalThis): Sanitiser {
  const known = sanitisers.get(window_);
  if (known) return known;
  const purifier = createPurifier(window_);
  const sanitiser: Sanitiser = { purifier, folder: undefined };
  sanitisers.set(window_, sanitiser);
  // markdown-it does not check raw HTML, so the same rule is applied to its addresses here.
  purifier.addHook("uponSanitizeAttribute", (_node, attribute) => {
    const { folder } = sanitiser;
    if (attribute.attrName !== "href" && attribute.attrName !== "src") return;
    if (!markdown.validateLink(attribute.attrValue.replace(ignoredInSchemes, ""))) {
      attribute.keepAttr = false;
    } else if (folder !== undefined && isRelative(attribute.attrValue)) {
      attribute.attrValue = new URL(attribute.attrValue, folder).href;
    }
  });
  purifier.addHook("afterSanitizeAttributes", (node) => {
    if (node.tagName === "A") makeLinkSafe(node, window_.location.origin);
    if (node.tagName === "IMG") node.setAttribute("loading", "lazy");
  });
  purifier.setConfig({
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_DATA_URI_TAGS: ["a"],
  });
  return sanitiser;
}

function sanitise(
  dirty: string,
  window_: Window & typeof globalThis,
  folder: string | undefined,
): string {
  const sanitiser = sanitiserOf(window_);
  sanitiser.folder = folder;
  return sanitiser.purifier.sanitize(dirty);
}

/** A path relative to the text: no scheme, no host, no absolute path, no fragment. */
function isRelative(address: string): boolean {
  return (
    /^(?![a-z][a-z0-9+.-]*:|[/\\#?])./i.test(address) && URL.canParse(address, "https://x.org/")
  );
}

/** External links open in a new tab without access to this one. */
function makeLinkSafe(link: Element, origin: string): void {
  link.removeAttribute("target");
  link.removeAttribute("rel");
  const href = link.getAttribute("href");
  // Relative to the root of the portal, which need not be that of the host.
  if (href !== null && /^\/(?![/\\])/.test(href)) link.setAttribute("href", siteUrl(href));
  if (href === null || !URL.canParse(href, origin)) return;
  const url = new URL(href, origin);
  if (url.origin === origin || url.protocol === "mailto:") return;
  link.setAttribute("target", "_blank");
  link.setAttribute("rel", "noopener noreferrer");
}
