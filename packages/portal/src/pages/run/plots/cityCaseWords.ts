import type { Series } from "../../../charts/chart.ts";

/** What the reported cases of a city are called, wherever they are drawn. */
export function cityCaseWords(city: string): Pick<Series, "name" | "label"> {
  if (city === "jakarta") {
    return {
      name: "Observed Infections",
      label: { en: "Observed infections", de: "Gemeldete Infektionen" },
    };
  }
  const name = city.charAt(0).toUpperCase() + city.slice(1);
  return {
    name: `RKI ${name} Infections`,
    label: { en: `Reported cases ${name} (RKI)`, de: `Gemeldete Fälle ${name} (RKI)` },
  };
}
