// Markup as text that is readable in a diff: one element per line, coordinates rounded.

/** Finer than visible, coarser than differences between machines. */
const decimals = 1;

export function pictureText(markup: string): string {
  return `${withStableIds(markup)
    .replace(/(<(\w+)\b[^>]*)><\/\2>/g, "$1/>")
    .replace(/></g, ">\n<")
    // Class names of CSS modules are reduced to the names in their files.
    .replace(/\b_(\w+)_[\da-f]{6}\b/g, "$1")
    .replace(/(?<![\d#.])-?\d+\.\d+(?:e-\d+)?/g, rounded)}\n`;
}

/** React's ids count over all tests of a file. */
function withStableIds(markup: string): string {
  const ids = [...new Set([...markup.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? ""))];
  return ids
    .filter((id) => /^[_:«]/.test(id))
    .reduce((text, id, index) => text.replaceAll(id, `id-${index + 1}`), markup);
}

function rounded(value: string): string {
  return String(Number(Number(value).toFixed(Math.abs(Number(value)) < 1 ? 4 : decimals)));
}
