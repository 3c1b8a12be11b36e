// Reported and estimated cases (run-data-format specification 8.1) and the sewage that follows them
// (run-data-format specification 8.3).
import type { DateReading, ObservedSource } from "./observedSource.ts";

const threeColumns: DateReading = {
  kind: "parts",
  year: ["year"],
  month: ["month"],
  day: ["day"],
};

function dailyCases(id: string, city: string, path: string, name = "cases"): ObservedSource {
  return {
    id,
    path: `original-data/Fallzahlen/${path}`,
    cities: [city],
    date: threeColumns,
    values: [{ name, column: ["cases"] }],
  };
}

export const caseSources: readonly ObservedSource[] = [
  dailyCases("berlin-cases", "berlin", "RKI/berlin-cases.csv"),
  dailyCases("munich-cases", "munich", "RKI/munich-cases.csv"),
  dailyCases("heinsberg-cases", "heinsberg", "RKI/heinsberg-cases.csv"),
  dailyCases("cologne-cases", "cologne", "RKI/cologne-cases.csv"),
  dailyCases("jakarta-cases", "jakarta", "Other/jakarta-cases.CSV"),
  dailyCases("berlin-cases-meldedatum", "berlin", "RKI/berlin-cases-meldedatum.csv"),
  dailyCases("berlin-cases-tests", "berlin", "RKI/berlin-cases-tests.csv", "positiveTests"),
  {
    id: "berlin-share-positive-tests",
    path: "original-data/Fallzahlen/RKI/SARS-CoV2_surveillance.csv",
    cities: ["berlin"],
    delimiter: ";",
    germanNumbers: true,
    mayLackDates: true,
    date: { kind: "cell", column: ["Beginn Meldewoche"], form: "german" },
    values: [
      {
        name: "percentPositiveTests",
        column: ["Anteil positiver Tests Lagebericht Berlin"],
      },
    ],
  },
  {
    id: "brandenburg-incidence",
    path: "original-data/Fallzahlen/RKI/COVID-19-Faelle_7-Tage-Inzidenz_Bundeslaender.csv",
    cities: ["brandenburg"],
    date: { kind: "cell", column: ["Meldedatum"], form: "iso" },
    filters: [
      // 12 is Brandenburg (run-viewer specification 13.1).
      { column: ["Bundesland_id"], equals: "12" },
      { column: ["Altersgruppe"], equals: "00+" },
    ],
    values: [{ name: "incidence", column: ["Inzidenz_7-Tage"] }],
  },
  {
    id: "cologne-assumed-incidence",
    path: "underreporting/InzidenzDunkelzifferCologne.csv",
    cities: ["cologne"],
    date: { kind: "cell", column: ["Datum"], form: "iso" },
    values: [{ name: "assumedIncidence", column: ["DunkelzifferInzidenz"] }],
  },
  {
    id: "nrw-incidence",
    path: "underreporting/InzidenzDunkelzifferNRW.csv",
    cities: ["cologne"],
    date: { kind: "cell", column: ["Date"], form: "iso" },
    values: [
      { name: "incidence", column: ["Incidence(NRW)"] },
      { name: "doubledIncidence", column: ["ScaledTimes2"] },
    ],
  },
  {
    id: "germany-estimated-infections",
    path: "original-data/Fallzahlen/MaxvonKleist/EstimatedCasesMaxvonKleist.csv",
    cities: ["cologne"],
    date: { kind: "cell", column: ["date"], form: "iso" },
    values: [{ name: "leastInfections", column: ["min_n_true"] }],
  },
  {
    id: "berlin-detection-rate",
    // A copy of detections/detection.csv of github.com/corona-datenspende/data-updates: the portal reads nothing outside
    // of the data root.
    path: "observed/detection.csv",
    cities: ["berlin"],
    date: { kind: "cell", column: ["date"], form: "iso" },
    filters: [{ column: ["state_de"], equals: "Berlin" }],
    values: [{ name: "detectionRate", column: ["detection_rate_trend"] }],
  },
  {
    id: "cologne-sewage",
    path: "original-data/Abwasser/CologneSewageDataCleaned.csv",
    cities: ["cologne"],
    date: { kind: "cell", column: ["Genommen"], form: "iso" },
    filters: [{ column: ["Standort"], equals: "Stammheim" }],
    values: [{ name: "concentrationPerMl", column: ["AbwasserKonzentration"] }],
  },
  {
    id: "cologne-sewage-rki",
    path: "original-data/Abwasser/koeln_sewage_data.csv",
    cities: ["cologne"],
    date: { kind: "cell", column: ["date"], form: "iso" },
    values: [{ name: "log10CopiesPerLitre", column: ["virusload_avg"] }],
  },
];
