// How much room a text takes, without a browser: layout is pure, and pictures are made in Node.

/** Widths of letters in em, of Source Sans 3 (Adobe, glyph metrics), rounded up. */
const widths: readonly (readonly [letters: string, em: number])[] = [
  [" .,:;|!'’ijlIſ·\u00a0", 0.28],
  ["()[]/-frtJ–", 0.37],
  ["scvxyzk", 0.5],
  ["mwMWÖ@%—", 0.84],
  ["ABCDEFGHKLNOPQRSTUVXYZÄÜ≥", 0.61],
];
const byLetter = new Map(widths.flatMap(([letters, em]) => [...letters].map((one) => [one, em])));
const usual = 0.54;

/** In pixels, rather too much than too little. */
export function textWidth(text: string, fontSize: number): number {
  let em = 0;
  for (const letter of text) em += byLetter.get(letter) ?? usual;
  return em * fontSize;
}

/** Lines of whole words; undefined if a word is too wide. */
export function wrappedWords(
  text: string,
  fontSize: number,
  width: number,
): readonly string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    if (textWidth(word, fontSize) > width) return undefined;
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, fontSize) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
