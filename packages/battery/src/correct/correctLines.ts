// Marks at the beginning and ends of lines, in any text file.
import { type Corrected, correction, inTurn, unchanged } from "./correction.ts";

/** Undefined if the bytes are not a text. */
export function textOf(bytes: Uint8Array): Corrected<string> | undefined {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  if (isLittle || (first === 0xfe && second === 0xff)) {
    const content = decoded(isLittle ? bytes : swapped(bytes), "utf-16le");
    return content === undefined ? undefined : { content, corrections: [correction("encoding")] };
  }
  const content = decoded(bytes, "utf-8");
  return content === undefined || content.includes("\0") ? undefined : unchanged(content);
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    // Marks are kept here, so that they can be told.
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: encoding === "utf-8" }).decode(
      bytes,
    );
  } catch {
    return undefined;
  }
}

function swapped(bytes: Uint8Array): Uint8Array {
  return bytes.map((_, index) => bytes[index ^ 1] ?? 0);
}

export function correctLines(text: string): Corrected<string> {
  return inTurn(text, withoutMark, withPlainEnds, withLastEnd);
}

function withoutMark(text: string): Corrected<string> {
  const content = text.replace(/^\ufeff+/, "");
  if (content === text) return unchanged(text);
  return { content, corrections: [correction("mark")] };
}

function withPlainEnds(text: string): Corrected<string> {
  // A lone return ends lines only where nothing else does.
  const content = text.includes("\n") ? text.replace(/\r+\n/g, "\n") : text.replace(/\r/g, "\n");
  if (content === text) return unchanged(text);
  return { content, corrections: [correction("lineEnds")] };
}

function withLastEnd(text: string): Corrected<string> {
  if (text === "" || text.endsWith("\n")) return unchanged(text);
  return { content: `${text.replace(/\r+$/, "")}\n`, corrections: [correction("lastLine")] };
}
