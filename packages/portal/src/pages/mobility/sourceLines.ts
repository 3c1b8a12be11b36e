import site from "virtual:content/site";
import { inLanguage, type Language } from "@episcope/common";
import { formatDate, today } from "../../text/format.ts";
import { mobilityTexts } from "./words/mobilityTexts.ts";

/** The source of the values, below a chart and on its images. */
export function sourceLine(file: string, language: Language): string {
  const t = inLanguage(mobilityTexts, language);
  const source = t.source(site.name, file);
  return site.demonstration ? `${source}. ${t.demonstration}` : source;
}

/** The address that shows this very image. */
export function drawnLine(language: Language): string {
  const address = window.location.href.replace(/#.*$/, "");
  return inLanguage(mobilityTexts, language).drawn(formatDate(today(), language), address);
}
