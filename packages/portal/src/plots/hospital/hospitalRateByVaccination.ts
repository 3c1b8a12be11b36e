import { infectionDays } from "@episcope/battery";
import { ratesByVaccination, sumOf } from "../immunity/ratesByVaccination.ts";
import type { PlotDefinition } from "../plot.ts";
import { personsInHospital } from "../series/sharedTexts.ts";
import { hasVaccinatedColumns } from "../series/valueColumns.ts";

/** Plot 17 (run-viewer specification 9.17). */
export const hospitalRateByVaccination: PlotDefinition = {
  shortNames: ["hospRatCompVacAndUnvac", "hospVacUnvac"],
  title: {
    en: "Vaccinated and unvaccinated people in hospital",
    de: "Geimpfte und Ungeimpfte im Krankenhaus",
  },
  group: "hospital",
  height: "tall",
  tables: ["infections"],
  content({ infections }, context) {
    const x = infections && infectionDays(infections, context);
    if (!x || x.length === 0 || !hasVaccinatedColumns(infections)) return undefined;
    const series = ratesByVaccination({
      infections,
      x,
      words,
      all: sumOf(infections, ["nSeriouslySick", "nCritical"]),
      vaccinated: sumOf(infections, ["nSeriouslySickVaccinated", "nCriticalVaccinated"]),
    });
    if (series.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "hospRatCompVacAndUnvac",
          x: "date",
          yTitle: personsInHospital,
          scale: "page",
          range: { log: [1, 10_000] },
          series,
        },
      ],
    };
  },
};

const words = {
  vaccinatedOfAll: {
    name: "KH / 100k vaccinated_v_1",
    label: {
      en: "Vaccinated, per 100,000 of all",
      de: "Geimpfte, je 100.000 von allen",
    },
  },
  vaccinatedOfGroup: {
    name: "KH / 100k vaccinated_v_2",
    label: {
      en: "Vaccinated, per 100,000 vaccinated",
      de: "Geimpfte, je 100.000 Geimpfte",
    },
  },
  unvaccinatedOfAll: {
    name: "KH / 100k unvaccinated_v_1",
    label: {
      en: "Unvaccinated, per 100,000 of all",
      de: "Ungeimpfte, je 100.000 von allen",
    },
  },
  unvaccinatedOfGroup: {
    name: "KH / 100k unvaccinated_v_2",
    label: {
      en: "Unvaccinated, per 100,000 unvaccinated",
      de: "Ungeimpfte, je 100.000 Ungeimpfte",
    },
  },
  all: {
    name: "KH / 100k",
    label: { en: "All, per 100,000 of all", de: "Alle, je 100.000 von allen" },
  },
};
