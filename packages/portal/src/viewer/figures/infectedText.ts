import { defineTexts, inLanguage, type Language } from "@episcope/common";
import { dateAxis } from "../../charts/layout/axis.ts";
import { type SpreadText, spreadText } from "./figureText.ts";
import { hasRange, type Spread } from "./spread.ts";

const texts = defineTexts({ en: { few: "fewer than 50" }, de: { few: "weniger als 50" } });

/** A single model run is rounded to hundreds and empty for zero. */
export function infectedText(spread: Spread | undefined, language: Language): SpreadText {
  const blank: SpreadText = { value: "", range: undefined };
  if (!spread) return blank;
  if (!hasRange(spread)) {
    if (!(spread.median > 0)) return blank;
    if (spread.median < 50) return { ...blank, value: inLanguage(texts, language).few };
  }
  return spreadText("infections", spread, language, dateAxis);
}
