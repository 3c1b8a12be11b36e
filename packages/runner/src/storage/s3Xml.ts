// The few answers of S3 that are read: a page of a listing, and errors. Nothing in them is trusted
// more than a name and a number.

export interface S3List {
  readonly files: readonly {
    readonly key: string;
    readonly size: number;
    readonly etag: string;
  }[];
  /** Folders, with a slash at their ends. */
  readonly prefixes: readonly string[];
  /** Where the next page begins; undefined on the last one. */
  readonly next: string | undefined;
}

export function parseS3List(text: string): S3List {
  const files = blocksOf(text, "Contents").flatMap((block) => {
    const [key, size] = [textIn(block, "Key"), Number(textIn(block, "Size") ?? Number.NaN)];
    if (key === undefined || !Number.isSafeInteger(size) || size < 0) return [];
    return [{ key, size, etag: textIn(block, "ETag") ?? "" }];
  });
  const prefixes = blocksOf(text, "CommonPrefixes").flatMap(
    (block) => textIn(block, "Prefix") ?? [],
  );
  const isCut = textIn(text, "IsTruncated") === "true";
  return { files, prefixes, next: isCut ? textIn(text, "NextContinuationToken") : undefined };
}

/** The code of an error, such as NoSuchBucket. */
export function parseS3Error(text: string): string | undefined {
  const code = textIn(text, "Code");
  return code !== undefined && /^\w{1,60}$/.test(code) ? code : undefined;
}

function blocksOf(text: string, name: string): readonly string[] {
  return text.split(`<${name}>`).slice(1);
}

function textIn(text: string, name: string): string | undefined {
  const start = text.indexOf(`<${name}>`);
  const end = start < 0 ? -1 : text.indexOf(`</${name}>`, start);
  return end < 0 ? undefined : decoded(text.slice(start + name.length + 2, end));
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi, (whole, ten, hex, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = ten === undefined ? Number.parseInt(hex, 16) : Number(ten);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
