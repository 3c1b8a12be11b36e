// A QR code (ISO/IEC 18004) of a text in byte mode, error correction level M.
import { byteCapacity, codewords } from "./codewords.ts";
import { type Matrix, matrix } from "./matrix.ts";
import { versions } from "./versions.ts";

/** The smallest code of the text; undefined if it is too long to be read from paper. */
export function qrCode(text: string): Matrix | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = versions.find((candidate) => bytes.length <= byteCapacity(candidate));
  return version && matrix(codewords(bytes, version), version);
}

/** Light modules around a code that readers need. */
export const quietZone = 4;

/** The dark modules as one path of an SVG, one module wide and high each. */
export function qrPath(code: Matrix): string {
  return code
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : "")),
    )
    .join("");
}
