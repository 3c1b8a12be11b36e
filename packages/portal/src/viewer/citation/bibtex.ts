// Text as the value of a BibTeX field: the classic program knows no letters but those of ASCII.

const marks: ReadonlyMap<string, string> = new Map([
  ["\u0300", "`"],
  ["\u0301", "'"],
  ["\u0302", "^"],
  ["\u0303", "~"],
  ["\u0304", "="],
  ["\u0307", "."],
  ["\u0308", '"'],
  ["\u030a", "r"],
  ["\u030b", "H"],
  ["\u030c", "v"],
  ["\u0327", "c"],
  ["\u0328", "k"],
]);

const characters: ReadonlyMap<string, string> = new Map([
  // BibTeX counts braces even behind a backslash.
  ["{", "{\\textbraceleft}"],
  ["}", "{\\textbraceright}"],
  ["\\", "{\\textbackslash}"],
  ["~", "{\\textasciitilde}"],
  ["^", "{\\textasciicircum}"],
  ...[..."%&#$_"].map((sign): [string, string] => [sign, `\\${sign}`]),
  ["ß", "{\\ss}"],
  ["æ", "{\\ae}"],
  ["Æ", "{\\AE}"],
  ["œ", "{\\oe}"],
  ["ø", "{\\o}"],
  ["Ø", "{\\O}"],
  ["ł", "{\\l}"],
  ["Ł", "{\\L}"],
  ["ı", "{\\i}"],
  ["\u00a0", "~"],
  ["\u202f", "~"],
  ["–", "--"],
  ["—", "---"],
  ["\u2212", "$-$"],
  ["·", "{\\textperiodcentered}"],
  ["…", "{\\ldots}"],
  ["“", "{\\textquotedblleft}"],
  ["”", "{\\textquotedblright}"],
  ["„", "{\\quotedblbase}"],
  ["‘", "`"],
  ["’", "'"],
]);

/** Letters with marks as commands, `{\"u}`; what TeX would take for a command as a character. */
export function bibtexText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
  const plain = text.replace(/[\u0000-\u001f\u007f]+/g, " ").normalize("NFC");
  return [...plain].map((character) => characters.get(character) ?? letter(character)).join("");
}

function letter(character: string): string {
  const [base = "", ...others] = [...character.normalize("NFD")];
  const commands = others.map((mark) => marks.get(mark));
  if (others.length === 0 || commands.some((command) => command === undefined)) return character;
  return commands.reduce((inner: string, command) => {
    const isWord = /[a-z]/i.test(command ?? "");
    return `{\\${command}${isWord ? ` ${inner}` : inner}}`;
  }, base);
}

/** Read as it is; only braces would end the field. */
export function bibtexUrl(address: string): string {
  return address.replaceAll("{", "%7B").replaceAll("}", "%7D").replaceAll("\\", "%5C");
}
