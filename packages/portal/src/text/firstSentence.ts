/** The first sentence of notes in Markdown as plain text, for a line above them. */
export function firstSentence(source: string): string {
  const paragraph = source
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .find((block) => /^[\p{L}\p{N}*_[“„"(]/u.test(block) && !/^(\* |\d+\. )/.test(block));
  if (!paragraph) return "";
  const text = paragraph
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<[^>]*>/g, "")
    .replace(/[*_`]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
  // Not after a number or a single letter: “16. Oktober”, “z. B.”.
  const end = /(?<=[\p{L})]{2}[.!?]["”“]?)\s+(?=\p{Lu})/u.exec(text);
  return end ? text.slice(0, end.index) : text;
}
