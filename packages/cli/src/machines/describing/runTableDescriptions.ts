// The tables of a run: names in addresses, entries in archives, columns with units. The only place
// that describes them (run-data-format specification 5 is about the files themselves).
import { isKey, quantileColumn } from "@episcope/battery";
import { type RunTableName, runTableNames } from "@episcope/common";
import type { Field, OtherFields, TableDescription } from "./field.ts";
import { populationFields } from "./populationFields.ts";

export interface RunTableDescription extends TableDescription {
  readonly name: RunTableName | ExtraName;
}

type ExtraName = "districts" | "bands" | "secondaryAttackRate";

/** Tables of the archive that no page shows, by their entries after "<RunId>.". */
export const extraEntries: Readonly<Record<ExtraName, string>> = {
  districts: "infections.districts.tsv",
  bands: "bands.tsv",
  secondaryAttackRate: "secondaryAttackRate.txt",
};

const day: Field = {
  name: "day",
  type: "integer",
  unit: "simulationDay",
  text: {
    en: "Day of the simulation; tables count from 1 or from 0, so use the date.",
    de: "Tag der Simulation; Tabellen zählen ab 1 oder ab 0, darum besser das Datum verwenden.",
  },
};
export const date: Field = {
  name: "date",
  type: "date",
  unit: "date",
  text: { en: "Date of the row.", de: "Datum der Zeile." },
};
const days = [day, date];
const strainNames = { en: "names of strains", de: "Namen von Varianten" };
const strain: Field = {
  name: "strain",
  type: "string",
  text: { en: "Strain of the virus.", de: "Variante des Virus." },
};
const scenario: Field = {
  name: "scenario",
  type: "string",
  text: { en: "Label of the run.", de: "Bezeichnung des Laufs." },
};
const sinceVaccination: Field = {
  name: "day",
  type: "integer",
  text: { en: "Days since the vaccination.", de: "Tage seit der Impfung." },
};
const effectiveness: Omit<OtherFields, "names"> = {
  type: "number",
  unit: "share",
  text: {
    en: "By how much the vaccination lowers the risk of an infection.",
    de: "Um wie viel die Impfung das Risiko einer Infektion senkt.",
  },
};

const descriptions: Readonly<Record<RunTableName | ExtraName, Omit<TableDescription, "name">>> = {
  infections: {
    title: { en: "Population by state of health, by day", de: "Bevölkerung nach Zustand, je Tag" },
    fields: [...days, ...populationFields],
  },
  restrictions: {
    title: { en: "How much of each activity remains", de: "Was von jeder Aktivität bleibt" },
    fields: days,
    others: {
      type: "string",
      names: { en: "names of activities", de: "Namen von Aktivitäten" },
      text: {
        en: "Remaining share, factor of contact intensity and masks, with _ between them.",
        de: "Verbleibender Anteil, Faktor der Kontakte und Masken, getrennt durch _.",
      },
    },
  },
  strains: {
    title: { en: "New infections by strain", de: "Neue Infektionen nach Variante" },
    fields: days,
    others: {
      type: "number",
      unit: "infectionsPerDay",
      names: strainNames,
      text: {
        en: "New infections with this strain in the whole region.",
        de: "Neue Infektionen mit dieser Variante in der ganzen Region.",
      },
    },
  },
  diseaseImport: {
    title: { en: "Imported infections", de: "Eingeschleppte Infektionen" },
    fields: [
      ...days,
      strain,
      {
        name: "n",
        type: "number",
        unit: "infectionsPerDay",
        text: { en: "Imported infections.", de: "Eingeschleppte Infektionen." },
      },
      {
        name: "nInfected",
        type: "number",
        unit: "infectionsPerDay",
        text: { en: "The same in old tables.", de: "Dasselbe in alten Tabellen." },
      },
    ],
  },
  rValues: {
    title: { en: "R value", de: "R-Wert" },
    fields: [
      ...days,
      {
        name: "rValue",
        type: "number",
        unit: "infectedPerPerson",
        text: {
          en: "Mean number of people infected by those who became contagious on this day.",
          de: "Wie viele Personen jemand, der an diesem Tag ansteckend wurde, im Mittel ansteckt.",
        },
      },
      {
        name: "newContagious",
        type: "number",
        unit: "people",
        text: {
          en: "Simulated people who became contagious.",
          de: "Simulierte Personen, die ansteckend wurden.",
        },
      },
      scenario,
    ],
    others: {
      type: "number",
      unit: "infectedPerPerson",
      names: { en: "places of infection", de: "Orte der Ansteckung" },
      text: {
        en: "Contribution of this place to the R value.",
        de: "Beitrag dieses Orts zum R-Wert.",
      },
    },
  },
  infectionsPerActivity: {
    title: { en: "Infections by activity", de: "Infektionen nach Aktivität" },
    fields: [
      ...days,
      {
        name: "activity",
        type: "string",
        text: { en: "Activity during the infection.", de: "Aktivität bei der Ansteckung." },
      },
      {
        name: "infections",
        type: "number",
        unit: "infectionsPerDay",
        text: {
          en: "Mean of the seven days around the date, among simulated people.",
          de: "Mittel der sieben Tage um das Datum, unter simulierten Personen.",
        },
      },
      {
        name: "infectionsShare",
        type: "number",
        unit: "share",
        text: {
          en: "Share of all infections of these days.",
          de: "Anteil an allen Infektionen dieser Tage.",
        },
      },
      scenario,
    ],
  },
  vaccinations: {
    title: { en: "Doses by vaccine", de: "Dosen nach Impfstoff" },
    fields: days,
    others: {
      type: "number",
      unit: "doses",
      names: { en: "kinds of vaccines", de: "Arten von Impfstoffen" },
      text: { en: "Doses in the whole region.", de: "Dosen in der ganzen Region." },
    },
  },
  vaccinationsDetailed: {
    title: { en: "Doses by number", de: "Dosen nach Nummer" },
    fields: [
      ...days,
      {
        name: "type",
        type: "string",
        text: { en: "Kind of vaccine.", de: "Art des Impfstoffs." },
      },
      {
        name: "number",
        type: "integer",
        text: {
          en: "1 is the first vaccination, 2 the first booster, and so on.",
          de: "1 ist die erste Impfung, 2 die erste Auffrischung und so weiter.",
        },
      },
      { name: "amount", type: "number", unit: "doses", text: { en: "Doses.", de: "Dosen." } },
    ],
  },
  antibodies: {
    title: { en: "Antibodies", de: "Antikörper" },
    fields: days,
    others: {
      type: "number",
      unit: "level",
      names: strainNames,
      text: {
        en: "Mean level of antibodies against this strain, of everybody.",
        de: "Mittlere Höhe der Antikörper gegen diese Variante, über alle.",
      },
    },
  },
  outdoorFraction: {
    title: { en: "Leisure outdoors", de: "Freizeit im Freien" },
    fields: [
      ...days,
      {
        name: "outdoorFraction",
        type: "number",
        unit: "share",
        text: { en: "Share of leisure outdoors.", de: "Anteil der Freizeit im Freien." },
      },
    ],
  },
  hospital: {
    title: { en: "Hospital figures", de: "Krankenhauszahlen" },
    fields: [
      ...days,
      {
        name: "measurement",
        type: "string",
        text: {
          en: "intakes…: admissions of the last seven days; occupancy…: beds; behind _ the age.",
          de: "intakes…: Aufnahmen der letzten sieben Tage; occupancy…: Betten; hinter _ das Alter.",
        },
      },
      {
        name: "severity",
        type: "string",
        text: { en: "Set of assumptions.", de: "Satz von Annahmen." },
      },
      {
        name: "n",
        type: "number",
        unit: "perHundredThousand",
        text: {
          en: "The figure, per 100,000 people of the age group.",
          de: "Die Zahl, pro 100.000 Personen der Altersgruppe.",
        },
      },
    ],
  },
  deaths: {
    title: { en: "Deaths by age", de: "Todesfälle nach Alter" },
    fields: [
      ...days,
      {
        name: "age",
        type: "string",
        text: { en: "Age group, or all.", de: "Altersgruppe, oder all für alle." },
      },
      {
        name: "deaths",
        type: "number",
        unit: "deaths",
        text: {
          en: "Expected deaths in the full population.",
          de: "Erwartete Todesfälle in der ganzen Bevölkerung.",
        },
      },
      {
        name: "n",
        type: "number",
        unit: "perHundredThousand",
        text: {
          en: "Deaths of the last seven days per 100,000 people of the age group.",
          de: "Todesfälle der letzten sieben Tage pro 100.000 Personen der Altersgruppe.",
        },
      },
    ],
  },
  incidenceByAge: {
    title: { en: "Incidence by age", de: "Inzidenz nach Alter" },
    fields: [day, { ...date, text: { en: "End of the week.", de: "Ende der Woche." } }],
    others: {
      type: "number",
      unit: "perHundredThousandWeek",
      names: { en: "age groups", de: "Altersgruppen" },
      text: {
        en: "New infections of the week in this age group.",
        de: "Neue Infektionen der Woche in dieser Altersgruppe.",
      },
    },
  },
  vaccineEffectiveness: {
    title: { en: "Effect of vaccination", de: "Wirkung der Impfung" },
    fields: [sinceVaccination],
    others: {
      ...effectiveness,
      names: { en: "vaccine and strain", de: "Impfstoff und Variante" },
    },
  },
  vaccineEffectivenessByStrain: {
    title: { en: "Effect of vaccination by strain", de: "Wirkung der Impfung nach Variante" },
    fields: [sinceVaccination],
    others: { ...effectiveness, names: strainNames },
  },
  infectionsPerSeed: {
    title: { en: "People with symptoms by seed", de: "Personen mit Symptomen je Startzahl" },
    fields: days,
    others: {
      type: "number",
      unit: "people",
      names: { en: "numbers of seeds", de: "Nummern der Startzahlen" },
      text: {
        en: "Got symptoms since the start, with this seed.",
        de: "Seit Beginn an Symptomen erkrankt, mit dieser Startzahl.",
      },
    },
  },
  districts: {
    title: { en: "Population of every district", de: "Bevölkerung jedes Bezirks" },
    fields: [...days, ...populationFields],
  },
  bands: {
    title: { en: "Range of the seeds", de: "Spanne der Startzahlen" },
    fields: days,
    others: {
      type: "number",
      names: { en: "columns of the population", de: "Spalten der Bevölkerung" },
      text: {
        en: "Quantiles over the seeds (10, 50 and 90%).",
        de: "Quantile über die Startzahlen (10, 50 und 90\u00a0%).",
      },
    },
  },
  secondaryAttackRate: {
    title: { en: "Infections in households", de: "Ansteckungen im Haushalt" },
    fields: [
      ...days,
      {
        name: "rate",
        type: "number",
        unit: "share",
        text: {
          en: "Share of household members who become contagious after the first one.",
          de: "Anteil der Haushaltsmitglieder, die nach der ersten Person ansteckend werden.",
        },
      },
    ],
  },
};

export const runTableDescriptions: readonly RunTableDescription[] = [
  ...runTableNames,
  ...(Object.keys(extraEntries) as ExtraName[]),
].map((name) => ({ name, ...descriptions[name] }));

const quantile: Field = {
  name: quantileColumn,
  type: "number",
  unit: "share",
  text: {
    en: "Share of the members of the ensemble whose value is at most that of the row. All rows come once for each quantile.",
    de: "Anteil der Mitglieder des Ensembles, deren Wert höchstens der dieser Zeile ist. Alle Zeilen kommen einmal je Quantil.",
  },
};

/** Over the members of an ensemble: what was counted may lie between two members. */
export const quantileDescriptions: readonly RunTableDescription[] = runTableDescriptions.map(
  ({ title, fields, ...table }) => ({
    ...table,
    title: {
      en: `${title.en}: quantiles over all members of the ensemble`,
      de: `${title.de}: Quantile über alle Mitglieder des Ensembles`,
    },
    fields: [
      quantile,
      ...fields.map((field) =>
        field.type === "integer" && !isKey(field.name, "number")
          ? { ...field, type: "number" as const }
          : field,
      ),
    ],
  }),
);
