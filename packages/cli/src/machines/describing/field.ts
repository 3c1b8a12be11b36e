// What a column means, in every language. Catalogue, schemas of CSV files, OpenAPI and
// docs/developers.md are made from these.
import { defineTexts, inEachLanguage, inLanguage, type Localized } from "@episcope/common";

export type FieldType = "integer" | "number" | "date" | "string" | "boolean";

const unitTexts = defineTexts({
  en: {
    people: "people",
    peoplePerDay: "people per day",
    perThousand: "per 1,000 people",
    perHundredThousand: "per 100,000 people",
    perHundredThousandWeek: "per week and 100,000 people",
    beds: "beds",
    deaths: "deaths per day",
    doses: "doses per day",
    share: "share from 0 to 1",
    simulationDay: "simulation day",
    seconds: "seconds",
    infections: "infections",
    infectionsPerDay: "infections per day",
    infectedPerPerson: "people infected by one person",
    level: "relative level",
    date: "date",
    members: "model runs",
  },
  de: {
    people: "Personen",
    peoplePerDay: "Personen pro Tag",
    perThousand: "pro 1.000 Personen",
    perHundredThousand: "pro 100.000 Personen",
    perHundredThousandWeek: "pro Woche und 100.000 Personen",
    beds: "Betten",
    deaths: "Todesfälle pro Tag",
    doses: "Dosen pro Tag",
    share: "Anteil von 0 bis 1",
    simulationDay: "Simulationstag",
    seconds: "Sekunden",
    infections: "Infektionen",
    infectionsPerDay: "Infektionen pro Tag",
    infectedPerPerson: "von einer Person Angesteckte",
    level: "relative Höhe",
    date: "Datum",
    members: "Modellläufe",
  },
});

export type Unit = keyof (typeof unitTexts)["en"];

export function unitText(unit: Unit): Localized {
  return inEachLanguage((language) => inLanguage(unitTexts, language)[unit]);
}

export interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly unit?: Unit;
  readonly text: Localized;
}

/** Columns that differ between runs: one for each strain, activity, age group. */
export interface OtherFields extends Omit<Field, "name"> {
  /** What the names of these columns are. */
  readonly names: Localized;
}

export interface TableDescription {
  /** In addresses. */
  readonly name: string;
  readonly title: Localized;
  readonly fields: readonly Field[];
  readonly others?: OtherFields;
}

/** The columns of one file: the described ones, and the others by the names they have there. */
export function fieldsOf(
  { fields, others }: Pick<TableDescription, "fields" | "others">,
  columns: readonly string[],
): readonly Field[] {
  return columns.map((name) => {
    const known = fields.find((field) => field.name === name);
    if (known) return known;
    const { names: _names, ...other } = others ?? unknownField;
    return { ...other, name };
  });
}

/** Tables of other groups may have columns that this format does not know. */
const unknownField: OtherFields = {
  type: "string",
  names: { en: "any", de: "beliebig" },
  text: { en: "Not described.", de: "Nicht beschrieben." },
};
