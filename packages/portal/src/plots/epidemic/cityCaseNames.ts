import { defineTexts, inEachLanguage, inLanguage, regionPlaces } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import { cityName } from "../../text/cityName.ts";

const labels = defineTexts({
  en: (city: string) => `Reported cases ${city} (RKI)`,
  de: (city: string) => `Gemeldete Fälle ${city} (RKI)`,
});

/** The name of a city's reported cases, wherever they are drawn. */
export function cityCaseNames(city: string): Pick<Series, "name" | "label"> {
  if (!regionPlaces().has(city)) {
    return {
      name: "Observed Infections",
      label: { en: "Observed infections", de: "Gemeldete Infektionen" },
    };
  }
  return {
    name: `RKI ${cityName(city, "en")} Infections`,
    label: inEachLanguage((language) => inLanguage(labels, language)(cityName(city, language))),
  };
}
