// The content of a folder of the data root. There is no API: a listing is our own index.json, or
// the page that the web server generates for a folder (run-data-format specification 1.2).

export interface FolderListing {
  /** Names without a slash, in the order of the listing. */
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

/** Never fails: a page that is not a listing has neither folders nor files. */
export function parseListing(text: string, contentType: string): FolderListing {
  const entries = new EntryList();
  const form = formOf(text, contentType.toLowerCase());
  if (form === "json") readJson(text, entries);
  if (form === "html") readHtml(text, entries);
  return entries.finish();
}

/** The index.json that is published beside the files. */
export function writeListing({ folders, files }: FolderListing): string {
  return `${JSON.stringify({ folders, files }, undefined, 2)}\n`;
}

/** Collects valid names, each once. */
class EntryList {
  readonly #folders = new Set<string>();
  readonly #files = new Set<string>();

  addFolder(name: unknown): void {
    if (isName(name)) this.#folders.add(name);
  }

  addFile(name: unknown): void {
    if (isName(name)) this.#files.add(name);
  }

  finish(): FolderListing {
    return { folders: [...this.#folders], files: [...this.#files] };
  }
}

/**
 * A valid path segment: no slashes (browsers treat a backslash as one), control characters or lone
 * surrogates.
 */
function isName(name: unknown): name is string {
  return (
    typeof name === "string" &&
    name !== "" &&
    name !== "." &&
    name !== ".." &&
    !/[/\\\p{Cc}\p{Cs}]/u.test(name)
  );
}

/** By content type or, if that says nothing, by the first character. */
function formOf(text: string, contentType: string): "json" | "html" | undefined {
  if (contentType.includes("json")) return "json";
  if (contentType.includes("html")) return "html";
  if (!/^\s*($|text\/plain|application\/octet-stream)/.test(contentType)) return undefined;
  const first = text.trimStart().charAt(0);
  if (first === "{" || first === "[") return "json";
  return first === "<" ? "html" : undefined;
}

function readJson(text: string, entries: EntryList): void {
  const value = parseJson(text);
  if (Array.isArray(value)) {
    readNginxEntries(value, entries);
  } else if (isRecord(value)) {
    for (const name of listOf(value.folders)) entries.addFolder(name);
    for (const name of listOf(value.files)) entries.addFile(name);
  }
}

/** autoindex_format json: objects with name and type; other types, such as sockets, are ignored. */
function readNginxEntries(values: readonly unknown[], entries: EntryList): void {
  for (const value of values) {
    if (!isRecord(value)) continue;
    if (value.type === "directory") entries.addFolder(value.name);
    if (value.type === "file") entries.addFile(value.name);
  }
}

function parseJson(text: string): unknown {
  try {
    // trim also removes a byte order mark, which JSON does not allow.
    return JSON.parse(text.trim());
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

// An unclosed element extends to the end of the page, as in browsers; this also keeps the search
// linear.
const invisible = /<(script|style)\b[\s\S]*?(?:<\/\1|$)|<!--[\s\S]*?(?:-->|$)/gi;
const tags = /<(\/?)(a|li|td|pre|ul|table)(?=[\s/>])([^<>]*)>/gi;

/**
 * Subversion, Python and plain Apache use list items, fancy Apache and lighttpd table cells, nginx
 * and old Apache preformatted text. Other links of a page (footer, error message) are not entries.
 */
function readHtml(text: string, entries: EntryList): void {
  let isInsideEntry = false;
  for (const [, slash, tag = "", attributes = ""] of text.replace(invisible, "").matchAll(tags)) {
    const name = tag.toLowerCase();
    if (name !== "a") {
      isInsideEntry = slash === "" && (name === "li" || name === "td" || name === "pre");
    } else if (slash === "" && isInsideEntry) {
      const link = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
      if (link) readLink(decodeEntities(link[1] ?? link[2] ?? "").trim(), entries);
    }
  }
}

/**
 * Apache's sort links are just a query. Its names with a colon start with ./ so that they do not
 * look like a scheme.
 */
function readLink(link: string, entries: EntryList): void {
  if (/^[a-z][a-z0-9+.-]*:/i.test(link)) return;
  const path = link.replace(/[?#].*$/s, "").replace(/^\.\//, "");
  if (path.endsWith("/")) entries.addFolder(decodePercent(path.slice(0, -1)));
  else entries.addFile(decodePercent(path));
}

/** Undefined if the bytes are not UTF-8: such a file cannot be requested. */
function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const namedEntities: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

/**
 * Entities that servers use in addresses. Unknown names stay; a number that is not a character
 * makes the name invalid.
 */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (entity, hex, decimal, name) => {
    if (name !== undefined) return namedEntities.get(name) ?? entity;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "\0";
  });
}
