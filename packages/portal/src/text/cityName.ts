import { inLanguage, type Language, type Localized } from "@episcope/common";

/** Where the German name differs from the key. */
const names: ReadonlyMap<string, Localized> = new Map([
  ["cologne", { en: "Cologne", de: "Köln" }],
  ["munich", { en: "Munich", de: "München" }],
  ["germany", { en: "Germany", de: "Deutschland" }],
]);

/** The name of a region: of an unknown one its key, capitalised. */
export function cityName(city: string, language: Language): string {
  return inLanguage(names.get(city), language) ?? city.charAt(0).toUpperCase() + city.slice(1);
}
