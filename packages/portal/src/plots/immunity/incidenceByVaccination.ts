import { infectionDays } from "@episcope/battery";
import { numbers, type Table } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import type { PlotContext, PlotDefinition } from "../plot.ts";
import { sevenDayIncrease } from "../series/sevenDayIncrease.ts";
import { sevenDayCases } from "../series/sharedTexts.ts";
import { ratesByVaccination, vaccinatedPersons } from "./ratesByVaccination.ts";

/** In a smaller group the rate would be noise. */
const smallestGroup = 1000;

/** Plot 11 (run-viewer specification 9.11). */
export const incidenceByVaccination: PlotDefinition = {
  shortNames: ["incComVacAndUnvac", "incVacUnvac"],
  title: {
    en: "New cases among vaccinated and unvaccinated people",
    de: "Neue Fälle bei Geimpften und Ungeimpften",
  },
  group: "immunity",
  height: "tall",
  tables: ["infections"],
  content({ infections }, context) {
    if (!infections || infections.rowCount === 0) return undefined;
    const series = incidences(infections, context);
    if (series.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "incComVacAndUnvac",
          x: "date",
          yTitle: sevenDayCases,
          scale: "page",
          range: { log: [2, 10_000] },
          series,
        },
      ],
    };
  },
};

const words = {
  vaccinatedOfAll: {
    name: "vaccinated_v_1",
    label: { en: "Vaccinated, per 100,000 of all", de: "Geimpfte, je 100.000 von allen" },
  },
  vaccinatedOfGroup: {
    name: "vaccinated_v_2",
    label: { en: "Vaccinated, per 100,000 vaccinated", de: "Geimpfte, je 100.000 Geimpfte" },
  },
  unvaccinatedOfAll: {
    name: "unvaccinated_v_1",
    label: { en: "Unvaccinated, per 100,000 of all", de: "Ungeimpfte, je 100.000 von allen" },
  },
  unvaccinatedOfGroup: {
    name: "unvaccinated_v_2",
    label: {
      en: "Unvaccinated, per 100,000 unvaccinated",
      de: "Ungeimpfte, je 100.000 Ungeimpfte",
    },
  },
  all: {
    name: "incidence (total)",
    label: { en: "All, per 100,000 of all", de: "Alle, je 100.000 von allen" },
  },
};

function incidences(infections: Table, context: PlotContext): readonly Series[] {
  const x = infectionDays(infections, context);
  const symptoms = numbers(infections, "nShowingSymptomsCumulative");
  const symptomsVaccinated = numbers(infections, "nShowingSymptomsCumulativeVaccinated");
  if (!symptoms || !symptomsVaccinated || !vaccinatedPersons(infections)) return [];
  return ratesByVaccination({
    infections,
    x,
    context,
    words,
    all: sevenDayIncrease(x, symptoms),
    vaccinated: sevenDayIncrease(x, symptomsVaccinated),
    smallestGroup,
  });
}
