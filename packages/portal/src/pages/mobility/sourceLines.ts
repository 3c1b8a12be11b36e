import site from "virtual:content/site";
import { inLanguage, type Language } from "@episcope/common";
import { formatDate, today } from "../../text/format.ts";
import { mobilityTexts } from "./words/mobilityTexts.ts";

/** Where the values come from; below a chart and on its pictures. */
export function sourceLine(file: string, language: Language): string {
  const t = inLanguage(mobilityTexts, language);
  const source = t.source(site.name, file);
  return site.demonstration ? `${source}. ${t.demonstration}` : source;
}

/** The address leads back to this very picture. */
export function drawnLine(language: Language): string {
  const address = window.location.href.replace(/#.*$/, "");
  return inLanguage(mobilityTexts, language).drawn(formatDate(today(), language), address);
}
