// How a page is cited: as text and as BibTeX.
import { defineTexts, inLanguage, type Language } from "@episcope/common";
import { formatDate } from "../../text/format.ts";
import { bibtexText, bibtexUrl } from "./bibtex.ts";

export interface Cited {
  readonly title: string;
  /** The choice that is shown. */
  readonly scenario: string;
  /** What files call it: where the runs are, and which of them. */
  readonly runs: string;
  /** Name of the portal and its version. */
  readonly portal: string;
  readonly version: string;
  readonly institution: string;
  readonly address: string;
  /** Date of access. What is shown belongs to this day: results are computed anew. */
  readonly accessed: string;
  readonly isDemonstration: boolean;
}

const texts = defineTexts({
  en: {
    version: (version: string) => `Version ${version}`,
    scenario: (scenario: string) => `Scenario: ${scenario}`,
    runs: (runs: string) => `Model runs: ${runs}`,
    accessed: (date: string) => `Accessed on ${date}`,
    demonstration: "Demonstration data",
    bibtexLanguage: "british",
  },
  de: {
    version: (version: string) => `Version ${version}`,
    scenario: (scenario: string) => `Szenario: ${scenario}`,
    runs: (runs: string) => `Modellläufe: ${runs}`,
    accessed: (date: string) => `Abgerufen am ${date}`,
    demonstration: "Demonstrationsdaten",
    bibtexLanguage: "ngerman",
  },
});

export function citationText(cited: Cited, language: Language): string {
  const t = inLanguage(texts, language);
  return sentences([
    `${cited.institution} (${yearOf(cited)}): ${cited.title}`,
    `${cited.portal}, ${t.version(cited.version)}`,
    t.scenario(cited.scenario),
    t.runs(cited.runs),
    ...(cited.isDemonstration ? [t.demonstration] : []),
    `${t.accessed(formatDate(cited.accessed, language))}, ${cited.address}`,
  ]);
}

/** Braces twice keep capital letters and the institution as it is. */
export function citationBibtex(cited: Cited, language: Language): string {
  const t = inLanguage(texts, language);
  const note = sentences([
    t.scenario(cited.scenario),
    t.runs(cited.runs),
    ...(cited.isDemonstration ? [t.demonstration] : []),
    t.accessed(formatDate(cited.accessed, language)),
  ]);
  const fields = [
    ["author", `{${bibtexText(cited.institution)}}`],
    ["title", `{${bibtexText(cited.title)}}`],
    ["year", yearOf(cited)],
    ["howpublished", bibtexText(`${cited.portal}, ${t.version(cited.version)}`)],
    ["version", bibtexText(cited.version)],
    ["note", bibtexText(note)],
    ["url", bibtexUrl(cited.address)],
    ["urldate", cited.accessed],
    ["language", t.bibtexLanguage],
  ] as const;
  const lines = fields.map(([name, value]) => `  ${name} = {${value}},`);
  return [`@misc{${citationKey(cited)},`, ...lines, "}", ""].join("\n");
}

/** A question keeps its mark. */
function sentences(parts: readonly string[]): string {
  return parts.reduce((before, part) => `${before}${/[.?!]$/.test(before) ? "" : "."} ${part}`);
}

function yearOf({ accessed }: Cited): string {
  return accessed.slice(0, 4);
}

/** The portal and the path of the page, in the letters that every BibTeX accepts. */
function citationKey({ portal, address, accessed }: Cited): string {
  const path = URL.canParse(address) ? new URL(address).pathname : "";
  const words = `${portal}-${path}-${accessed}`.normalize("NFD").toLowerCase();
  return words
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
}
