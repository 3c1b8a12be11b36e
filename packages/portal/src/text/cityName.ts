import { inLanguage, type Language, regionPlaces } from "@episcope/common";

/** The name of a region; for an unknown one its key, capitalised. */
export function cityName(city: string, language: Language): string {
  const name = inLanguage(regionPlaces().get(city)?.name, language);
  return name ?? city.charAt(0).toUpperCase() + city.slice(1);
}
