// What a CSV file is about, in lines before its heading. RFC 4180 knows no comments; pandas, R and
// others leave out lines that begin with "#" (comment="#").

import type { Note } from "../pictureNotes.ts";

export function csvComments(comments: readonly Note[]): string {
  return comments
    .filter(({ text }) => text !== "")
    .map(({ label, text }) => `# ${oneLine(label === undefined ? text : `${label}: ${text}`)}\r\n`)
    .join("");
}

/** The address as one cell, whichever separator a spreadsheet takes. */
export function addressInComment(address: string): string {
  return address.replaceAll(",", "%2C").replaceAll(";", "%3B");
}

function oneLine(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
      .replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, " ")
      // A spreadsheet cuts the line there and would execute the rest as a formula.
      .replace(/([,;]\s*)(?=[=+\-@])/g, "$1'")
      .trim()
  );
}
