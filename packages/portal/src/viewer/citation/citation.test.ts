import fc from "fast-check";
import { expect, test } from "vitest";
import { bibtexText, bibtexUrl } from "./bibtex.ts";
import { type Cited, citationBibtex, citationText } from "./citation.ts";

const cited: Cited = {
  title: "Hilft 2G im Winter?",
  scenario: "Schulen geschlossen · Masken 50\u00a0%",
  runs: "cologne/2021-11-17/1 cal7",
  portal: "Episcope",
  version: "0.1.0",
  institution: "Fachgebiet für Verkehrsplanung, Universität Köln",
  address: "https://example.org/2021-11-17/1?schools=50%25&masks={a}",
  accessed: "2026-11-18",
  isDemonstration: true,
};

test("the text names institution, year, title, portal, version, scenario, date and address", () => {
  expect(citationText(cited, "de")).toBe(
    "Fachgebiet für Verkehrsplanung, Universität Köln (2026): Hilft 2G im Winter? Episcope, Version 0.1.0. " +
      "Szenario: Schulen geschlossen · Masken 50\u00a0%. Modellläufe: cologne/2021-11-17/1 cal7. Demonstrationsdaten. " +
      "Abgerufen am 18. November 2026, https://example.org/2021-11-17/1?schools=50%25&masks={a}",
  );
  expect(citationText({ ...cited, isDemonstration: false }, "en")).toContain(
    "Masken 50\u00a0%. Model runs: cologne/2021-11-17/1 cal7. Accessed on 18 November 2026, https://",
  );
});

test("BibTeX has the same in fields that TeX can set", () => {
  expect(citationBibtex(cited, "de")).toBe(
    [
      "@misc{episcope-2021-11-17-1-2026-11-18,",
      '  author = {{Fachgebiet f{\\"u}r Verkehrsplanung, Universit{\\"a}t K{\\"o}ln}},',
      "  title = {{Hilft 2G im Winter?}},",
      "  year = {2026},",
      "  howpublished = {Episcope, Version 0.1.0},",
      "  version = {0.1.0},",
      '  note = {Szenario: Schulen geschlossen {\\textperiodcentered} Masken 50~\\%. Modelll{\\"a}ufe: cologne/2021-11-17/1 cal7. Demonstrationsdaten. Abgerufen am 18. November 2026},',
      "  url = {https://example.org/2021-11-17/1?schools=50%25&masks=%7Ba%7D},",
      "  urldate = {2026-11-18},",
      "  language = {ngerman},",
      "}",
      "",
    ].join("\n"),
  );
});

test.each([
  ["Straße", "Stra{\\ss}e"],
  ["Åé ñ ç ő", "{\\r A}{\\'e} {\\~n} {\\c c} {\\H o}"],
  ["a_b & 50% #1 $2", "a\\_b \\& 50\\% \\#1 \\$2"],
  [
    "{a}\\b~c^d",
    "{\\textbraceleft}a{\\textbraceright}{\\textbackslash}b{\\textasciitilde}c{\\textasciicircum}d",
  ],
  ["„a“ – b\u00a0c", "{\\quotedblbase}a{\\textquotedblleft} -- b~c"],
  ["two\nlines", "two lines"],
  ["漢", "漢"],
])("%j is written as %s", (text, written) => {
  expect(bibtexText(text)).toBe(written);
});

test("braces are balanced, whatever a battery calls itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      for (const value of [bibtexText(text), bibtexUrl(text)]) {
        let depth = 0;
        for (const character of value) {
          if (character === "{") depth++;
          if (character === "}") depth--;
          expect(depth).toBeGreaterThanOrEqual(0);
        }
        expect(depth).toBe(0);
      }
    }),
  );
});
