import { infectionDays } from "@episcope/battery";
import { ratesByVaccination, sumOf } from "../immunity/ratesByVaccination.ts";
import type { PlotDefinition } from "../plot.ts";
import { personsInHospital } from "../series/sharedTexts.ts";
import { hasVaccinatedColumns } from "../series/valueColumns.ts";

/** Plot 17 (run-viewer specification 9.17). */
export const hospitalRateByVaccination: PlotDefinition = {
  shortNames: ["hospRatCompVacAndUnvac", "hospVacUnvac"],
  title: {
    en: "Hospitalization rate comparison for vaccinated and unvaccinated persons",
    de: "Krankenhausbelegung: Geimpfte und Ungeimpfte im Vergleich",
  },
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
      en: "Vaccinated in hospital / 100,000 of all",
      de: "Geimpfte im Krankenhaus je 100.000 Einwohner",
    },
  },
  vaccinatedOfGroup: {
    name: "KH / 100k vaccinated_v_2",
    label: {
      en: "Vaccinated in hospital / 100,000 vaccinated",
      de: "Geimpfte im Krankenhaus je 100.000 Geimpfte",
    },
  },
  unvaccinatedOfAll: {
    name: "KH / 100k unvaccinated_v_1",
    label: {
      en: "Unvaccinated in hospital / 100,000 of all",
      de: "Ungeimpfte im Krankenhaus je 100.000 Einwohner",
    },
  },
  unvaccinatedOfGroup: {
    name: "KH / 100k unvaccinated_v_2",
    label: {
      en: "Unvaccinated in hospital / 100,000 unvaccinated",
      de: "Ungeimpfte im Krankenhaus je 100.000 Ungeimpfte",
    },
  },
  all: {
    name: "KH / 100k",
    label: { en: "All in hospital / 100,000", de: "Alle im Krankenhaus je 100.000 Einwohner" },
  },
};
