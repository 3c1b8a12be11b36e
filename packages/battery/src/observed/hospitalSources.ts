// Hospital figures (run-data-format specification 8.4) and studies of vaccine effectiveness
// (run-data-format specification 8.5).
import type { ObservedSource } from "./observedSource.ts";

function stateHospitalization(city: string, state: string): ObservedSource {
  return {
    id: `${city}-state-hospitalization`,
    path: "observed/rki-deutschland-hospitalization.csv",
    cities: [city],
    date: { kind: "cell", column: ["Datum"], form: "iso" },
    filters: [
      { column: ["Bundesland"], equals: state },
      { column: ["Altersgruppe"], equals: "00+" },
    ],
    values: [
      {
        name: "incidence",
        column: ["aktualisierte_7T_Hospitalisierung_Inzidenz", "7T_Hospitalisierung_Inzidenz"],
      },
      { name: "adjustedIncidence", column: ["PS_adjustierte_7T_Hospitalisierung_Inzidenz"] },
    ],
  };
}

function intensiveCare(city: string): ObservedSource {
  return {
    id: `${city}-intensive-care`,
    path: `original-data/Fallzahlen/DIVI/${city}-divi-processed.csv`,
    cities: [city],
    date: { kind: "cell", column: ["datum", "date"], form: "iso" },
    values: [{ name: "intensiveCare", column: ["faelle_covid_aktuell"] }],
  };
}

function cityHospital(city: string): ObservedSource {
  return {
    id: `${city}-hospital`,
    path: `observed/${city}-hospital.csv`,
    cities: [city],
    date: { kind: "cell", column: ["Datum"], form: "german" },
    values: [
      { name: "inpatients", column: ["Stationäre Behandlung"] },
      { name: "intensiveCare", column: ["Intensivmedizin"] },
    ],
  };
}

export const hospitalSources: readonly ObservedSource[] = [
  {
    id: "cologne-general-wards",
    path: "original-data/hospital-cases/cologne/KoelnAllgemeinpatienten.csv",
    cities: ["cologne"],
    date: { kind: "cell", column: ["date"], form: "iso" },
    values: [{ name: "generalPatients", column: ["allgemeinpatienten"] }],
  },
  {
    id: "nrw-intensive-care-incidence",
    path: "original-data/hospital-cases/cologne/DiviIncidenceNRW.csv",
    cities: ["cologne"],
    comment: "#",
    date: { kind: "cell", column: ["Date"], form: "iso" },
    values: [{ name: "incidence", column: ["DIVIIncidence"] }],
  },
  {
    id: "cologne-hospitalization-rate",
    path: "original-data/Fallzahlen/Cologne/cologne-hospital.csv",
    cities: ["cologne"],
    comment: "#",
    date: { kind: "cell", column: ["date"], form: "iso" },
    values: [{ name: "hospitalizationRate", column: ["realHospitalizationRate"] }],
  },
  stateHospitalization("berlin", "Berlin"),
  stateHospitalization("cologne", "Nordrhein-Westfalen"),
  {
    id: "germany-sari",
    path: "original-data/Fallzahlen/RKI/COVID-SARI-Hospitalisierungsinzidenz.tsv",
    cities: "all",
    delimiter: "\t",
    date: { kind: "cell", column: ["date"], form: "isoWeek" },
    filters: [{ column: ["agegroup"], equals: "00+" }],
    values: [{ name: "incidence", column: ["sari_covid19_incidence"] }],
  },
  intensiveCare("berlin"),
  intensiveCare("munich"),
  intensiveCare("cologne"),
  cityHospital("berlin"),
  cityHospital("cologne"),
  cityHospital("jakarta"),
  {
    id: "munich-hospital",
    path: "observed/munich-hospital.csv",
    cities: ["munich"],
    date: { kind: "cell", column: ["Tag"], form: "shortGerman" },
    values: [{ name: "inpatients", column: ["Stationär"] }],
  },
  {
    id: "vaccine-effectiveness-nordstroem",
    path: "original-data/vaccine-effectiveness/nordstroem-paper.tsv",
    cities: "all",
    delimiter: "\t",
    values: [
      { name: "day", column: ["day"] },
      { name: "mRnaDelta", column: ["mRNA-Delta"] },
      { name: "vectorDelta", column: ["Vector-Delta"] },
    ],
  },
];
