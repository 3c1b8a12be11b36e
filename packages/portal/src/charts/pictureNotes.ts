// What a saved picture is about, in the place that its format has for it: <metadata> of an SVG, a
// text chunk of a PNG (iTXt).
import { crc32 } from "@episcope/battery";

export interface Note {
  /** Left out if the text says what it is. */
  readonly label?: string;
  readonly text: string;
}

const entities: readonly (readonly [sign: string, written: string])[] = [
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
];

/** One line each. */
export function noteText(notes: readonly Note[]): string {
  return notes
    .filter(({ text }) => text !== "")
    .map(({ label, text }) => oneLine(label === undefined ? text : `${label}: ${text}`))
    .join("\n");
}

/** As the first element, so that a PNG of the drawing can say the same. */
export function withMetadata(svg: string, notes: readonly Note[]): string {
  const text = entities.reduce(
    (all, [sign, written]) => all.replaceAll(sign, written),
    noteText(notes),
  );
  if (text === "") return svg;
  return svg.replace(/<svg\b[^>]*>/, (root) => `${root}<metadata>${text}</metadata>`);
}

/** Undefined if there is none. */
export function metadataOf(svg: string): string | undefined {
  const text = /<svg\b[^>]*><metadata>([^<]*)<\/metadata>/.exec(svg)?.[1];
  return (
    text && entities.reduceRight((all, [sign, written]) => all.replaceAll(written, sign), text)
  );
}

const signatureLength = 8;
/** Length and name of a chunk. */
const headLength = 8;
const crcLength = 4;
/** The header is the first chunk and always has this length. */
const headerEnd = signatureLength + headLength + 13 + crcLength;
/** Keyword; not compressed, twice zero; no language; no other keyword. */
const beginning = "Description\0\0\0\0\0";

export async function withDescription(png: Blob, text: string | undefined): Promise<Blob> {
  if (text === undefined) return png;
  const body = new TextEncoder().encode(`iTXt${beginning}${text}`);
  const chunk = new Uint8Array(headLength - 4 + body.length + crcLength);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, body.length - 4);
  chunk.set(body, 4);
  view.setUint32(4 + body.length, crc32(body));
  return new Blob([png.slice(0, headerEnd), chunk, png.slice(headerEnd)], { type: png.type });
}

/** XML has no control characters. */
function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029\ufffe\uffff]+/g, " ").trim();
}
