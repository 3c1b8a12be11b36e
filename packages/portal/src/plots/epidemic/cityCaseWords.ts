import type { Series } from "../../charts/chartContent.ts";
import { cityName } from "../../text/cityName.ts";

/** What the reported cases of a city are called, wherever they are drawn. */
export function cityCaseWords(city: string): Pick<Series, "name" | "label"> {
  if (city === "jakarta") {
    return {
      name: "Observed Infections",
      label: { en: "Observed infections", de: "Gemeldete Infektionen" },
    };
  }
  const [en, de] = [cityName(city, "en"), cityName(city, "de")];
  return {
    name: `RKI ${en} Infections`,
    label: { en: `Reported cases ${en} (RKI)`, de: `Gemeldete Fälle ${de} (RKI)` },
  };
}
